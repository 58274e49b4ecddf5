import { noMeioDaFrase } from '#lib/domain/textos/no-meio-da-frase.ts';

/** Bases of the state contributions. Only FOB and CIF come from the import itself; the others come with the apuração. */
export const NOME_BASE_CONTRIBUICAO = {
  FOB: 'FOB da importação',
  CIF: 'CIF da importação',
  CREDITO_ESTIMULO: 'Crédito estímulo',
  FATURAMENTO: 'Faturamento',
} as const;
export type BaseDeContribuicao = keyof typeof NOME_BASE_CONTRIBUICAO;

/**
 * Contributions of Amazonas due besides the ICMS of an import. Their rates depend on product, decree and opção
 * (domain/importacao.md §4.9; zfm.md §4), so Cais ships none. They are parameters of the company, in per cent, under these codes.
 */
export const CONTRIBUICOES_AM = {
  FTI_IMPORTACAO_FOB: { nome: 'FTI', base: 'FOB' },
  FTI_IMPORTACAO_CIF: { nome: 'FTI', base: 'CIF' },
  FTI_FATURAMENTO: { nome: 'FTI', base: 'FATURAMENTO' },
  FMPES_CREDITO_ESTIMULO: { nome: 'FMPES', base: 'CREDITO_ESTIMULO' },
  UEA_CREDITO_ESTIMULO: { nome: 'UEA', base: 'CREDITO_ESTIMULO' },
  UEA_FATURAMENTO: { nome: 'UEA', base: 'FATURAMENTO' },
} as const satisfies Record<string, { nome: string; base: BaseDeContribuicao }>;
export type CodigoDeContribuicao = keyof typeof CONTRIBUICOES_AM;

/** Such as `FTI, em % sobre o FOB da importação`; null for any other code. */
export function contribuicaoPorExtenso(codigo: string): string | null {
  if (!Object.hasOwn(CONTRIBUICOES_AM, codigo)) return null;
  const { nome, base } = CONTRIBUICOES_AM[codigo as CodigoDeContribuicao];
  return `${nome}, em % sobre o ${noMeioDaFrase(NOME_BASE_CONTRIBUICAO[base])}`;
}

/** Why Cais ships no rate for them. */
export const SEM_ALIQUOTA_DE_FABRICA = 'depende do produto, do decreto e da opção; o Cais não traz valor de fábrica';
