import { senhaNova } from '#lib/contracts/accounts/senha.ts';
import { weaknessOf } from './weak-password.ts';

const MARIA = { email: 'maria.souza@importadora.test', nome: 'Maria Souza', empresa: 'Importadora Rio Negro' };

test.each([
  ['1234567890', /mais usadas/],
  ['Password123!', /mais usadas/],
  ['senha12345', /mais usadas/],
  ['flamengo2026', /mais usadas/],
  ['P@ssw0rd2026', /mais usadas/],
  ['aaaaaaaaaaaa', /repete/],
  ['senha123senha123', /repete/],
  ['maria.souza@importadora.test', /^A senha não pode ser o seu e-mail\.$/],
  ['MARIA.SOUZA@importadora.test', /^A senha não pode ser o seu e-mail\.$/],
  ['Maria.Souza.26', /pouco mais que o seu nome/],
  ['souza-maria-01', /pouco mais que o seu nome/],
  ['importadora-26', /pouco mais que o seu nome/],
  ['RioNegro2026', /pouco mais que o seu nome/],
  ['caiscaiscais', /pouco mais que o seu nome/],
  ['mudar12345', /mais usadas/],
])('%s is refused, with its reason', async (senha, motivo) => {
  expect(senhaNova.safeParse(senha).success).toBe(true);
  expect(await weaknessOf(senha, MARIA)).toMatch(motivo);
});

test.each([
  'a senha da Maria é longa',
  'três barcos no igarapé',
  'xk7-Quvw-9931',
  'minha outra senha',
  'canoa azul do porto',
])('%s is accepted: no kind of character is asked for', async (senha) => {
  expect(senhaNova.safeParse(senha).success).toBe(true);
  expect(await weaknessOf(senha, MARIA)).toBeNull();
});

test.each([
  ['123456789', 'A senha tem ao menos 10 caracteres.'],
  ['            ', 'A senha não pode ser só de espaços.'],
  ['x'.repeat(201), 'A senha tem no máximo 200 caracteres.'],
])('%j is refused by the page already', (senha, frase) => {
  expect(senhaNova.safeParse(senha).error?.issues[0]?.message).toBe(frase);
});
