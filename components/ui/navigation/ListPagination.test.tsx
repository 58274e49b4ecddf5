import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListPagination } from './ListPagination.tsx';

const aoMudar = jest.fn();
const mostrar = (props: Partial<Parameters<typeof ListPagination>[0]>) =>
  render(<ListPagination total={1234} pagina={1} tamanho={25} tamanhos={[25, 50]} aoMudar={aoMudar} {...props} />);
const anterior = () => screen.getByRole('button', { name: 'Ir para a página anterior' });
const proxima = () => screen.getByRole('button', { name: 'Ir para a próxima página' });
const tamanho = () => screen.getByRole('combobox', { name: 'Linhas por página' });

beforeEach(() => aoMudar.mockClear());

test('the first page has none before it', async () => {
  mostrar({});
  expect(screen.getByText('1–25 de 1.234')).toBeVisible();
  expect(anterior()).toBeDisabled();
  await userEvent.click(proxima());
  expect(aoMudar.mock.calls).toEqual([[{ pagina: 2, tamanho: 25 }]]);
});

test('the last page is shorter, and has none after it', async () => {
  mostrar({ pagina: 50 });
  expect(screen.getByText('1.226–1.234 de 1.234')).toBeVisible();
  expect(proxima()).toBeDisabled();
  await userEvent.click(anterior());
  expect(aoMudar.mock.calls).toEqual([[{ pagina: 49, tamanho: 25 }]]);
});

test('a page past the end shows no row, and leads back to the last one', async () => {
  mostrar({ pagina: 99 });
  expect(screen.getByText('0 de 1.234')).toBeVisible();
  expect(proxima()).toBeDisabled();
  await userEvent.click(anterior());
  expect(aoMudar.mock.calls).toEqual([[{ pagina: 50, tamanho: 25 }]]);
});

test('another number of rows begins at the first page', async () => {
  mostrar({ pagina: 3 });
  await userEvent.selectOptions(tamanho(), '50');
  expect(aoMudar.mock.calls).toEqual([[{ pagina: 1, tamanho: 50 }]]);
});

test('a number that the address asks for stands among those of the choice', () => {
  mostrar({ tamanho: 30 });
  expect(tamanho()).toHaveValue('30');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['25', '30', '50']);
});

test('nothing at all is 0 of 0, and without sizes there is no choice', () => {
  mostrar({ total: 0, tamanhos: [] });
  expect(screen.getByText('0 de 0')).toBeVisible();
  expect(anterior()).toBeDisabled();
  expect(proxima()).toBeDisabled();
  expect(screen.queryByRole('combobox')).toBeNull();
});
