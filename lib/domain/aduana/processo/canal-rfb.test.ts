import { canalDoCodigoDi, canalOuCodigo } from './canal-rfb.ts';

test.each([
  [null, null],
  ['', null],
  ['000', null],
  ['001', 'VERDE'],
  // No file that we have seen says what it is.
  ['009', '009'],
])('the code %p is told as %p', (codigo, dito) => {
  expect(canalOuCodigo(canalDoCodigoDi(codigo), codigo)).toBe(dito);
});
