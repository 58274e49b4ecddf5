import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { responder } from '#lib/api/platform/api-de-teste.ts';
import { porImportadorEmFoco } from '#lib/session/importador-em-foco.ts';
import { MARIA } from '#lib/session/maria-de-teste.ts';
import { startSession } from '#lib/session/session.ts';
import { abrirLista } from './abrir-lista-de-teste.tsx';

const LISTA = '/api/Embarque';
const AGUIA = { id: 'i1', cnpj: '12ABC34501DE35', nome: 'Fictícia Águia Ltda' };

beforeEach(() => {
  localStorage.clear();
  act(() => startSession(MARIA));
});

test('with an importer in focus a list asks for its rows alone, in rows and totals, and the address stays', async () => {
  porImportadorEmFoco(AGUIA);
  const { perguntas, endereco } = abrirLista({ comImportador: true });
  expect(await screen.findByText(AGUIA.nome)).toBeVisible();
  await waitFor(() => expect(perguntas(`${LISTA}/Totais`)).toEqual(['importadorId=i1&q=']));
  expect(perguntas(LISTA)).toEqual(['importadorId=i1&ordem=nome&pagina=1&q=&tamanho=25']);
  expect(endereco()).toBe('/');
});

test('“Ver de todos” takes the focus off and asks again', async () => {
  porImportadorEmFoco(AGUIA);
  const { perguntas } = abrirLista({ comImportador: true });
  await userEvent.click(await screen.findByRole('button', { name: 'Ver de todos' }));
  await waitFor(() => expect(perguntas(LISTA).at(-1)).toBe('ordem=nome&pagina=1&q=&tamanho=25'));
  expect(screen.queryByText(AGUIA.nome)).toBeNull();
});

test('an address that names an importer wins', async () => {
  porImportadorEmFoco(AGUIA);
  const { perguntas } = abrirLista({ comImportador: true, endereco: '/?importadorId=i2' });
  await screen.findByRole('link', { name: 'Aurora' });
  expect(perguntas(LISTA)).toEqual(['importadorId=i2&ordem=nome&pagina=1&q=&tamanho=25']);
  expect(screen.queryByText(AGUIA.nome)).toBeNull();
});

test('a list without that filter shows all its rows and says so', async () => {
  porImportadorEmFoco(AGUIA);
  const { perguntas } = abrirLista();
  expect(await screen.findByText('Aqui não se separa por importador: a lista mostra todos.')).toBeVisible();
  expect(perguntas(LISTA)).toEqual(['ordem=nome&pagina=1&q=&tamanho=25']);
});

test('an empty list says that it is of one importer, and offers no filter to take off', async () => {
  porImportadorEmFoco(AGUIA);
  abrirLista({
    comImportador: true,
    rotas: { 'GET /api/Embarque': () => responder([], 200, { 'X-Total-Count': '0' }) },
  });
  expect(await screen.findByText('Aqui só aparece o que é do importador escolhido.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Limpar filtros' })).toBeNull();
});

test('the focus is of one person: the next one on this machine sees all', async () => {
  porImportadorEmFoco(AGUIA);
  act(() => startSession({ ...MARIA, id: 'u2', token: 't2' }));
  const { perguntas } = abrirLista({ comImportador: true });
  await screen.findByRole('link', { name: 'Aurora' });
  expect(perguntas(LISTA)).toEqual(['ordem=nome&pagina=1&q=&tamanho=25']);
});
