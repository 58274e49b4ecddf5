import type { Parametro } from '#lib/domain/cadastros/parametro.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { figuraTaxaSiscomex } from '#lib/fiscal/importacao/taxa-siscomex.ts';
import type { Figura } from '#lib/fiscal/memoria.ts';
import { RegraViolada } from '#lib/fiscal/regra-violada.ts';

/**
 * Calculates the Taxa Siscomex of a declaration by its adições, in reais with 2 decimals.
 * @throws {RegraViolada} when it has no adições, or when the table does not cover the day.
 */
export function taxaDaDeclaracao(
  { dataRegistro, adicoes }: { dataRegistro: DataTexto; adicoes: readonly unknown[] },
  parametros: readonly Parametro[],
): Figura {
  if (adicoes.length === 0) throw new RegraViolada('adicoes', 'A declaração não tem adições.');
  return figuraTaxaSiscomex({ dataRegistro, adicoes: adicoes.length }, parametros);
}
