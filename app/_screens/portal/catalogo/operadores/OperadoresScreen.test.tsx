import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { abrirTelas } from '#components/testing/abrir-telas-de-teste.tsx';
import { type RotasDeTeste, responder, semRede, semResposta } from '#lib/api/platform/api-de-teste.ts';
import { buscaDeLista } from '#lib/contracts/platform/busca-de-lista.ts';
import { operadorNoPortalConsulta } from '#lib/portal/contracts/operador-no-portal-consulta.ts';
import {
  type ListaDeOperadores,
  listaDeOperadores,
  type OperadorNoPortalResumo,
  operadorNoPortalResumo,
} from '#lib/portal/contracts/operadores-estrangeiros.ts';
import { contratoDeImportador } from '#lib/registros/importador.ts';
import { OperadoresScreen } from './OperadoresScreen.tsx';

const id = (n: number) => `01900000-0000-7000-8000-00000000004${n}`;
const operador = (n: number, mais: Partial<OperadorNoPortalResumo> = {}) =>
  operadorNoPortalResumo.parse({
    id: id(n),
    versao: n,
    ambiente: 'TREINAMENTO',
    raiz: '40000001',
    situacao: 'ENVIADO',
    frase: null,
    fornecedor: { id: id(9), nome: `Fornecedor ${n}` },
    importador: { id: id(8), nome: 'Importadora Fictícia' },
    nome: `Águia ${n}`,
    tin: null,
    codigoPais: 'CN',
    codigoInterno: `CAIS-${n}`,
    codigo: `OPE_${n}`,
    versaoNoPortal: '1',
    situacaoNoPortal: 'ATIVADO',
    comparacao: null,
    comparadoEm: null,
    mudouNoCadastro: [],
    redigidoEm: '2026-11-23T14:00:00.000Z',
    redigidoPor: 'Ana',
    ato: 'INCLUIR',
    excluidoEm: null,
    proximaEm: null,
    ...mais,
  });
const lista = (mais: Partial<ListaDeOperadores> = {}) =>
  listaDeOperadores.parse({
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
    aqui: { iguais: 1, diferem: 1, faltamLa: 0, naoComparados: 0 },
    semOperador: { quantos: 201, nomes: ['Coruja Fictícia', 'Falcão Fictício'] },
    soLa: [
      {
        codigo: 'OPE_9',
        versao: '1',
        situacao: 'DESATIVADO',
        codigoPais: 'US',
        nome: 'Outro',
        tin: 'T-9',
        codigoInterno: null,
      },
    ],
    ...mais,
  });

const IMPORTADOR = contratoDeImportador.lido.parse({
  id: id(8),
  versao: 1,
  excluidoEm: null,
  alteradoEm: null,
  alteradoPor: null,
  cnpj: '12ABC34501DE35',
  razaoSocial: 'Importadora Fictícia',
  setor: '1',
  situacaoSuframa: 'NAO_INSCRITO',
});

const abrir = (operadores: object[], listas: object[] = [], rotas: RotasDeTeste = {}, busca = '') =>
  abrirTelas({
    endereco: `/configuracoes/catalogo/operadores${busca}`,
    telas: {
      '/configuracoes/catalogo/operadores': [
        OperadoresScreen,
        { validateSearch: buscaDeLista(operadorNoPortalConsulta, ['preparar', 'comparar']) },
      ],
      '/configuracoes/catalogo': [() => <p>Produtos do Catálogo</p>],
    },
    rotas: {
      'GET /api/PortalUnico/Operador': () => responder(operadores, 200, { 'X-Total-Count': String(operadores.length) }),
      'GET /api/PortalUnico/ListaDeOperadores': () => responder(listas),
      'GET /api/PortalUnico/Credencial': () => responder([]),
      'GET /api/Importador': () => responder([], 200, { 'X-Total-Count': '0' }),
      ...rotas,
    },
  });

test('the list is read again while what was sent is under way', async () => {
  let um = operador(1, { situacao: 'ENVIANDO', proximaEm: '2026-11-23T14:00:00.000Z' });
  abrir([], [], {
    // Its answer would read the list again too.
    'GET /api/PortalUnico/ListaDeOperadores': semResposta,
    'GET /api/PortalUnico/Operador': () => responder([um], 200, { 'X-Total-Count': '1' }),
  });
  const linhas = within(await screen.findByRole('grid'));
  expect(await linhas.findByText('Enviando')).toBeVisible();
  um = operador(1);
  expect(await linhas.findByText('No Portal')).toBeVisible();
});

test('the importer stands by its short name, as in the other lists', async () => {
  const nome = 'Importadora Fictícia Indústria e Comércio Ltda';
  const comNome = { importador: { id: id(8), nome } };
  abrir([operador(1, comNome)], [lista(comNome)]);
  const linhas = within(await screen.findByRole('grid'));
  expect(await linhas.findByText('Importadora Fictícia Ind. e Com.')).toBeVisible();
  expect(linhas.queryByText(nome)).toBeNull();
  const tabela = within(await screen.findByRole('table', { name: /^Comparação dos operadores estrangeiros/ }));
  expect(tabela.getByText('Importadora Fictícia Ind. e Com.')).toBeVisible();
});

test('next versions of many are prepared at once, and one that does not differ is told so', async () => {
  const { pedidos } = abrir([operador(1, { comparacao: 'DIFERE' }), operador(2)], [], {
    'POST /api/PortalUnico/Operador/EmVarios': () =>
      responder({
        feitos: [id(1)],
        recusados: [{ id: id(2), nome: 'Águia 2', motivo: 'Nada mudou no cadastro.' }],
      }),
  });
  const linhas = within(await screen.findByRole('grid'));
  expect(await linhas.findByText('Difere')).toBeVisible();
  // What was not compared is a dash, and nothing is green.
  expect(linhas.queryByText('Igual')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Selecionar todas as linhas' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Preparar mudança…' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Preparar' }));
  expect(await screen.findByText('1 operador em preparo.')).toBeVisible();
  expect(await screen.findByText(/Águia 2: Nada mudou no cadastro\./)).toBeVisible();
  const [ato] = pedidos('POST', '/api/PortalUnico/Operador/EmVarios');
  expect(await ato?.clone().json()).toEqual({
    operadores: [
      { id: id(1), versao: 1 },
      { id: id(2), versao: 2 },
    ],
    ato: { tipo: 'PREPARAR_MUDANCA', como: 'NOVA_VERSAO' },
  });
});

test('the comparison says its environment and instant, who has no operator, and what the Portal alone has', async () => {
  abrir(
    [operador(1)],
    [
      lista(),
      lista({ id: id(6), ambiente: 'PRODUCAO', situacao: 'NA_FILA', noPortal: null, olhadaEm: null, soLa: [] }),
    ],
  );
  const tabela = within(await screen.findByRole('table', { name: /^Comparação dos operadores estrangeiros/ }));
  const celulas = tabela
    .getAllByRole('row')
    .slice(1)
    .map((linha) =>
      within(linha)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
  const quando = expect.stringMatching(/^23\/11\/2026 \d\d:05, por Maria da Silva$/);
  expect(celulas.map((uma) => uma.slice(1))).toEqual([
    ['Treinamento', quando, '3', '1', '1', '0', '0', '1', '201'],
    ['Produção', '—O Cais está perguntando ao Portal.', '—', '—', '—', '—', '0', '—', '201'],
  ]);
  await userEvent.click(tabela.getByRole('button', { name: 'Ver o operador só do Portal de Importadora Fictícia' }));
  const soLa = within(await screen.findByRole('dialog', { name: 'Só no Portal: Importadora Fictícia' }));
  expect(soLa.getByRole('row', { name: 'OPE_9 1 US Outro T-9 — DESATIVADO' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const [abre] = tabela.getAllByRole('button', { name: 'Ver os fornecedores sem operador de Importadora Fictícia' });
  await userEvent.click(abre as HTMLElement);
  const sem = within(await screen.findByRole('dialog', { name: 'Sem operador no Portal: Importadora Fictícia' }));
  expect(sem.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Coruja Fictícia',
    'Falcão Fictício',
  ]);
  expect(sem.getByText('E mais 199.')).toBeVisible();
});

test('drafts are prepared by the keyboard, and with the network down nothing chosen is lost', async () => {
  const user = userEvent.setup();
  let caiu = true;
  const { pedidos } = abrir([operador(1)], [], {
    'GET /api/Importador': () => responder([IMPORTADOR], 200, { 'X-Total-Count': '1' }),
    'POST /api/PortalUnico/Operador/Preparar': () => {
      if (caiu) return semRede();
      return responder({ preparados: 2, jaHavia: 0, recusados: [] });
    },
  });
  const abre = await screen.findByRole('button', { name: 'Preparar rascunhos…' });
  act(() => abre.focus());
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Preparar rascunhos de operadores' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(abre).toHaveFocus();
  await user.keyboard('{Enter}');
  const dialogo = within(await screen.findByRole('dialog', { name: 'Preparar rascunhos de operadores' }));
  await user.click(dialogo.getByRole('combobox', { name: /Importador/ }));
  await user.click(await screen.findByRole('option', { name: 'Importadora Fictícia' }));
  await user.click(dialogo.getByRole('button', { name: 'Preparar' }));
  expect(await dialogo.findByText('Sem conexão com o servidor. Verifique a rede e tente de novo.')).toBeVisible();
  expect(dialogo.getByRole('combobox', { name: /Importador/ })).toHaveTextContent('Importadora Fictícia');
  caiu = false;
  await user.click(dialogo.getByRole('button', { name: 'Preparar' }));
  expect(await screen.findByText('2 rascunhos preparados.')).toBeVisible();
  const feitos = pedidos('POST', '/api/PortalUnico/Operador/Preparar');
  expect(await feitos.at(-1)?.clone().json()).toEqual({
    ambiente: 'TREINAMENTO',
    importadorId: IMPORTADOR.id,
    fornecedores: null,
  });
});

test('the products and the operators are one step apart', async () => {
  abrir([operador(1)]);
  const nav = within(await screen.findByRole('navigation', { name: 'Catálogo do Portal Único' }));
  expect(nav.getByRole('link', { name: 'Operadores estrangeiros' })).toHaveAttribute('aria-current', 'page');
  await userEvent.click(nav.getByRole('link', { name: 'Produtos' }));
  expect(await screen.findByText('Produtos do Catálogo')).toBeVisible();
});
