import type { Parametro } from '#lib/domain/cadastros/parametro.ts';
import { Exato, truncarCentavos } from '#lib/domain/numeros/decimal-exato.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { parametroEmVigor } from '#lib/fiscal/parametros/em-vigor.ts';
import { PARAMETROS_TOLERANCIA } from '#lib/fiscal/parametros/tolerancia.ts';

/**
 * Returns by how much, in reais, a declared total may differ from the sum of its adições. The Siscomex truncates each part of each
 * adição and gives the residue to none (domain/importacao.md §3.4). It is an amount per adição, with a minimum, in whole cents:
 * no difference lies between two of them.
 */
export function toleranciaDeCentavos(
  adicoes: number,
  dia: DataTexto | null = null,
  parametros: readonly Parametro[] = PARAMETROS_TOLERANCIA,
): Exato {
  const porAdicao = valor('TOLERANCIA_POR_ADICAO', dia, parametros).times(adicoes);
  return truncarCentavos(Exato.max(porAdicao, valor('TOLERANCIA_MINIMA', dia, parametros)));
}

/** Returns by how much, in reais, the payment of a tax of a DI may differ from its debit (docs/decisions/a-debitar.md). */
export function toleranciaDoPagamento(
  dia: DataTexto | null = null,
  parametros: readonly Parametro[] = PARAMETROS_TOLERANCIA,
): Exato {
  return truncarCentavos(valor('TOLERANCIA_PAGAMENTO', dia, parametros));
}

function valor(codigo: string, dia: DataTexto | null, parametros: readonly Parametro[]): Exato {
  return new Exato(parametroEmVigor(parametros, codigo, dia).valor);
}
