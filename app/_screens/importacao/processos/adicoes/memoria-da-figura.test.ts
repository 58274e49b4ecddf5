import type { NoDaMemoria } from '#lib/format/memoria.ts';
import { memoriaDaFigura } from './memoria-da-figura.ts';

const no = (nome: string, entradas: NoDaMemoria[] = []): NoDaMemoria => ({
  nome,
  valor: '1.00',
  unidade: 'R$',
  formula: null,
  fonte: null,
  entradas,
});
const ADUANEIRO = no('Valor aduaneiro, adição 001', [no('Frete em reais')]);
const TODA = no('Custo', [
  no('Valor aduaneiro', [ADUANEIRO, no('Frete em reais', [no('Frete contratado')])]),
  no('II a recolher', [no('II da adição 001: devido', [no('Valor aduaneiro, adição 001'), no('Frete em reais')])]),
]);

test('a figure is explained whole where part of it was explained elsewhere', () => {
  const ii = memoriaDaFigura(TODA, 'II da adição 001: devido');
  expect(ii?.entradas[0]).toEqual(ADUANEIRO);
});

test('what names no adição may be another figure of the same name, and is left as it came', () => {
  expect(memoriaDaFigura(TODA, 'II da adição 001: devido')?.entradas[1]?.entradas).toEqual([]);
  expect(memoriaDaFigura(TODA, 'IPI da adição 001: devido')).toBeUndefined();
});
