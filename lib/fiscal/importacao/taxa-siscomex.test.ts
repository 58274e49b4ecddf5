import { PARAMETROS_DE_FABRICA } from '#lib/fiscal/parametros/parametros-de-fabrica.ts';
import { figuraTaxaSiscomex, taxaSiscomex } from './taxa-siscomex.ts';

/** domain/importacao.md §4.4: printed on real declarations or calculated from the published table. */
const DESDE_JUNHO_DE_2021: [number, string][] = [
  [1, '154.23'],
  [2, '192.79'],
  [3, '223.64'],
  [5, '285.34'],
  [6, '308.48'],
  [10, '401.04'],
  [11, '416.46'],
  [16, '493.56'],
  [20, '555.24'],
  [21, '562.95'],
  [50, '786.54'],
  [51, '790.40'],
  [100, '979.54'],
];
const ATE_MAIO_DE_2021: [number, string][] = [
  [1, '214.50'],
  [2, '244.00'],
  [3, '267.60'],
  [4, '291.20'],
  [8, '367.90'],
  [11, '415.10'],
  [47, '680.60'],
];

test.each(DESDE_JUNHO_DE_2021)('since June 2021, %i adições: R$ %s', (adicoes, taxa) => {
  expect(taxaSiscomex({ dataRegistro: '2021-06-01', adicoes })).toBe(taxa);
  expect(taxaSiscomex({ dataRegistro: '2026-11-21', adicoes })).toBe(taxa);
});

test.each(ATE_MAIO_DE_2021)('until May 2021, %i adições: R$ %s', (adicoes, taxa) => {
  expect(taxaSiscomex({ dataRegistro: '2021-05-31', adicoes })).toBe(taxa);
  expect(taxaSiscomex({ dataRegistro: '2018-06-01', adicoes })).toBe(taxa);
});

test.each([0, -1, 1.5, Number.NaN])('%p adições have no fee', (adicoes) => {
  expect(() => taxaSiscomex({ dataRegistro: '2026-11-21', adicoes })).toThrow(RangeError);
});

test.each([
  ['2021-05-31', 'Portaria MF 257/2011 e IN RFB 1.158/2011'],
  ['2021-06-01', 'Portaria ME 4.131/2021 e IN RFB 2.024/2021'],
])('the fee of %s says by what act: %s (§7.7)', (dataRegistro, fonte) => {
  expect(figuraTaxaSiscomex({ dataRegistro, adicoes: 3 }, PARAMETROS_DE_FABRICA).fonte).toBe(fonte);
});
