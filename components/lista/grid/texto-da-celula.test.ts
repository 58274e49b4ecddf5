import { textoDaCelula } from './texto-da-celula.ts';

test.each([
  ['16.00', '16,00'],
  ['0.965', '0,965'],
  ['16.1250000', '16,125'],
  ['7', '7,00'],
])('a rate of %s is read as %s, with the decimals it has and two at least', (aliquota, lida) => {
  const coluna = { campo: 'aliquota', titulo: 'II (%)', tipo: 'decimal', casas: 7, minimas: 2 } as const;
  expect(textoDaCelula(coluna, { aliquota })).toBe(lida);
});

test('a decimal without a least count has always as many', () => {
  const coluna = { campo: 'peso', titulo: 'Peso (kg)', tipo: 'decimal', casas: 5 } as const;
  expect(textoDaCelula(coluna, { peso: '1.5' })).toBe('1,50000');
});
