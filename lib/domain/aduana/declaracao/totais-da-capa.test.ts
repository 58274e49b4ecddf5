import type { DeclaracaoImportacao } from './declaracao-importacao.ts';
import { fecha, totaisDaCapa } from './totais-da-capa.ts';

const item = (valor: unknown) => ({ campos: { 'tributos.mercadoria.valorLocalEmbarqueBRL': valor } });
const comVmle = (capa: unknown, ...itens: unknown[]) =>
  ({
    duimp: {},
    totais: { vmleReais: capa },
    adicoes: [{ itens: itens.map(item) }],
  }) as unknown as DeclaracaoImportacao;

test.each([
  ['1.234,56', ['10.00'], { onde: 'CAPA', texto: '1.234,56' }],
  ['30.00', ['10.00', 'vinte'], { onde: 'ITENS', texto: 'vinte' }],
  ['NaN', ['10.00'], { onde: 'CAPA', texto: 'NaN' }],
  ['Infinity', ['10.00'], { onde: 'CAPA', texto: 'Infinity' }],
  ['0x1E', ['30.00'], { onde: 'CAPA', texto: '0x1E' }],
])('a cover of “%s” with items of %j is told as not read, and does not add up', (capa, itens, naoLido) => {
  const totais = totaisDaCapa(comVmle(capa, ...itens));
  expect(totais).toEqual([{ figura: 'vmle', naoLido }]);
  expect(totais.map(fecha)).toEqual([false]);
});

test('a blank figure is one that lacks, and JSON numbers are read as they are written', () => {
  expect(totaisDaCapa(comVmle(' ', '10.00'))).toEqual([]);
  expect(totaisDaCapa(comVmle(30, 10, 2e1))).toEqual([{ figura: 'vmle', capa: '30.00', itens: '30.00' }]);
});

test('figures that the file gives with more decimals than cents are summed, then rounded half up', () => {
  const [total, ...outros] = totaisDaCapa(comVmle('30.01', '10.0025', '20.0025'));
  expect(total).toEqual({ figura: 'vmle', capa: '30.01', itens: '30.01' });
  expect(total && fecha(total)).toBe(true);
  expect(outros).toEqual([]);
});
