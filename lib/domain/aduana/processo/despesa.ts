/** Costs of a process besides the taxes of its declaration (domain/importacao.md §2.7). */
export const NOME_TIPO_DESPESA = {
  AFRMM: 'AFRMM',
  TUM: 'Taxa de utilização do Mercante (TUM)',
  ICMS: 'ICMS',
  TCIF: 'TCIF',
  CAPATAZIA: 'Capatazia (THC)',
  ARMAZENAGEM: 'Armazenagem',
  SDA: 'SDA',
  FRETE_RODOVIARIO: 'Frete rodoviário',
  DEMURRAGE: 'Demurrage',
  HONORARIOS: 'Honorários',
  LIBERACAO_CONHECIMENTO: 'Liberação do conhecimento',
  CAMBIO: 'Despesas de câmbio',
  OUTRA: 'Outra',
} as const;
export type TipoDespesa = keyof typeof NOME_TIPO_DESPESA;
export const TIPOS_DESPESA = Object.keys(NOME_TIPO_DESPESA) as [TipoDespesa, ...TipoDespesa[]];

/** Basis on which a cost of the whole process is shared among its items. */
export const NOME_BASE_RATEIO = {
  VALOR: 'Valor aduaneiro',
  PESO: 'Peso líquido',
  QUANTIDADE: 'Quantidade',
  IGUAL: 'Partes iguais',
} as const;
export type BaseRateio = keyof typeof NOME_BASE_RATEIO;
export const BASES_RATEIO = Object.keys(NOME_BASE_RATEIO) as [BaseRateio, ...BaseRateio[]];

/** The usual basis in practice: AFRMM, capatazia, storage and road freight by weight, other costs by value. */
export function baseUsual(tipo: TipoDespesa): BaseRateio {
  return POR_PESO.has(tipo) ? 'PESO' : 'VALOR';
}

/**
 * Whether a cost is usually in the base of the ICMS of the import: AFRMM and capatazia are customs expenses (LC 87/1996, art. 13, V,
 * "e"; Súmula 553 do STF; domain/importacao.md §4.6). The person may say otherwise.
 */
export function integraBaseIcmsUsual(tipo: TipoDespesa): boolean {
  return NA_BASE_DO_ICMS.has(tipo);
}

const NA_BASE_DO_ICMS: ReadonlySet<TipoDespesa> = new Set(['AFRMM', 'CAPATAZIA']);
const POR_PESO: ReadonlySet<TipoDespesa> = new Set(['AFRMM', 'CAPATAZIA', 'ARMAZENAGEM', 'FRETE_RODOVIARIO']);

export function nomeDaDespesa({ tipo, descricao }: { tipo: TipoDespesa; descricao: string | null }): string {
  return descricao ?? NOME_TIPO_DESPESA[tipo];
}

/** In whose name a paper of a cost is. The credit of its CBS and IBS, and the cost, are of that person. */
export const NOME_TITULAR_DO_PAPEL = {
  IMPORTADOR: 'Importador',
  DESPACHANTE: 'Despachante',
  OUTRO: 'Outro',
} as const;
export type TitularDoPapel = keyof typeof NOME_TITULAR_DO_PAPEL;
export const TITULARES_DO_PAPEL = Object.keys(NOME_TITULAR_DO_PAPEL) as [TitularDoPapel, ...TitularDoPapel[]];
