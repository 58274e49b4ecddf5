import type { ItemDoCalculo } from '#lib/domain/aduana/tributos/calculo-importacao.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import { emInteiro } from '#lib/fiscal/importacao/inteiros.ts';

/** Decimals of quantity and unit value on a declaration (domain/importacao.md §2.5). */
export const CASAS_DA_QUANTIDADE = 5;
export const CASAS_DO_VALOR_UNITARIO = 7;
export const CASAS_DO_PRODUTO = CASAS_DA_QUANTIDADE + CASAS_DO_VALOR_UNITARIO;

/**
 * Calculates Σ quantidade × valorUnitario in the currency of the sale, twice: with each product truncated to `casas` first, as in
 * the value on the conditions of sale, and without truncation. It uses integers: a declaration may have a hundred thousand items,
 * and the same sums with Exato take six times as long.
 * @throws {RangeError} when a figure has more decimals than its field.
 */
export function somarItens(itens: readonly ItemDoCalculo[], casas: number): { truncada: Exato; exata: Exato } {
  const corte = 10n ** BigInt(CASAS_DO_PRODUTO - casas);
  let truncada = 0n;
  let exata = 0n;
  for (const { quantidade, valorUnitario } of itens) {
    const produto = emInteiro(quantidade, CASAS_DA_QUANTIDADE) * emInteiro(valorUnitario, CASAS_DO_VALOR_UNITARIO);
    exata += produto;
    truncada += produto / corte;
  }
  return { truncada: new Exato(`${truncada}e-${casas}`), exata: new Exato(`${exata}e-${CASAS_DO_PRODUTO}`) };
}
