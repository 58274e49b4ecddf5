import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SnackbarProvider } from 'notistack';
import { MemoriaDrawer } from './MemoriaDrawer.tsx';

const folha = (nome: string, valor: string, unidade: string) => ({
  nome,
  valor,
  unidade,
  formula: null,
  entradas: [],
  fonte: 'informado',
});
const PIS = {
  nome: 'PIS devido',
  valor: '10331.27',
  unidade: 'R$',
  formula: 'Valor aduaneiro × Alíquota, truncado em 2 casas',
  fonte: 'Lei 10.865/2004, art. 7º',
  entradas: [
    {
      nome: 'Valor aduaneiro',
      valor: '491965.43',
      unidade: 'R$',
      formula: 'Mercadoria + Frete, truncado em 2 casas',
      fonte: 'Decreto 6.759/2009, art. 77',
      entradas: [folha('Mercadoria', '444712.71', 'R$'), folha('Frete', '47252.72', 'R$')],
    },
    folha('Alíquota', '2.10', '%'),
  ],
};

async function abrir() {
  const aoFechar = jest.fn();
  const pessoa = userEvent.setup();
  render(
    <SnackbarProvider>
      <MemoriaDrawer aberto memoria={PIS} contexto="IMP-2026-0001 · adição 001" aoFechar={aoFechar} />
    </SnackbarProvider>,
  );
  const arvore = await screen.findByRole('tree', { name: 'Memória de cálculo de PIS devido' });
  const linhas = () =>
    within(arvore)
      .getAllByRole('treeitem')
      .map((no) => no.querySelector('span')?.textContent);
  return { pessoa, aoFechar, arvore, linhas };
}

test('the figure, its rule and its law, with its parts one step down', async () => {
  const { arvore, linhas } = await abrir();
  expect(screen.getByRole('dialog', { name: 'Memória de cálculo' })).toHaveTextContent('IMP-2026-0001 · adição 001');
  expect(linhas()).toEqual(['PIS devido', 'Valor aduaneiro', 'Alíquota']);
  for (const texto of [
    'R$ 10.331,27',
    '= Valor aduaneiro × Alíquota, truncado em 2 casas',
    'Lei 10.865/2004, art. 7º',
    '2,10 %',
  ]) {
    expect(within(arvore).getByText(texto)).toBeVisible();
  }
});

test('each part opens and closes, by hand and by the arrows', async () => {
  const { pessoa, arvore, linhas } = await abrir();
  await pessoa.click(within(arvore).getByText('Valor aduaneiro'));
  expect(linhas()).toEqual(['PIS devido', 'Valor aduaneiro', 'Mercadoria', 'Frete', 'Alíquota']);
  await pessoa.keyboard('{ArrowLeft}');
  expect(within(arvore).getByRole('treeitem', { name: /^Valor aduaneiro/ })).toHaveAttribute('aria-expanded', 'false');
  await pessoa.keyboard('{ArrowRight}{ArrowDown}');
  expect(within(arvore).getByRole('treeitem', { name: /^Mercadoria/ })).toHaveFocus();
});

test('the whole of it can be copied, also what is closed', async () => {
  const { pessoa } = await abrir();
  const copiado = jest.spyOn(navigator.clipboard, 'writeText');
  await pessoa.click(screen.getByRole('button', { name: 'Copiar' }));
  expect(await screen.findByText('Memória de cálculo copiada.')).toBeVisible();
  expect(copiado.mock.lastCall?.[0].split('\n')).toEqual([
    'IMP-2026-0001 · adição 001',
    'PIS devido: R$ 10.331,27 = Valor aduaneiro × Alíquota, truncado em 2 casas [Lei 10.865/2004, art. 7º]',
    '  Valor aduaneiro: R$ 491.965,43 = Mercadoria + Frete, truncado em 2 casas [Decreto 6.759/2009, art. 77]',
    '    Mercadoria: R$ 444.712,71 [informado]',
    '    Frete: R$ 47.252,72 [informado]',
    '  Alíquota: 2,10 % [informado]',
    '',
  ]);
});

test('and printed, and closed by its button or by Escape', async () => {
  const { pessoa, aoFechar } = await abrir();
  const imprimir = jest.spyOn(window, 'print').mockImplementation(() => {});
  await pessoa.click(screen.getByRole('button', { name: 'Imprimir' }));
  expect(imprimir).toHaveBeenCalledTimes(1);
  imprimir.mockRestore();
  await pessoa.click(screen.getByRole('button', { name: 'Fechar' }));
  await pessoa.keyboard('{Escape}');
  expect(aoFechar).toHaveBeenCalledTimes(2);
});
