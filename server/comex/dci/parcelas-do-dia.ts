import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { QuantidadeDoDia } from '#lib/fiscal/dci/planejar-saques.ts';

/** Rounds quantities by day to 7 decimals so that together they are the rounded total. The days are in order. */
export function emParcelasDoDia(dias: readonly { dia: DataTexto; exata: Exato }[]): QuantidadeDoDia[] {
  let exata = new Exato(0);
  let dita = new Exato(0);
  return dias.map((parcela) => {
    exata = exata.plus(parcela.exata);
    const ate = exata.toDecimalPlaces(7, Exato.ROUND_HALF_UP);
    const quantidade = ate.minus(dita).toFixed(7);
    dita = ate;
    return { dia: parcela.dia, quantidade };
  });
}
