import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { abrirTelas } from '#components/testing/abrir-telas-de-teste.tsx';
import { responder } from '#lib/api/platform/api-de-teste.ts';
import { type ProcessoInteiro, processoInteiro } from '#lib/contracts/processo/processo.ts';
import { CargaSection } from './CargaSection.tsx';

const ID = '01a1fd15-e7ab-758c-8773-6cd900bf9e0e';
const TOTAIS = { ii: '0.00', ipi: '0.00', pis: '0.00', cofins: '0.00', outros: '0.00', taxaSiscomex: '0.00' };
const conteiner = (numero: string, tara: string | null = null) => ({
  numero,
  tipo: null,
  lacre: null,
  tara,
  pesoBruto: null,
  devolucao: null,
});
const [UM, DOIS, NOVO_MEU, NOVO_DELA] = ['CSQU3054383', 'MSCU1234566', 'TGHU7654320', 'TEMU6079348'] as const;

const processo = (mudancas: object = {}): ProcessoInteiro =>
  processoInteiro.parse({
    id: ID,
    versao: 2,
    numero: 'IMP-2026-0001',
    tipoDocumento: 'DI',
    numeroDI: null,
    situacao: 'EM_TRANSITO',
    canalRfb: null,
    canalCodigo: null,
    fornecedor: null,
    paisProcedencia: null,
    incoterm: 'FOB',
    importador: { id: ID, numero: '12ABC34501DE35', nome: 'Águia' },
    dataRegistro: null,
    dataDesembaraco: null,
    dataChegada: null,
    adicoes: 0,
    itens: 0,
    valorAduaneiro: '0.00',
    tributos: TOTAIS,
    recolher: TOTAIS,
    criadoEm: '2026-11-20T12:00:00.000Z',
    referencia: 'ALFA',
    declaracao: null,
    conferencias: null,
    arquivo: null,
    alteradoPor: 'José',
    conteineres: [conteiner(UM, '2200.00000'), conteiner(DOIS)],
    ...mudancas,
  });

/** Opens the tab over a server where another person saved `dela` first. */
function abrir(dela: object) {
  const atual = processo({ versao: 3, ...dela });
  const escritas: { versao: number; conteineres: { numero: string; tara: string | null }[] }[] = [];
  abrirTelas({
    endereco: '/',
    telas: { '/': [() => <CargaSection processo={processo()} />] },
    rotas: {
      'GET /api/Usuario': () => responder([], 200, { 'X-Total-Count': '0' }),
      'PUT /api/Processo': async (pedido) => {
        const escrita = await pedido.clone().json();
        escritas.push(escrita);
        return escrita.versao === 2
          ? responder({ Error: 'Alterado por outra pessoa.', codigo: 'CONFLITO', atual }, 409)
          : responder({ ...atual, ...escrita, versao: 4 });
      },
    },
  });
  return { escritas, pessoa: userEvent.setup() };
}

const linha = async (numero: number) =>
  within(await screen.findByRole('group', { name: `Contêineres, linha ${numero}` }));
const dialogo = async () =>
  within(await screen.findByRole('dialog', { name: 'Este registro mudou enquanto você o editava' }));

test('two people on the containers of a processo: each row is kept, and only one that both changed is asked about', async () => {
  const { escritas, pessoa } = abrir({
    conteineres: [conteiner(UM, '2300.00000'), conteiner(DOIS, '2100.00000'), conteiner(NOVO_DELA)],
  });
  const tara = (await linha(1)).getByRole('textbox', { name: /^Tara/ });
  await pessoa.clear(tara);
  await pessoa.type(tara, '2250');
  await pessoa.click(screen.getByRole('button', { name: 'Adicionar contêiner' }));
  await pessoa.type((await linha(3)).getByRole('textbox', { name: /^Número/ }), NOVO_MEU);
  await pessoa.click(screen.getByRole('button', { name: 'Gravar' }));

  const perguntas = await dialogo();
  expect(perguntas.getAllByRole('radiogroup')).toHaveLength(1);
  expect(perguntas.getByRole('region', { name: 'Só você mudou; fica o seu' })).toHaveTextContent(
    'Contêineres, Número TGHU 765432-0: — → Número TGHU 765432-0',
  );
  const dela = perguntas.getByRole('region', { name: 'Só a outra pessoa mudou; fica o dela' });
  expect(dela).toHaveTextContent('Contêineres, Número MSCU 123456-6: Tara: — → 2.100,00');
  expect(dela).toHaveTextContent('Contêineres, Número TEMU 607934-8: — → Número TEMU 607934-8');
  const pergunta = perguntas.getByRole('radiogroup', { name: 'Contêineres, Número CSQU 305438-3: Tara' });
  expect(pergunta).toHaveAccessibleDescription('Era: 2.200,00');
  await pessoa.click(within(pergunta).getByRole('radio', { name: 'Minha: 2.250,00' }));
  await pessoa.click(perguntas.getByRole('button', { name: 'Gravar' }));

  await waitFor(() => expect(escritas).toHaveLength(2));
  expect(escritas[1]?.versao).toBe(3);
  expect(escritas[1]?.conteineres.map(({ numero, tara }) => [numero, tara])).toEqual([
    [UM, '2250.00'],
    [DOIS, '2100.00000'],
    [NOVO_DELA, null],
    [NOVO_MEU, null],
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a row that I removed and the other person changed is asked about, and all of one side can be chosen at once', async () => {
  const { escritas, pessoa } = abrir({ conteineres: [conteiner(UM, '2300.00000'), conteiner(DOIS, '2100.00000')] });
  await pessoa.click((await linha(2)).getByRole('button', { name: 'Remover a linha 2' }));
  const tara = (await linha(1)).getByRole('textbox', { name: /^Tara/ });
  await pessoa.clear(tara);
  await pessoa.type(tara, '2250');
  await pessoa.click(screen.getByRole('button', { name: 'Gravar' }));

  const perguntas = await dialogo();
  const removida = perguntas.getByRole('radiogroup', { name: 'Contêineres, Número MSCU 123456-6' });
  expect(within(removida).getByRole('radio', { name: 'Minha: removida' })).not.toBeChecked();
  expect(
    within(removida).getByRole('radio', { name: 'Da outra pessoa: Número MSCU 123456-6, Tara 2.100,00' }),
  ).not.toBeChecked();
  await pessoa.click(perguntas.getByRole('button', { name: 'Gravar' }));
  expect(perguntas.getByText('Falta escolher em 2 campos.')).toBeVisible();
  const todos = within(perguntas.getByRole('group', { name: 'Contêineres' }));
  await pessoa.click(todos.getByRole('button', { name: 'Todas as minhas' }));
  await pessoa.click(perguntas.getByRole('button', { name: 'Gravar' }));
  await waitFor(() => expect(escritas).toHaveLength(2));
  expect(escritas[1]?.conteineres.map(({ numero, tara }) => [numero, tara])).toEqual([[UM, '2250.00']]);
});
