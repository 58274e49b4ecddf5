import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';

/** The unit weight that several declarations tell of a good. */
export interface PesoDeclarado {
  mediana: DecimalTexto;
  menor: DecimalTexto;
  maior: DecimalTexto;
  itens: number;
  /** The largest is more than twice the smallest: it is hardly the weight of one good. */
  disperso: boolean;
}

/** The middle one of the weights (the lower of two), and how far they are apart; null where there is none. A weight of zero is unknown. */
export function pesoDeclarado(pesos: readonly DecimalTexto[]): PesoDeclarado | null {
  const emOrdem = pesos
    .map((peso) => new Exato(peso))
    .filter((peso) => peso.gt(0))
    .toSorted((a, b) => a.cmp(b));
  const [menor, maior] = [emOrdem[0], emOrdem.at(-1)];
  const mediana = emOrdem[Math.floor((emOrdem.length - 1) / 2)];
  if (!menor || !maior || !mediana) return null;
  const [dita, dito, ditoMaior] = [mediana, menor, maior].map((peso) => peso.toFixed(CASAS)) as [
    string,
    string,
    string,
  ];
  return { mediana: dita, menor: dito, maior: ditoMaior, itens: emOrdem.length, disperso: maior.gt(menor.times(2)) };
}

const CASAS = 7;
