import { render, screen } from '@testing-library/react';
import { ErrorState } from './ErrorState.tsx';

const mostrar = (erro: Error) => render(<ErrorState erro={erro} tentarDeNovo={() => {}} />);
const deNovo = () => screen.queryByRole('button', { name: 'Tentar de novo' });

test.each([
  ['the network is down', new Error('Sem conexão com o servidor.')],
  ['the server is busy', recusa(503, 'O servidor está ocupado.')],
  ['there are too many requests', recusa(429, 'Pedidos demais.')],
])('when %s, the person may try again', (_, erro) => {
  mostrar(erro);
  expect(screen.getByRole('alert')).toHaveTextContent(erro.message);
  expect(deNovo()).toBeVisible();
});

test('what is refused stays refused: there is nothing to try again', () => {
  mostrar(recusa(422, 'O processo ainda não tem declaração.'));
  expect(screen.getByRole('alert')).toHaveTextContent('O processo ainda não tem declaração.');
  expect(deNovo()).toBeNull();
});

function recusa(status: number, frase: string): Error {
  return Object.assign(new Error(frase), { status });
}
