import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { abrirTelas } from '#components/testing/abrir-telas-de-teste.tsx';
import { type RotasDeTeste, responder, semResposta } from '#lib/api/platform/api-de-teste.ts';
import { buscaDeLista } from '#lib/contracts/platform/busca-de-lista.ts';
import {
  type ListaDoCatalogo,
  listaDoCatalogo,
  type ProdutoNoPortalResumo,
  produtoNoPortalResumo,
} from '#lib/portal/contracts/catalogo-de-produtos.ts';
import { produtoNoPortalConsulta } from '#lib/portal/contracts/produto-no-portal-consulta.ts';
import { CatalogoScreen } from './CatalogoScreen.tsx';

const id = (n: number) => `01900000-0000-7000-8000-00000000003${n}`;
const produto = (n: number, mais: Partial<ProdutoNoPortalResumo> = {}) =>
  produtoNoPortalResumo.parse({
    id: id(n),
    versao: n,
    ambiente: 'TREINAMENTO',
    raiz: '40000001',
    situacao: 'EM_REVISAO',
    frase: null,
    item: { id: id(9), partNumber: `FICT-${n}` },
    importador: { id: id(8), nome: 'Importadora Fictícia' },
    codigoInterno: `FICT-${n}`,
    denominacao: 'Placa',
    ncm: '85340011',
    codigo: null,
    versaoNoPortal: null,
    situacaoNoPortal: null,
    versaoVista: null,
    situacaoVista: null,
    comparacao: null,
    comparadoEm: null,
    ato: 'INCLUIR',
    excluidoEm: null,
    proximaEm: null,
    redigidoEm: '2026-11-23T14:00:00.000Z',
    redigidoPor: 'Ana',
    ...mais,
  });
const lista = (mais: Partial<ListaDoCatalogo> = {}) =>
  listaDoCatalogo.parse({
    id: id(7),
    ambiente: 'TREINAMENTO',
    raiz: '40000001',
    titular: 'Maria da Silva',
    situacao: 'PRONTA',
    importador: { id: id(8), nome: 'Importadora Fictícia' },
    frase: null,
    pedidaEm: '2026-11-23T14:00:00.000Z',
    pedidaPor: 'Ana',
    proximaEm: null,
    olhadaEm: '2026-11-23T14:05:00.000Z',
    sha256: null,
    noPortal: 3,
    itensSemProduto: 4,
    aqui: { iguais: 1, diferem: 0, faltamLa: 0, naoComparados: 1 },
    soLa: [
      { codigo: '771', versao: '1', situacao: 'ATIVADO', ncm: '85340011', denominacao: 'Outra', codigosInterno: [] },
    ],
    ...mais,
  });

const abrir = (produtos: object[], listas: object[] = [], rotas: RotasDeTeste = {}) =>
  abrirTelas({
    endereco: '/configuracoes/catalogo',
    telas: {
      '/configuracoes/catalogo': [
        CatalogoScreen,
        { validateSearch: buscaDeLista(produtoNoPortalConsulta, ['preparar', 'comparar']) },
      ],
    },
    rotas: {
      'GET /api/PortalUnico/Produto': () => responder(produtos, 200, { 'X-Total-Count': String(produtos.length) }),
      'GET /api/PortalUnico/Catalogo': () => responder(listas),
      'GET /api/PortalUnico/Credencial': () => responder([]),
      'GET /api/Importador': () => responder([], 200, { 'X-Total-Count': '0' }),
      ...rotas,
    },
  });

test('many are approved at once, in the version that was seen, and a refusal is told by its reason', async () => {
  const { pedidos } = abrir([produto(1), produto(2)], [], {
    'POST /api/PortalUnico/Produto/EmVarios': () =>
      responder({
        feitos: [id(1)],
        recusados: [{ id: id(2), nome: 'FICT-2', motivo: 'Quem redigiu ou pediu a revisão não aprova.' }],
      }),
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Selecionar todas as linhas' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Aprovar' }));
  expect(await screen.findByText('1 produto aprovado.')).toBeVisible();
  expect(await screen.findByText(/FICT-2: Quem redigiu ou pediu a revisão não aprova\./)).toBeVisible();
  const [ato] = pedidos('POST', '/api/PortalUnico/Produto/EmVarios');
  expect(await ato?.clone().json()).toEqual({
    produtos: [
      { id: id(1), versao: 1 },
      { id: id(2), versao: 2 },
    ],
    ato: { tipo: 'APROVAR' },
  });
});

test('the list is read again while what was sent is under way, and what is selected stays so', async () => {
  let um = produto(1, { situacao: 'ENVIANDO', proximaEm: '2026-11-23T14:00:00.000Z' });
  abrir([], [], {
    // Its answer would read the list again too.
    'GET /api/PortalUnico/Catalogo': semResposta,
    'GET /api/PortalUnico/Produto': () => responder([um, produto(2)], 200, { 'X-Total-Count': '2' }),
  });
  const linhas = within(await screen.findByRole('grid'));
  expect(await linhas.findByText('Enviando')).toBeVisible();
  const escolher = within(linhas.getByRole('row', { name: /FICT-2/ })).getByRole('checkbox');
  await userEvent.click(escolher);
  um = produto(1, { situacao: 'ENVIADO', codigo: '770' });
  expect(await linhas.findByText('No Portal')).toBeVisible();
  expect(escolher).toBeChecked();
});

test('the comparison says its instant and its reach, and nothing of a list that has not come', async () => {
  abrir(
    [produto(1, { comparacao: 'IGUAL' }), produto(2)],
    [
      lista(),
      lista({ id: id(6), ambiente: 'PRODUCAO', situacao: 'NA_FILA', noPortal: null, olhadaEm: null, soLa: [] }),
    ],
  );
  const tabela = within(await screen.findByRole('table', { name: /^Comparação do Catálogo com o Portal/ }));
  const linhas = tabela.getAllByRole('row').slice(1);
  const celulas = linhas.map((linha) =>
    within(linha)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  );
  expect(celulas.map((uma) => uma.slice(1))).toEqual([
    [
      'Treinamento',
      expect.stringMatching(/^23\/11\/2026 \d\d:05, por Maria da Silva$/),
      '3',
      '1',
      '0',
      '0',
      '1',
      '1',
      '4',
    ],
    ['Produção', '—O Cais está perguntando ao Portal.', '—', '—', '—', '—', '1', '—', '4'],
  ]);
  const grade = within(await screen.findByRole('grid'));
  expect(await grade.findByText('Igual')).toBeVisible();
  await userEvent.click(tabela.getByRole('button', { name: 'Ver o produto só do Portal de Importadora Fictícia' }));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Só no Portal: Importadora Fictícia' }));
  expect(dialogo.getByRole('row', { name: /^771 1 Outra 8534\.00\.11/ })).toBeVisible();
});

test('without a key of its environment an approved product cannot be sent', async () => {
  abrir([produto(1, { situacao: 'APROVADO' })]);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Selecionar linha' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Enviar ao Portal…' }));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Enviar o produto ao Portal Único' }));
  expect(await dialogo.findByText(/^Para enviar em treinamento, cadastre uma chave em/)).toBeVisible();
  expect(dialogo.getByRole('button', { name: 'Enviar' })).toBeDisabled();
});

test('a change of many is prepared by one choice, and what was left out is told by its reason', async () => {
  const { pedidos } = abrir([produto(1, { situacao: 'ENVIADO', codigo: '770', versaoNoPortal: '1' }), produto(2)], [], {
    'POST /api/PortalUnico/Produto/EmVarios': () =>
      responder({ feitos: [id(1)], recusados: [{ id: id(2), nome: 'FICT-2', motivo: 'Não está no Portal Único.' }] }),
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Selecionar todas as linhas' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Preparar mudança…' }));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Preparar a mudança de 2 produtos' }));
  await userEvent.click(dialogo.getByRole('radio', { name: 'Retificação da versão' }));
  await userEvent.click(dialogo.getByRole('button', { name: 'Preparar' }));
  expect(await screen.findByText('1 produto em preparo.')).toBeVisible();
  expect(await screen.findByText(/FICT-2: Não está no Portal Único\./)).toBeVisible();
  const [ato] = pedidos('POST', '/api/PortalUnico/Produto/EmVarios');
  expect((await ato?.clone().json())?.ato).toEqual({ tipo: 'PREPARAR_MUDANCA', como: 'RETIFICACAO' });
});

test('a draft that was undone can only come back', async () => {
  const { pedidos } = abrir([produto(1, { situacao: 'RASCUNHO', excluidoEm: '2026-11-23T15:00:00.000Z' })], [], {
    'POST /api/PortalUnico/Produto/EmVarios': () => responder({ feitos: [id(1)], recusados: [] }),
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Selecionar linha' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Trazer de volta' }));
  expect(await screen.findByText('1 produto trazido de volta.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Enviar ao Portal…' })).not.toBeInTheDocument();
  const [ato] = pedidos('POST', '/api/PortalUnico/Produto/EmVarios');
  expect((await ato?.clone().json())?.ato).toEqual({ tipo: 'TRAZER_DE_VOLTA' });
});
