import { screen } from '@testing-library/react';
import { renderNoRouter } from '#components/ui/navigation/render-no-router.tsx';
import { MenuHeader } from './MenuHeader.tsx';

test('company and cut name lead to the account, the whole name is the tooltip', () => {
  renderNoRouter(<MenuHeader empresa="Amazônia Componentes" nome="Maria da Conceição Oliveira" />);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/configuracoes/minha-conta');
  expect(screen.getByText('Amazônia Componentes')).toBeVisible();
  expect(screen.getByText('Maria da Concei')).toHaveAttribute('title', 'Maria da Conceição Oliveira');
  expect(screen.getByText('AC')).toBeVisible();
});

test('without company and name there is nothing to read, and still a link that says where it leads', () => {
  renderNoRouter(<MenuHeader empresa={null} nome={null} />);
  expect(screen.getByRole('link', { name: 'Minha conta' })).toHaveTextContent(/^$/);
});

test('a logo takes the place of the initials, and adds nothing to hear', () => {
  renderNoRouter(<MenuHeader empresa="Amazônia Componentes" nome="Maria" logo="blob:logo" />);
  expect(screen.getByRole('link').querySelector('img')).toHaveAttribute('src', 'blob:logo');
  expect(screen.queryByText('AC')).not.toBeInTheDocument();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
