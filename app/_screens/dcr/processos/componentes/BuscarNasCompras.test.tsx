import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { abrirDcr } from '#app/_screens/dcr/processos/processo/abrir-dcr-de-teste.tsx';
import { compraDeTeste, DCR_ID, dcrDeTeste } from '#app/_screens/dcr/processos/processo/dcr-de-teste.ts';
import { responder, semRede } from '#lib/api/platform/api-de-teste.ts';

const PAGINA = `/dcr/processos-dcr/${DCR_ID}?etapa=nacionais`;
const COMPRAS = 'GET /api/CompraNacional';
const FAROL = compraDeTeste();
const CHICOTE = compraDeTeste({ id: '01a1fd15-e7ab-758c-8773-6cd900bf9f21', partNumber: 'CHICOTE', nf: '556' });
const comEstas = (...compras: object[]) => responder(compras, 200, { 'X-Total-Count': String(compras.length) });

beforeEach(() => localStorage.clear());

async function abrirBusca(compras: Parameters<typeof abrirDcr>[1]) {
  const tela = abrirDcr(PAGINA, compras);
  const botao = await screen.findByRole('button', { name: 'Buscar nas compras' });
  act(() => botao.focus());
  await userEvent.keyboard('{Enter}');
  return { ...tela, botao, dialogo: within(await screen.findByRole('dialog', { name: 'Buscar nas compras' })) };
}

test('by the keyboard alone: looked for, chosen, in the list with its note; what is there already says so', async () => {
  const { dialogo, pedidos } = await abrirBusca({
    [COMPRAS]: () => comEstas(FAROL, CHICOTE),
    'PUT /api/Dcr': () => responder(dcrDeTeste()),
  });
  expect(dialogo.getByRole('searchbox')).toHaveFocus();
  const doChicote = await dialogo.findByRole('row', { name: /Escolher CHICOTE/ });
  expect(doChicote).toHaveTextContent('Já na lista');
  expect(dialogo.getByRole('row', { name: /Escolher FAROL/ })).not.toHaveTextContent('Já na lista');
  const [{ url } = { url: '' }] = pedidos('GET', '/api/CompraNacional');
  expect(Object.fromEntries(new URL(url).searchParams)).toMatchObject({
    importadorId: dcrDeTeste().importador.id,
    dataEmissaoAte: dcrDeTeste().dataBase,
    ordem: '-dataEmissao',
  });
  await userEvent.keyboard('farol');
  await waitFor(() => expect(pedidos('GET', '/api/CompraNacional').at(-1)?.url).toContain('q=farol'));
  act(() => dialogo.getByRole('checkbox', { name: 'Escolher FAROL da NF 555, série 1, de 03/11/2026' }).focus());
  await userEvent.keyboard(' {ArrowDown} ');
  expect(dialogo.getByRole('checkbox', { name: /^Escolher CHICOTE/ })).toHaveFocus();
  expect(dialogo.getByRole('alert')).toHaveTextContent(
    '1 já está na lista: trocar o documento dele, com preço; a quantidade fica',
  );
  act(() => dialogo.getByRole('button', { name: 'Incluir 2 no DCR-E' }).focus());
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Componentes nacionais (3)' })).toBeVisible();
});

test('the dialog closes by Escape and gives the focus back', async () => {
  const { botao } = await abrirBusca({ [COMPRAS]: () => comEstas(FAROL) });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(botao).toHaveFocus());
});

test('where nothing was bought it says where purchases are kept; where the filters leave nothing, that', async () => {
  const { dialogo } = await abrirBusca({ [COMPRAS]: () => comEstas() });
  expect(await dialogo.findByRole('heading', { name: /^Nenhuma compra nacional até/ })).toBeVisible();
  expect(dialogo.getByRole('link', { name: 'Compras nacionais' })).toHaveAttribute('href', '/dcr/compras-nacionais');
  await userEvent.type(dialogo.getByRole('searchbox'), 'farol');
  expect(await dialogo.findByText('Nenhuma compra nacional até a data base, nestes filtros.')).toBeVisible();
});

test('while the server is asked it says so, and where it cannot be reached, that, with the way to try again', async () => {
  let caiu = true;
  const { dialogo } = await abrirBusca({ [COMPRAS]: () => (caiu ? semRede() : comEstas(FAROL)) });
  expect(dialogo.getByRole('progressbar', { name: 'Procurando' })).toBeVisible();
  const aviso = await dialogo.findByRole('alert');
  expect(aviso).toHaveTextContent('Não foi possível carregar');
  caiu = false;
  await userEvent.click(within(aviso).getByRole('button', { name: 'Tentar de novo' }));
  expect(await dialogo.findByRole('row', { name: /FAROL/ })).toBeVisible();
});
