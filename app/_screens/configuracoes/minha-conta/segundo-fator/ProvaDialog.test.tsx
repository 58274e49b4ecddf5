import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fingirApi, type RotasDeTeste, responder } from '#lib/api/platform/api-de-teste.ts';
import type { DemandedProof } from '#lib/contracts/platform/erro.ts';
import { ProvaDialog } from './ProvaDialog.tsx';

const answer = jest.fn();
beforeEach(() => answer.mockClear());

const abrir = (demanded: DemandedProof, aplicativo: boolean, prova: RotasDeTeste[string]) => {
  const api = fingirApi({
    'POST /api/MinhaConta/Prova/Inicio': () => responder({ aplicativo, chave: null }, 201),
    'POST /api/MinhaConta/Prova': prova,
  });
  render(<ProvaDialog demanded={demanded} answer={answer} />);
  return api;
};
const aceita = () => new Response(null, { status: 204 });

test('the password alone answers most questions; a wrong one is told at its field, and stays', async () => {
  const respostas = [
    responder({ Error: 'A senha não confere.', codigo: 'CREDENCIAIS', campos: { senha: 'A senha não confere.' } }, 422),
    aceita(),
  ];
  const { pedidos } = abrir('UMA', false, () => respostas.shift() ?? aceita());
  const senha = await screen.findByLabelText('Senha atual');
  expect(senha).toHaveFocus();
  await userEvent.type(senha, 'quase{Enter}');
  expect(await screen.findByText('A senha não confere.')).toBeVisible();
  expect([senha, answer.mock.calls]).toEqual([expect.objectContaining({ value: 'quase' }), []]);
  await userEvent.type(senha, ' isso{Enter}');
  await waitFor(() => expect(answer.mock.calls).toEqual([[true]]));
  expect(await pedidos.at(-1)?.json()).toEqual({ senha: 'quase isso' });
});

test('who has an application may give its code instead', async () => {
  const { pedidos } = abrir('UMA', true, aceita);
  await userEvent.click(await screen.findByRole('button', { name: 'Usar o código do aplicativo' }));
  expect(screen.queryByLabelText('Senha atual')).not.toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox', { name: 'Código do aplicativo' }), '123456{Enter}');
  await waitFor(() => expect(answer.mock.calls).toEqual([[true]]));
  expect(await pedidos.at(-1)?.json()).toEqual({ codigo: '123456' });
});

test('a safeguard asks for both of who has both', async () => {
  const { pedidos } = abrir('TODAS', true, aceita);
  await userEvent.type(await screen.findByLabelText('Senha atual'), 'a senha');
  await userEvent.type(screen.getByRole('textbox', { name: 'Código do aplicativo' }), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Confirmar' }));
  await waitFor(() => expect(answer.mock.calls).toEqual([[true]]));
  expect(await pedidos.at(-1)?.json()).toEqual({ senha: 'a senha', codigo: '123456' });
});

test('Cancelar and Esc answer no', async () => {
  abrir('UMA', false, aceita);
  await userEvent.click(await screen.findByRole('button', { name: 'Cancelar' }));
  await userEvent.keyboard('{Escape}');
  expect(answer.mock.calls).toEqual([[false], [false]]);
});
