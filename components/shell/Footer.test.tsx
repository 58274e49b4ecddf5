import { render, screen } from '@testing-library/react';
import { Footer } from './Footer.tsx';

test('it credits the consultancy, by a link where it has a page', () => {
  render(<Footer consultoria={{ nome: 'Consultoria Fictícia', url: 'https://example.org/c' }} />);
  expect(screen.getByRole('contentinfo')).toHaveTextContent('Consultoria: Consultoria Fictícia');
  expect(screen.getByRole('link', { name: 'Consultoria Fictícia' })).toHaveAttribute('href', 'https://example.org/c');
});

test('without a page it is only named', () => {
  render(<Footer consultoria={{ nome: 'Consultoria Fictícia' }} />);
  expect(screen.getByRole('contentinfo')).toHaveTextContent('Consultoria: Consultoria Fictícia');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('without a consultancy nobody is credited', () => {
  render(<Footer consultoria={null} />);
  expect(screen.getByRole('contentinfo')).toHaveTextContent(/^Cais$/);
});
