import { nomeCortado } from './nome-cortado.ts';

test.each([
  ['Maria da Conceição', 'Maria da Concei'],
  ['Quinze letras!!', 'Quinze letras!!'],
  ['Ana', 'Ana'],
  ['12345678901234567', '123456789012345'],
  ['😀😀😀😀😀😀😀😀', `😀😀😀😀😀😀😀${'😀'.charAt(0)}`],
  ['', ''],
  [null, ''],
  [undefined, ''],
])('%p → %p', (nome, cortado) => {
  expect(nomeCortado(nome)).toBe(cortado);
});
