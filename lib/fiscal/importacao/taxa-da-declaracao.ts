import type { Parametro } from '#lib/domain/cadastros/parametro.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { Figura } from '#lib/fiscal/memoria.ts';
import { RegraViolada } from '#lib/fiscal/regra-violada.ts';
import { figuraTaxaSiscomex } from './taxa-siscomex.ts';

/**
 * The Taxa Siscomex of a declaration by its adições, in reais with 2 decimals.
 * @throws {RegraViolada} when it has none, or the table does not know the day.
 */
export function taxaDaDeclaracao(
  { dataRegistro, adicoes }: { dataRegistro: DataTexto; adicoes: readonly unknown[] },
  parametros: readonly Parametro[],
): Figura {
  if (adicoes.length === 0) throw new RegraViolada('adicoes', 'A declaração não tem adições.');
  return figuraTaxaSiscomex({ dataRegistro, adicoes: adicoes.length }, parametros);
}
