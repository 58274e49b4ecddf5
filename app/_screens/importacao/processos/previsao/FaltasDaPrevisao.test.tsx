import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FaltasDaPrevisao } from './FaltasDaPrevisao.tsx';

test('each cause leads to the place that mends it: the adição, or the items', async () => {
  const [aoAbrirAdicao, aoAbrirItens] = [jest.fn(), jest.fn()];
  render(
    <FaltasDaPrevisao
      faltas={[
        { adicao: 5, motivo: 'Falta o peso líquido.', nosItens: true },
        { adicao: 3, motivo: 'Falta a alíquota do II.' },
        { adicao: 4, motivo: 'Falta a alíquota do II.' },
      ]}
      aoAbrirAdicao={aoAbrirAdicao}
      aoAbrirItens={aoAbrirItens}
    />,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Falta o peso líquido. Adição 005. Ir aos itens',
    'Falta a alíquota do II. Adição 003Adição 004',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Adição 004' }));
  expect(aoAbrirAdicao).toHaveBeenCalledWith(4);
  expect(aoAbrirItens).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Ir aos itens' }));
  expect(aoAbrirItens).toHaveBeenCalledTimes(1);
});
