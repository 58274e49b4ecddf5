import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AssistenteScreen } from '#app/_screens/importacao/processos/novo/AssistenteScreen.tsx';
import { assistenteBusca } from '#app/_screens/importacao/processos/novo/assistente-busca.ts';
import { abrirTelas } from '#components/testing/abrir-telas-de-teste.tsx';
import { responder } from '#lib/api/platform/api-de-teste.ts';
import { type ProcessoInteiro, processoInteiro } from '#lib/contracts/processo/processo.ts';
import { PendenciasSection } from './PendenciasSection.tsx';

const ID = '01a1fd15-e7ab-758c-8773-6cd900bf9e0e';
const PAGINA = `/importacao/processos/${ID}`;
const TOTAIS = { ii: '0.00', ipi: '0.00', pis: '0.00', cofins: '0.00', outros: '0.00', taxaSiscomex: '0.00' };
const PROCESSO: ProcessoInteiro = processoInteiro.parse({
  id: ID,
  versao: 2,
  numero: 'IMP-2026-0001',
  tipoDocumento: 'DI',
  numeroDI: null,
  situacao: 'EM_ABERTO',
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
  declaracao: null,
  conferencias: null,
  arquivo: null,
});
const LIDO = { id: ID, versao: 2, alteradoEm: null, alteradoPor: null, excluidoEm: null };

function abrir(endereco: string, processo = PROCESSO) {
  return abrirTelas({
    endereco,
    larguraDiz: (media) => media.includes('min-width'),
    telas: {
      '/importacao/processos/$id': [() => <PendenciasSection processo={processo} />],
      '/importacao/novo-processo': [AssistenteScreen, { validateSearch: assistenteBusca }],
    },
    rotas: {
      [`GET /api/Processo/${ID}`]: () => responder(processo),
      [`GET /api/ItensDoProcesso/${ID}`]: () => responder({ ...LIDO, bloqueio: null, itens: [], adicoes: [] }),
      'GET /api/Adicao': () => responder([], 200, { 'X-Total-Count': '0' }),
      'GET /api/Documento': () => responder([], 200, { 'X-Total-Count': '0' }),
    },
  });
}

const causas = async () => within(await screen.findByRole('list', { name: 'O que falta para o registro' }));
const ditas = (lista: Awaited<ReturnType<typeof causas>>) =>
  lista.getAllByRole('listitem').map(({ textContent }) => textContent);

test('the page of an open process says what its registration lacks by cause, each with one remedy', async () => {
  const { endereco } = abrir(PAGINA);
  const lista = await causas();
  expect(ditas(lista)).toEqual([
    '6 dados da identificação por informar · PreencherEscolha o representante legal. Escolha a modalidade. Informe a URF de despacho. Informe a URF de entrada. Informe o recinto. Informe o país de procedência.',
    '7 dados da carga por informar · PreencherEscolha a via de transporte. Escolha o tipo de conhecimento. Informe o número do conhecimento. Informe o peso bruto. Informe o peso líquido. Informe os volumes. Informe o frete, ainda que seja zero.',
    'O processo ainda não tem itens. · Completar os itens',
    expect.stringMatching(/^3 papéis exigidos faltam · Ver os documentosDocumento em falta: fatura comercial\./),
  ]);
  expect(screen.getByText('4 causas')).toBeVisible();
  await userEvent.click(lista.getByRole('link', { name: 'Ver os documentos: 3 papéis exigidos faltam' }));
  await waitFor(() => expect(endereco()).toBe(`${PAGINA}?aba=documentos`));
});

test('the review of the wizard shows the same causes, and leads to its steps', async () => {
  const { endereco } = abrir(`/importacao/novo-processo?processo=${ID}&passo=revisao`);
  const lista = await causas();
  expect(ditas(lista)).toHaveLength(4);
  expect(screen.getByText(/^Há 4 causas a resolver para o registro/)).toBeVisible();
  await userEvent.click(lista.getByRole('link', { name: 'Ver os documentos: 3 papéis exigidos faltam' }));
  await waitFor(() => expect(endereco()).toBe(`/importacao/novo-processo?processo=${ID}&passo=documentos`));
  const doPasso = within(await screen.findByRole('list', { name: 'O que falta neste passo' }));
  expect(doPasso.getAllByRole('listitem')).toHaveLength(1);
});

test('a cancelled process lacks nothing for a registration', () => {
  abrir(PAGINA, { ...PROCESSO, situacao: 'CANCELADO' });
  expect(screen.queryByRole('list', { name: 'O que falta para o registro' })).not.toBeInTheDocument();
  expect(screen.queryByText(/Nada falta/)).not.toBeInTheDocument();
});
