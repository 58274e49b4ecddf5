import { fingirApi, responder } from '#lib/api/platform/api-de-teste.ts';
import { logIn } from './auth.ts';

const credenciais = { email: 'maria@exemplo.com.br', password: 'segredo' };

test('the login of an older back end: fields left out are null, counted ids are text, extra fields are dropped', async () => {
  const resposta = { token: 't', id: 7, name: 'Maria', email: credenciais.email, idEmpresa: 3, papel: 'admin' };
  const { pedidos } = fingirApi({ 'POST /Auth/Login': () => responder(resposta) });
  const usuario = await logIn(credenciais);
  expect(usuario).toMatchObject({ token: 't', id: '7', idEmpresa: '3', empresa: null, despachante: null });
  expect(usuario).not.toHaveProperty('papel');
  expect(await pedidos[0]?.json()).toEqual(credenciais);
});

test('an answer without a token is no login', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  fingirApi({ 'POST /Auth/Login': () => responder({ id: 1, email: credenciais.email }) });
  await expect(logIn(credenciais)).rejects.toMatchObject({ codigo: 'RESPOSTA' });
});
