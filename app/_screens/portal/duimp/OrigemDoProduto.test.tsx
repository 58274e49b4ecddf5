import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import 'fake-indexeddb/auto';
import { abrirTelas } from '#components/testing/abrir-telas-de-teste.tsx';
import { responder } from '#lib/api/platform/api-de-teste.ts';
import { COMPLEMENTO_EM_BRANCO } from '#lib/domain/aduana/declaracao/rascunho-da-duimp.ts';
import { DuimpSection } from './DuimpSection.tsx';

const id = (n: number) => `01900000-0000-7000-8000-00000000005${n}`;
const ROTA = `/api/Processo/${id(1)}/Duimp`;
const catalogo = (mais: object = {}) => ({
  produtoId: id(4),
  estado: 'SERVE',
  codigo: 45,
  versao: '1',
  enviadoEm: '2026-11-20T15:00:00.000Z',
  comparadoEm: null,
  comparacao: null,
  versaoVista: null,
  ...mais,
});
const item = (n: number, mais: object = {}) => ({
  id: id(n),
  numero: n,
  partNumber: `PN-${n}`,
  descricao: 'Circuito',
  ncm: '85423190',
  unidadeEstatistica: null,
  quantidadeEstatistica: null,
  itemId: id(9),
  catalogo: null,
  ...mais,
});
const duimp = (ambiente: string, itens: object[], mais: object = {}) => ({
  processoId: id(1),
  versao: 0,
  ambiente,
  complemento: COMPLEMENTO_EM_BRANCO,
  bloqueio: null,
  lacunas: [],
  escrito: null,
  operadores: [],
  itens,
  fundamentos: [],
  porRuc: false,
  porTerceiro: false,
  rascunho: null,
  registro: null,
  retificacao: null,
  conferencias: { sha256: null, abertas: [] },
  ...mais,
});
const credencial = (n: number, ambiente: string) => ({
  id: id(n),
  ambiente,
  modo: 'CHAVE',
  titular: 'Maria da Silva',
  cpf: '52998224725',
  validaAte: null,
  criadaEm: '2026-11-20T12:00:00.000Z',
  criadaPor: 'João',
  encerradaEm: null,
  testadaEm: null,
  testePassou: null,
  testeFrase: null,
  usadaEm: null,
});
const abrir = (ler: (pedido: Request) => Response, credenciais: object[] = []) =>
  abrirTelas({
    endereco: '/processo',
    telas: { '/processo': [() => <DuimpSection processoId={id(1)} />] },
    rotas: {
      [`GET ${ROTA}`]: ler,
      [`PUT ${ROTA}`]: () => responder(duimp('TREINAMENTO', [item(1)], { versao: 1 })),
      'GET /api/PortalUnico/Credencial': () => responder(credenciais),
    },
  });
const linha = async (nome: string) => within(await screen.findByRole('group', { name: nome }));

test('the page says where each code comes from, or why there is none, and what a person types wins', async () => {
  const user = userEvent.setup();
  const { pedidos } = abrir(() =>
    responder(
      duimp('TREINAMENTO', [
        item(1, { catalogo: catalogo() }),
        item(2, {
          catalogo: catalogo({ versaoVista: '2', comparacao: 'DIFERE', comparadoEm: '2026-11-21T15:00:00.000Z' }),
        }),
        item(3, { catalogo: catalogo({ estado: 'DESATIVADO', codigo: null, versao: null }) }),
        item(4),
        item(5, { itemId: null }),
      ]),
    ),
  );
  const primeira = await linha('1. PN-1 · 8542.31.90');
  expect(
    primeira.getByText(
      /^Catálogo \(treinamento\): produto 45, versão 1, enviado em 20\/11\/2026 \d\d:00, não comparado\./,
    ),
  ).toBeVisible();
  expect(primeira.getByText('Vazio: 45, do Catálogo.')).toBeVisible();
  expect(primeira.getByRole('link', { name: 'Abrir no Catálogo: PN-1' })).toHaveAttribute(
    'href',
    expect.stringContaining(`/configuracoes/catalogo/${id(4)}`),
  );
  expect(
    (await linha('2. PN-2 · 8542.31.90')).getByText(/no Portal está a versão 2, diferente do daqui na lista de/),
  ).toBeVisible();
  expect((await linha('3. PN-3 · 8542.31.90')).getByText(/o produto está desativado no Portal/)).toBeVisible();
  const quarta = await linha('4. PN-4 · 8542.31.90');
  expect(quarta.getByText(/sem produto deste item/)).toBeVisible();
  expect(quarta.getByRole('link', { name: 'Preparar no Catálogo: PN-4' })).toHaveAttribute(
    'href',
    expect.stringContaining(`itemId=${id(9)}`),
  );
  expect((await linha('5. PN-5 · 8542.31.90')).getByText(/não é de nenhum cadastro/)).toBeVisible();

  await user.type(primeira.getByLabelText('Código do produto'), '77');
  expect(primeira.getByText(/^Digitado aqui, e vale sobre o Catálogo\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Gravar os dados da DUIMP' }));
  expect(await primeira.findByText('Informe a versão.')).toBeVisible();
  await user.clear(primeira.getByLabelText('Código do produto'));
  await user.type(primeira.getByLabelText('Quantidade estatística'), '3');
  await user.click(screen.getByRole('button', { name: 'Gravar os dados da DUIMP' }));
  const [gravado] = await screen.findAllByText(/8542\.31\.90/).then(() => pedidos('PUT', ROTA));
  expect((await gravado?.clone().json())?.complemento.produtos).toEqual([
    { id: id(1), codigo: null, versao: null, quantidadeEstatistica: '3' },
  ]);
});

test('a key of production shows the codes of the catalogue of production before anything is sent', async () => {
  const user = userEvent.setup();
  const escrito = { sha256: 'a'.repeat(64), itens: 1, capa: [], amostra: [] };
  const { pedidos } = abrir(
    (pedido) => {
      const producao = new URL(pedido.url).searchParams.get('ambiente') === 'PRODUCAO';
      const doCatalogo = catalogo(producao ? { codigo: 99, versao: '4' } : {});
      const sha256 = (producao ? 'b' : 'a').repeat(64);
      return responder(
        duimp(producao ? 'PRODUCAO' : 'TREINAMENTO', [item(1, { catalogo: doCatalogo })], {
          escrito: { ...escrito, sha256 },
        }),
      );
    },
    [credencial(6, 'TREINAMENTO'), credencial(7, 'PRODUCAO')],
  );
  await screen.findByRole('button', { name: 'Mandar como rascunho (treinamento)' });
  await user.click(screen.getByRole('combobox', { name: /Credencial/ }));
  await user.click(await screen.findByRole('option', { name: /produção/i }));
  expect(await screen.findByText(/^Catálogo \(produção\): produto 99, versão 4,/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Mandar como rascunho (produção)' }));
  const [mandado] = pedidos('POST', `${ROTA}/Mandar`);
  expect(await mandado?.clone().json()).toEqual({ credencialId: id(7), sha256: 'b'.repeat(64) });
});
