import { Exato } from '#lib/domain/decimal-exato.ts';

/**
 * By how much, in reais, a declared total may differ from the sum of its adições: the Siscomex truncates each part of each adição
 * and gives the residue to none. Five cents an adição, ten at least; nine real declarations stay within it (§3.4).
 */
export function toleranciaDeCentavos(adicoes: number): Exato {
  return Exato.max(new Exato('0.05').times(adicoes), '0.10');
}
