import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { abrirLista } from '#components/lista/abrir-lista-de-teste.tsx';
import { type RotasDeTeste, responder } from '#lib/api/platform/api-de-teste.ts';
import type { Visao } from '#lib/contracts/platform/visao.ts';

const AZUIS: Visao = {
  id: '0190aaaa-0000-7000-8000-000000000001',
  versao: 3,
  tela: 'embarques',
  nome: 'Azuis',
  compartilhada: false,
  padrao: false,
  minha: true,
  definicao: {
    filtros: { cor: 'A' },
    ordem: '-valor',
    apresentacao: {
      colunas: ['nome', 'valor'].map((campo) => ({ campo, visivel: true })),
      densidade: 'compacta',
    },
  },
};
const DA_EMPRESA: Visao = {
  ...AZUIS,
  id: '0190aaaa-0000-7000-8000-000000000002',
  nome: 'Da casa',
  minha: false,
  compartilhada: true,
};
const NA_VISAO = `/?cor=A&ordem=-valor&visao=${AZUIS.id}`;

const mesmo = (endereco: string) => Object.fromEntries(new URL(endereco, 'http://x').searchParams);
const botao = (name: string | RegExp) => screen.findByRole('button', { name });
const titulos = () =>
  screen
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)
    .filter(Boolean);
async function escolherNoMenu(aberto: string | RegExp, item: string | RegExp) {
  await screen.findByRole('link', { name: 'Aurora' });
  await userEvent.click(await botao(aberto));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}

beforeEach(() => localStorage.clear());

test('a view brings its filters, its order and its looks', async () => {
  const { endereco } = abrirLista({ visoes: [AZUIS, DA_EMPRESA] });
  await escolherNoMenu('Todos os embarques', 'Azuis');
  await waitFor(() => expect(mesmo(endereco())).toEqual(mesmo(NA_VISAO)));
  expect(await botao('Azuis')).toBeVisible();
  await waitFor(() => expect(titulos()).toEqual(['Nome', 'Valor (R$)']));
});

test('saved from a list whose looks were changed, it leaves the list without a view as it was', async () => {
  const visoes: Visao[] = [];
  abrirLista({
    rotas: {
      'GET /api/Visao': () => responder(visoes),
      'POST /api/Visao': async (pedido) => {
        visoes.push({ ...AZUIS, ...(await pedido.json()) });
        return responder(visoes[0], 201);
      },
    },
  });
  await userEvent.click(await botao('Colunas'));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Dia' }));
  await userEvent.keyboard('{Escape}');
  await escolherNoMenu('Todos os embarques', 'Salvar como…');
  await userEvent.type(await screen.findByLabelText('Nome da visão'), 'Sem dia{Enter}');
  expect(await botao('Sem dia')).toBeVisible();
  expect(titulos()).toEqual(['Nome', 'Cor', 'Valor (R$)']);
  await escolherNoMenu('Sem dia', 'Todos os embarques');
  await waitFor(() => expect(titulos()).toEqual(['Nome', 'Dia', 'Cor', 'Valor (R$)']));
});

test('saved, it is found again after a reload, with its filters and its columns, unchanged', async () => {
  const visoes: Visao[] = [];
  const rotas: RotasDeTeste = {
    'GET /api/Visao': () => responder(visoes),
    'POST /api/Visao': async (pedido) => {
      visoes.push({ ...AZUIS, ...(await pedido.json()) });
      return responder(visoes[0], 201);
    },
  };
  const { endereco, unmount } = abrirLista({ endereco: '/?cor=A', rotas });
  await userEvent.click(await botao('Colunas'));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Dia' }));
  await userEvent.keyboard('{Escape}');
  await escolherNoMenu('Todos os embarques', 'Salvar como…');
  await userEvent.type(await screen.findByLabelText('Nome da visão'), 'Sem dia{Enter}');
  expect(await botao('Sem dia')).toBeVisible();
  const salvo = endereco();
  unmount();

  const { perguntas } = abrirLista({ endereco: salvo, rotas });
  expect(await botao('Sem dia')).toBeVisible();
  expect(await botao('Cor: Azul')).toBeVisible();
  await waitFor(() => expect(titulos()).toEqual(['Nome', 'Cor', 'Valor (R$)']));
  expect(perguntas('/api/Embarque').at(-1)).toContain('cor=A');
});

test('changed, it says so and can be saved as it stands now', async () => {
  const { api } = abrirLista({
    endereco: NA_VISAO,
    visoes: [AZUIS],
    rotas: { 'PUT /api/Visao': async (pedido) => responder({ ...AZUIS, ...(await pedido.json()) }) },
  });
  await userEvent.click(await botao('Limpar filtros'));
  expect(await botao('Azuis (alterada)')).toBeVisible();
  await userEvent.click(await botao('Salvar'));
  const envio = await waitFor(() => api.pedidos.find(({ method }) => method === 'PUT') as Request);
  expect(await envio.json()).toMatchObject({ id: AZUIS.id, versao: 3, definicao: { filtros: {}, ordem: '-valor' } });
});

test('or gone back to, looks included', async () => {
  const { endereco } = abrirLista({ endereco: NA_VISAO, visoes: [AZUIS] });
  await userEvent.click(await botao('Colunas'));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Dia' }));
  await userEvent.keyboard('{Escape}');
  expect(await botao('Azuis (alterada)')).toBeVisible();
  await userEvent.click(await botao('Voltar à visão'));
  expect(await botao('Azuis')).toBeVisible();
  expect(titulos()).toEqual(['Nome', 'Valor (R$)']);
  expect(mesmo(endereco())).toEqual(mesmo(NA_VISAO));
});

test('somebody else’s cannot be saved over, only as one’s own', async () => {
  abrirLista({ endereco: `/?visao=${DA_EMPRESA.id}`, visoes: [DA_EMPRESA] });
  expect(await botao('Da casa (alterada)')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Salvar' })).toBeNull();
  expect(await botao('Salvar como…')).toBeVisible();
});

test('what is on the screen is kept under a name, and the list is then in that view', async () => {
  const visoes: Visao[] = [];
  const { endereco, api } = abrirLista({
    endereco: '/?cor=A',
    rotas: {
      'GET /api/Visao': () => responder(visoes),
      'POST /api/Visao': async (pedido) => {
        visoes.push({ ...AZUIS, ...(await pedido.json()), versao: 1 });
        return responder(visoes[0], 201);
      },
    },
  });
  await escolherNoMenu('Todos os embarques', 'Salvar como…');
  const dialogo = within(await screen.findByRole('dialog', { name: 'Salvar visão' }));
  await userEvent.click(dialogo.getByRole('button', { name: 'Salvar' }));
  expect(dialogo.getByText('Dê um nome à visão.')).toBeVisible();
  await userEvent.type(dialogo.getByLabelText('Nome da visão'), 'Do mar{Tab} ');
  await userEvent.click(dialogo.getByRole('button', { name: 'Salvar' }));
  expect(await botao('Do mar')).toBeVisible();
  expect(endereco()).toContain(`visao=${AZUIS.id}`);
  const envio = api.pedidos.find(({ method }) => method === 'POST') as Request;
  expect(await envio.json()).toMatchObject({
    tela: 'embarques',
    nome: 'Do mar',
    compartilhada: true,
    padrao: false,
    definicao: { filtros: { cor: 'A' }, ordem: 'nome', apresentacao: { densidade: 'normal' } },
  });
});

test('a name that is taken is said at the field, with nothing lost', async () => {
  abrirLista({
    rotas: { 'POST /api/Visao': () => responder({ Error: 'Você já tem essa.', codigo: 'DUPLICADO', id: 'x' }, 409) },
  });
  await escolherNoMenu('Todos os embarques', 'Salvar como…');
  const nome = await screen.findByLabelText('Nome da visão');
  await userEvent.type(nome, 'Azuis{Enter}');
  expect(await screen.findByText('Você já tem essa.')).toBeVisible();
  expect(nome).toHaveValue('Azuis');
});

test('the view a list opens with is there when the address says nothing', async () => {
  const { endereco } = abrirLista({ visoes: [{ ...AZUIS, padrao: true }] });
  await waitFor(() => expect(mesmo(endereco())).toEqual(mesmo(NA_VISAO)));
  expect(await screen.findByRole('link', { name: 'Aurora' })).toBeVisible();
});

test('never over an address that says something, nor over one just cleared', async () => {
  const { endereco } = abrirLista({ endereco: '/?cor=V', visoes: [{ ...AZUIS, padrao: true }] });
  await screen.findByRole('link', { name: 'Aurora' });
  expect(endereco()).toBe('/?cor=V');
  await userEvent.click(await botao('Limpar filtros'));
  await waitFor(() => expect(endereco()).toBe('/?visao=nenhuma'));
  expect(await botao('Todos os embarques')).toBeVisible();
});

test.each([
  ['Abrir a lista com esta visão', { padrao: true }],
  ['Compartilhar com a empresa', { compartilhada: true }],
])('%s is a choice of the menu', async (item, mudanca) => {
  const { api } = abrirLista({
    endereco: NA_VISAO,
    visoes: [AZUIS],
    rotas: { 'PUT /api/Visao': () => responder({ ...AZUIS, ...mudanca }) },
  });
  await escolherNoMenu('Azuis', item);
  const envio = await waitFor(() => api.pedidos.find(({ method }) => method === 'PUT') as Request);
  expect(await envio.json()).toMatchObject({ id: AZUIS.id, nome: 'Azuis', ...mudanca });
});

test('a second choice, made before the first is answered, leaves what the first made', async () => {
  const chegou: (() => void)[] = [];
  let gravada = { ...AZUIS, padrao: true };
  const { api } = abrirLista({
    endereco: NA_VISAO,
    visoes: [gravada],
    rotas: {
      'PUT /api/Visao': async (pedido) => {
        gravada = { ...gravada, ...(await pedido.clone().json()) };
        if (chegou.length === 0) await new Promise<void>((pronto) => chegou.push(pronto));
        return responder(gravada);
      },
    },
  });
  await escolherNoMenu('Azuis', 'Não abrir a lista com esta visão');
  await waitFor(() => expect(chegou).toHaveLength(1));
  await escolherNoMenu('Azuis', 'Compartilhar com a empresa');
  chegou[0]?.();
  await waitFor(() => expect(gravada).toMatchObject({ compartilhada: true }));
  expect(gravada.padrao).toBe(false);
  expect(api.pedidos.filter(({ method }) => method === 'PUT')).toHaveLength(2);
});

test('a view is given another name, and only what the dialog asks for is changed', async () => {
  const { api } = abrirLista({
    endereco: NA_VISAO,
    visoes: [AZUIS],
    rotas: { 'PUT /api/Visao': () => responder({ ...AZUIS, nome: 'Azuis e caros', compartilhada: true }) },
  });
  await escolherNoMenu('Azuis', 'Renomear…');
  const dialogo = within(await screen.findByRole('dialog', { name: 'Renomear visão' }));
  const nome = dialogo.getByRole('textbox', { name: 'Nome da visão' });
  await userEvent.clear(nome);
  await userEvent.type(nome, 'Azuis e caros');
  await userEvent.click(dialogo.getByRole('checkbox', { name: 'Compartilhar com a empresa' }));
  await userEvent.click(dialogo.getByRole('button', { name: 'Salvar' }));
  const envio = await waitFor(() => api.pedidos.find(({ method }) => method === 'PUT') as Request);
  const { tela: _tela, minha: _minha, ...edicao } = AZUIS;
  expect(await envio.json()).toEqual({ ...edicao, nome: 'Azuis e caros', compartilhada: true });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a view is deleted only after a question, and the list stands without any', async () => {
  const { api, endereco } = abrirLista({
    endereco: NA_VISAO,
    visoes: [AZUIS],
    rotas: { [`DELETE /api/Visao/${AZUIS.id}`]: () => new Response(null, { status: 204 }) },
  });
  await escolherNoMenu('Azuis', 'Excluir…');
  const dialogo = within(await screen.findByRole('dialog', { name: 'Excluir a visão “Azuis”?' }));
  await userEvent.click(dialogo.getByRole('button', { name: 'Excluir' }));
  await waitFor(() => expect(api.pedidos.some(({ method }) => method === 'DELETE')).toBe(true));
  expect(endereco()).toBe('/?visao=nenhuma');
});

test('a server without views still has its list', async () => {
  const calado = jest.spyOn(console, 'error').mockImplementation(() => {});
  abrirLista({ rotas: { 'GET /api/Visao': () => responder({}, 404) } });
  expect(await screen.findByRole('link', { name: 'Aurora' })).toBeVisible();
  calado.mockRestore();
});
