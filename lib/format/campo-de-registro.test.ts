import { formatarCampo } from './campo-de-registro.ts';

test.each([
  ['N', '12345.60', '12.345,60'],
  ['N', '0.0012345', '0,0012345'],
  ['N', '4337168000148', '4337168000148'],
  ['D', '2026-11-20', '20/11/2026'],
  ['D', null, '—'],
  ['C', 'MOTO-01', 'MOTO-01'],
  ['C', '1.50', '1.50'],
  ['C', '', '—'],
  ['L', 'CAIXAS  003', 'CAIXAS  003'],
  ['N', null, '—'],
] as const)('%s %p → %s', (tipo, valor, esperado) => {
  expect(formatarCampo({ tipo, valor })).toBe(esperado);
});
