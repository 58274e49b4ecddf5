import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fingirApi, type RotasDeTeste, responder, semRede } from '#lib/api/platform/api-de-teste.ts';
import { SESSION_KEY } from '#lib/session/session-key.ts';
import { LoginScreen } from './LoginScreen.tsx';

const recusa = () => responder({ Error: 'Credenciais.', codigo: 'CREDENCIAIS' }, 401);
const aceite = () =>
  responder({ token: 't1', id: 'u1', name: 'Maria', email: 'maria@exemplo.com.br', idEmpresa: 'e1', empresa: null });

async function entrarCom(login: RotasDeTeste[string], senha = 'segredo') {
  const api = fingirApi({ 'POST /Auth/Login': login });
  render(<LoginScreen />);
  await userEvent.type(screen.getByLabelText('E-mail'), 'maria@exemplo.com.br');
  await userEvent.type(screen.getByLabelText('Senha'), `${senha}{Enter}`);
  return api;
}

beforeEach(() => localStorage.clear());

test('the form is ready to type in, and browsers can fill it', () => {
  render(<LoginScreen />);
  expect(screen.getByLabelText('E-mail')).toHaveFocus();
  expect(screen.getByLabelText('E-mail')).toHaveAttribute('autocomplete', 'username');
  expect(screen.getByLabelText('Senha')).toHaveAttribute('autocomplete', 'current-password');
});

test('Enter signs in and stores the session', async () => {
  const { pedidos } = await entrarCom(aceite);
  await waitFor(() => expect(localStorage.getItem(SESSION_KEY)).toContain('"token":"t1"'));
  expect(await pedidos[0]?.json()).toEqual({ email: 'maria@exemplo.com.br', password: 'segredo' });
});

test('a wrong password is said on the form, cleared, and nothing is stored', async () => {
  await entrarCom(recusa, 'errada');
  expect(await screen.findByRole('alert')).toHaveTextContent('E-mail ou senha inválidos.');
  expect(screen.getByLabelText('Senha')).toHaveValue('');
  expect(screen.getByLabelText('Senha')).toHaveFocus();
  expect(screen.getByLabelText('E-mail')).toHaveValue('maria@exemplo.com.br');
  expect(localStorage.getItem(SESSION_KEY)).toBeNull();
});

test('without network it is said, and what was typed stays', async () => {
  await entrarCom(semRede);
  expect(await screen.findByRole('alert')).toHaveTextContent('Sem conexão com o servidor.');
  expect(screen.getByLabelText('Senha')).toHaveValue('segredo');
});

test('too many attempts: the sentence of the server', async () => {
  await entrarCom(() => responder({ Error: 'Muitas tentativas. Aguarde um minuto.', codigo: 'LIMITE' }, 429));
  expect(await screen.findByRole('alert')).toHaveTextContent('Muitas tentativas. Aguarde um minuto.');
});

test('what the server cannot answer is said, and what was typed stays', async () => {
  await entrarCom(() => new Response('<html>', { status: 500 }));
  expect(await screen.findByRole('alert')).toHaveTextContent('erro 500');
  expect(screen.getByLabelText('Senha')).toHaveValue('segredo');
  expect(localStorage.getItem(SESSION_KEY)).toBeNull();
});

test('the keyboard goes from the e-mail to the password, its eye and the button', async () => {
  render(<LoginScreen />);
  expect(screen.getByLabelText('E-mail')).toHaveFocus();
  for (const proximo of [
    screen.getByLabelText('Senha'),
    screen.getByRole('button', { name: 'Mostrar senha' }),
    screen.getByRole('button', { name: 'Entrar' }),
  ]) {
    await userEvent.tab();
    expect(proximo).toHaveFocus();
  }
});

test('an unfinished form is not sent', async () => {
  const { pedidos } = fingirApi({ 'POST /Auth/Login': aceite });
  render(<LoginScreen />);
  await userEvent.type(screen.getByLabelText('E-mail'), 'maria{Enter}');
  expect(await screen.findByText('Informe um e-mail válido.')).toBeVisible();
  expect(screen.getByText('Informe a senha.')).toBeVisible();
  expect(pedidos).toHaveLength(0);
});

test('the password can be looked at', async () => {
  render(<LoginScreen />);
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar senha' }));
  expect(screen.getByLabelText('Senha')).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Ocultar senha' }));
  expect(screen.getByLabelText('Senha')).toHaveAttribute('type', 'password');
});

describe('a person with a second factor', () => {
  const pedido = {
    token: 'p'.repeat(43),
    ate: '2026-11-20T12:05:00.000Z',
    aplicativo: true,
    chave: null,
    recuperacao: true,
  };
  const pedir = () => responder({ segundoFator: pedido }, 202);
  const comSegundo = async (segundo: () => Response) => {
    const api = fingirApi({ 'POST /Auth/Login': pedir, 'POST /Auth/SegundoFator': segundo });
    render(<LoginScreen />);
    await userEvent.type(screen.getByLabelText('E-mail'), 'maria@exemplo.com.br');
    await userEvent.type(screen.getByLabelText('Senha'), 'segredo{Enter}');
    return api;
  };

  test('types the code of the application, and only then the session is stored', async () => {
    const { pedidos } = await comSegundo(aceite);
    const codigo = await screen.findByLabelText('Código do aplicativo');
    expect(codigo).toHaveFocus();
    expect(codigo).toHaveAttribute('autocomplete', 'one-time-code');
    expect(localStorage.getItem(SESSION_KEY)).toBeNull();
    await userEvent.type(codigo, '123456{Enter}');
    await waitFor(() => expect(localStorage.getItem(SESSION_KEY)).toContain('"token":"t1"'));
    expect(await pedidos[1]?.json()).toEqual({ forma: 'APLICATIVO', token: pedido.token, codigo: '123456' });
  });

  test('is told of a wrong code, may use a recovery code, and may go back', async () => {
    const frase = 'O segundo fator não confere, ou este código já foi usado.';
    const { pedidos } = await comSegundo(() => responder({ Error: frase, codigo: 'CREDENCIAIS' }, 401));
    await userEvent.type(await screen.findByLabelText('Código do aplicativo'), '000000{Enter}');
    expect(await screen.findByText(frase)).toBeVisible();
    expect(screen.getByLabelText('Código do aplicativo')).toHaveValue('');
    await userEvent.click(screen.getByRole('button', { name: 'Usar um código de recuperação' }));
    await userEvent.type(screen.getByLabelText('Código de recuperação'), 'aaaa-bbbb{Enter}');
    expect(await screen.findByText(frase)).toBeVisible();
    expect(await pedidos[2]?.json()).toEqual({ forma: 'RECUPERACAO', token: pedido.token, codigo: 'aaaa-bbbb' });
    await userEvent.click(screen.getByRole('button', { name: 'Voltar' }));
    expect(screen.getByLabelText('E-mail')).toHaveValue('maria@exemplo.com.br');
    expect(localStorage.getItem(SESSION_KEY)).toBeNull();
  });
});
