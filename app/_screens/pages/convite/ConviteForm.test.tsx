import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderNoRouter } from '#components/ui/navigation/render-no-router.tsx';
import { fingirApi, responder } from '#lib/api/platform/api-de-teste.ts';
import { connectSession } from '#lib/api/platform/client.ts';
import { SESSION_KEY } from '#lib/session/session-key.ts';
import { ConviteForm } from './ConviteForm.tsx';

const abrir = (resposta: () => Response) => {
  const api = fingirApi({ 'POST /Auth/Convite/abc': resposta });
  renderNoRouter(<ConviteForm token="abc" email="ana@exemplo.com.br" />);
  return api;
};

// Somebody else is signed in on this machine; the request must not carry their token.
connectSession({ token: () => 'token-de-outra-pessoa', aoRecusar: () => {} });
beforeEach(() => localStorage.clear());

test('the password chosen is sent and the session begins', async () => {
  const logado = { token: 't1', id: 'u1', name: 'Ana', email: 'ana@exemplo.com.br', idEmpresa: 'e1', empresa: null };
  const vazios = { telefone: null, telefonePessoal: null, rg: null, cpf: null, dtNascimento: null };
  const { pedidos } = abrir(() => responder({ ...logado, ...vazios, despachante: false, sobremim: null }));
  await userEvent.type(screen.getByLabelText('Senha'), 'a senha da Ana{Enter}');
  await waitFor(() => expect(localStorage.getItem(SESSION_KEY)).toContain('"token":"t1"'));
  expect(await pedidos[0]?.json()).toEqual({ senha: 'a senha da Ana' });
  expect(pedidos[0]?.headers.get('Authorization')).toBeNull();
});

test('a link that was used meanwhile is said, and nobody is signed in', async () => {
  const frase = 'Este convite não vale mais. Peça um novo link a quem convidou você.';
  abrir(() => responder({ Error: frase, codigo: 'NAO_ENCONTRADO' }, 404));
  await userEvent.type(screen.getByLabelText('Senha'), 'a senha da Ana{Enter}');
  expect(await screen.findByText(frase)).toBeVisible();
  expect(localStorage.getItem(SESSION_KEY)).toBeNull();
});

test('the browser can keep it: whose it is stands before it', () => {
  abrir(() => responder({}));
  expect(screen.getByLabelText('E-mail')).toHaveAttribute('autocomplete', 'username');
  expect(screen.getByLabelText('E-mail')).toHaveValue('ana@exemplo.com.br');
  expect(screen.getByLabelText('Senha')).toHaveAttribute('autocomplete', 'new-password');
});
