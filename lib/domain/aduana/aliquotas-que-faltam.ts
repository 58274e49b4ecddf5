import type { TributosPrevistos } from './calculo-importacao.ts';

/** The missing data of a planned adição without which its taxes cannot be calculated, one sentence each. */
export function aliquotasQueFaltam(tributos: TributosPrevistos): string[] {
  return [
    ...(tributos.ii.aliquota === undefined ? ['Falta a alíquota do II.'] : []),
    ...(tributos.ipi.aliquota === undefined && !tributos.ipi.especifica ? ['Falta a alíquota do IPI.'] : []),
    ...CONTRIBUICOES.flatMap(([campo, qual]) => {
      const { aliquota, categoria, especifica } = tributos[campo];
      return aliquota === undefined && !categoria && !especifica ? [`Falta a alíquota ${qual}.`] : [];
    }),
  ];
}

const CONTRIBUICOES = [
  ['pis', 'do PIS'],
  ['cofins', 'da COFINS'],
] as const;
