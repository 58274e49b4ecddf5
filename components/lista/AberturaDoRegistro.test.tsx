import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { abrirLista } from './abrir-lista-de-teste.tsx';

async function abrir() {
  const pessoa = userEvent.setup();
  const tela = Promise.withResolvers<void>();
  const lista = abrirLista({ aTela: tela.promise });
  await screen.findByRole('link', { name: 'Aurora' });
  return { pessoa, chegar: () => act(async () => tela.resolve()), ...lista };
}

const grade = () => screen.getByRole('grid', { hidden: true });
const aCaminho = () => within(screen.getByRole('status', { name: 'Carregando' }));

test('a pressed row is seen to open, by its name, before its screen is there', async () => {
  const { pessoa, chegar, endereco } = await abrir();
  await pessoa.click(screen.getByRole('gridcell', { name: 'Azul' }));
  expect(aCaminho().getByText('Brisa')).toBeVisible();
  expect(grade()).not.toBeVisible();
  await chegar();
  expect(await screen.findByText('Um embarque')).toBeVisible();
  expect(screen.queryByRole('status', { name: 'Carregando' })).toBeNull();
  expect(endereco()).toBe('/e2');
});

test('its link opens it in the same way, and in another tab leaves the list as it is', async () => {
  const { pessoa } = await abrir();
  // jsdom opens no other tab.
  document.addEventListener('click', (evento) => evento.preventDefault(), { once: true });
  await pessoa.keyboard('{Control>}');
  await pessoa.click(screen.getByRole('link', { name: 'Aurora' }));
  await pessoa.keyboard('{/Control}');
  expect(grade()).toBeVisible();
  await pessoa.click(screen.getByRole('link', { name: 'Aurora' }));
  expect(aCaminho().getByText('Aurora')).toBeVisible();
});

test('Back, before its screen is there, shows the list again', async () => {
  const { pessoa, voltar, endereco } = await abrir();
  await pessoa.click(screen.getByRole('gridcell', { name: 'Azul' }));
  await waitFor(() => expect(endereco()).toBe('/e2'));
  act(() => voltar());
  await waitFor(() => expect(grade()).toBeVisible());
  expect(screen.queryByRole('status', { name: 'Carregando' })).toBeNull();
});
