import { Exato } from '#lib/domain/decimal-exato.ts';
import type { DataTexto } from '#lib/domain/decimal-texto.ts';
import type { Parametro } from '#lib/domain/parametro.ts';
import { parametroEmVigor } from '#lib/fiscal/parametros/em-vigor.ts';
import { PARAMETROS_TOLERANCIA } from '#lib/fiscal/parametros/tolerancia.ts';

/**
 * By how much, in reais, a declared total may differ from the sum of its adições: the Siscomex truncates each part of each adição
 * and gives the residue to none. So much an adição, and so much at least; nine real declarations stay within what Cais ships (§3.4).
 */
export function toleranciaDeCentavos(
  adicoes: number,
  dia: DataTexto | null = null,
  parametros: readonly Parametro[] = PARAMETROS_TOLERANCIA,
): Exato {
  const valor = (codigo: string) => new Exato(parametroEmVigor(parametros, codigo, dia).valor);
  return Exato.max(valor('TOLERANCIA_POR_ADICAO').times(adicoes), valor('TOLERANCIA_MINIMA'));
}
