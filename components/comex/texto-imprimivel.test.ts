import { imprimivel } from './texto-imprimivel.ts';

test.each([
  ['MOTO\u00a0À', 'MOTO\u00a0À'],
  ['A\tB\u0000\u007f', 'A␉B␀␡'],
  ['e\u0301x', 'e\ufffdx'],
  ['😀x', '\ufffd\ufffdx'],
  ['\ud83dx\u0085', '\ufffdx\ufffd'],
])('%j shows as many signs as it has positions', (texto, esperado) => {
  expect(imprimivel(texto)).toBe(esperado);
  expect(imprimivel(texto)).toHaveLength(texto.length);
});
