/** Under which rules a company owes CBS and IBS; only the regular regime takes what an import pays as a credit (LC 214/2025, art. 78). */
export const NOME_REGIME_CBS_IBS = {
  REGULAR: 'Regime regular',
  SIMPLES: 'Simples Nacional, fora do regime regular',
  NAO_CONTRIBUINTE: 'Não contribuinte',
} as const;
export type RegimeCbsIbs = keyof typeof NOME_REGIME_CBS_IBS;
export const REGIMES_CBS_IBS = Object.keys(NOME_REGIME_CBS_IBS) as [RegimeCbsIbs, ...RegimeCbsIbs[]];
