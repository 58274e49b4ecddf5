import type { TributosPrevistos } from './calculo-importacao.ts';

/** What a planned adição does not say yet and nothing can be reckoned without, a sentence each. */
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
