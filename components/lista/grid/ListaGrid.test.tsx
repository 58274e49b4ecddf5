import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { abrirLista, LINHAS } from '#components/lista/abrir-lista-de-teste.tsx';
import { responder } from '#lib/api/platform/api-de-teste.ts';

const TRES = [...LINHAS, { id: 'e3', nome: 'Calmaria', dia: '2026-11-18', cor: 'V', valor: '7.00' }];
const celula = (name: string) => screen.getByRole('gridcell', { name });
const caixaDe = (nome: string) =>
  screen.getByText(nome).closest('[role="row"]')?.querySelector('input') as HTMLInputElement;
const escolhidas = () => TRES.map(({ nome }) => nome).filter((nome) => caixaDe(nome).checked);

async function abrir() {
  const pessoa = userEvent.setup();
  const lista = abrirLista({
    rotas: { 'GET /api/Embarque': () => responder(TRES, 200, { 'X-Total-Count': '3' }) },
  });
  await screen.findByRole('link', { name: 'Aurora' });
  await screen.findByText('Total de 3 embarques');
  return { pessoa, ...lista };
}

describe('the keys of a grid', () => {
  test('arrows go from cell to cell and stop at the edges', async () => {
    const { pessoa } = await abrir();
    act(() => celula('20/11/2026').focus());
    await pessoa.keyboard('{ArrowDown}');
    expect(celula('19/11/2026')).toHaveFocus();
    await pessoa.keyboard('{ArrowRight}');
    expect(celula('Azul')).toHaveFocus();
    await pessoa.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(celula('0,10')).toHaveFocus();
    await pessoa.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(screen.getByRole('columnheader', { name: 'Valor (R$)' })).toHaveFocus();
  });

  test('Home and End go to the ends of the row, with Ctrl to those of the grid', async () => {
    const { pessoa } = await abrir();
    act(() => celula('Azul').focus());
    await pessoa.keyboard('{End}');
    expect(celula('0,10')).toHaveFocus();
    await pessoa.keyboard('{Home}');
    expect(caixaDe('Brisa')).toHaveFocus();
    await pessoa.keyboard('{Control>}{End}{/Control}');
    expect(celula('98.765,40')).toHaveFocus();
    await pessoa.keyboard('{Control>}{Home}{/Control}');
    expect(screen.getByRole('checkbox', { name: 'Selecionar todas as linhas' })).toHaveFocus();
  });

  test('one cell is a stop of the Tab key: the one left last', async () => {
    const { pessoa } = await abrir();
    const paradas = () =>
      [...screen.getAllByRole('columnheader'), ...screen.getAllByRole('gridcell')].filter(
        ({ tabIndex }) => tabIndex === 0,
      );
    act(() => celula('Azul').focus());
    await pessoa.keyboard('{ArrowUp}');
    act(() => screen.getByRole('searchbox').focus());
    expect(paradas()).toEqual([screen.getAllByRole('gridcell', { name: 'Verde' })[0]]);
  });

  test('Enter sorts by a head and opens a row', async () => {
    const { pessoa, endereco } = await abrir();
    act(() => screen.getByRole('columnheader', { name: 'Valor (R$)' }).focus());
    await pessoa.keyboard('{Enter}');
    await waitFor(() => expect(endereco()).toBe('/?ordem=valor'));
    act(() => celula('Azul').focus());
    await pessoa.keyboard('{Enter}');
    expect(await screen.findByText('Um embarque')).toBeVisible();
    expect(endereco()).toBe('/e2');
  });
});

describe('rows are selected', () => {
  test('by Shift+Space from any of their cells, and all by Ctrl+A', async () => {
    const { pessoa } = await abrir();
    act(() => celula('Azul').focus());
    await pessoa.keyboard('{Shift>} {/Shift}');
    expect(escolhidas()).toEqual(['Brisa']);
    await pessoa.keyboard('{Shift>} {/Shift}');
    expect(escolhidas()).toEqual([]);
    await pessoa.keyboard('{Control>}a{/Control}');
    expect(escolhidas()).toEqual(['Aurora', 'Brisa', 'Calmaria']);
  });

  test('all between two, by a click with Shift', async () => {
    const { pessoa } = await abrir();
    await pessoa.click(caixaDe('Calmaria'));
    await pessoa.keyboard('{Shift>}');
    await pessoa.click(caixaDe('Aurora'));
    await pessoa.keyboard('{/Shift}');
    expect(escolhidas()).toEqual(['Aurora', 'Brisa', 'Calmaria']);
  });
});

describe('Ctrl+C copies', () => {
  test('a cell, while no row is selected', async () => {
    const { pessoa } = await abrir();
    const copiado = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    act(() => celula('1.234,50').focus());
    await pessoa.keyboard('{Control>}c{/Control}');
    expect(copiado.mock.lastCall).toEqual(['1.234,50']);
  });

  test('the selected rows as a sheet takes them', async () => {
    const { pessoa } = await abrir();
    const copiado = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    act(() => celula('Azul').focus());
    await pessoa.keyboard('{Control>}ac{/Control}');
    expect(String(copiado.mock.lastCall).split('\n')).toEqual([
      'Aurora\t20/11/2026\tVerde\t1.234,50',
      'Brisa\t19/11/2026\tAzul\t0,10',
      'Calmaria\t18/11/2026\tVerde\t7,00',
    ]);
  });
});
