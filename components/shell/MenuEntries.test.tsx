import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderNoRouter } from '#components/ui/navigation/render-no-router.tsx';
import { type EntradaMenu, MenuEntries } from './MenuEntries.tsx';

const entradas: EntradaMenu[] = [
  { titulo: 'Dashboard', icone: <i />, destino: { to: '/dashboard' }, atual: false },
  {
    titulo: 'Importação',
    icone: <i />,
    atual: true,
    filhos: [
      { titulo: 'PO', destino: { to: '/importacao/relatorioPos' }, atual: false },
      { titulo: 'Processos', destino: { to: '/importacao/processos' }, atual: true },
    ],
  },
  {
    titulo: 'DCI',
    icone: <i />,
    atual: false,
    filhos: [{ titulo: 'Meus Processos', destino: { to: '/dci/processos-dci' }, atual: false }],
  },
];

test('the group of the page stands open, the others closed', () => {
  renderNoRouter(<MenuEntries entradas={entradas} />);
  expect(screen.getByRole('button', { name: 'Importação' })).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('link', { name: 'PO' })).toHaveAttribute('href', '/importacao/relatorioPos');
  expect(screen.getByRole('button', { name: 'DCI' })).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('link', { name: 'Meus Processos' })).not.toBeInTheDocument();
});

test('only the current entry is marked, and as the page', () => {
  renderNoRouter(<MenuEntries entradas={entradas} />);
  const marcados = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
  expect(marcados.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
    ['Processos', 'page'],
  ]);
});

test('a group opens by its button', async () => {
  renderNoRouter(<MenuEntries entradas={entradas} />);
  await userEvent.click(screen.getByRole('button', { name: 'DCI' }));
  expect(await screen.findByRole('link', { name: 'Meus Processos' })).toBeVisible();
});

test('choosing an entry says so, whichever it is', async () => {
  const aoNavegar = jest.fn();
  renderNoRouter(<MenuEntries entradas={entradas} aoNavegar={aoNavegar} />);
  await userEvent.click(screen.getByRole('link', { name: 'Processos' }));
  expect(aoNavegar).toHaveBeenCalledTimes(1);
});
