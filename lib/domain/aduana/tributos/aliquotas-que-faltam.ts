import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { TributosPrevistos } from './calculo-importacao.ts';
import { pisCofinsExtintos } from './fim-do-pis-cofins.ts';

/**
 * The missing data of a planned adição without which its taxes cannot be calculated, one sentence each. PIS and COFINS need no rate
 * once they have ended; without a day of registration they do.
 */
export function aliquotasQueFaltam(tributos: TributosPrevistos, dia: DataTexto | null = null): string[] {
  const contribuicoes = dia !== null && pisCofinsExtintos(dia) ? [] : CONTRIBUICOES;
  return [
    ...(tributos.ii.aliquota === undefined ? ['Falta a alíquota do II.'] : []),
    ...(tributos.ipi.aliquota === undefined && !tributos.ipi.especifica ? ['Falta a alíquota do IPI.'] : []),
    ...contribuicoes.flatMap(([campo, qual]) => {
      const { aliquota, categoria, especifica } = tributos[campo];
      return aliquota === undefined && !categoria && !especifica ? [`Falta a alíquota ${qual}.`] : [];
    }),
  ];
}

const CONTRIBUICOES = [
  ['pis', 'do PIS'],
  ['cofins', 'da COFINS'],
] as const;
