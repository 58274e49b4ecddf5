import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';

/** Reports of the import processes, by their name in the API. */
export const RELATORIOS = ['RegistroDi', 'CustoRealizado', 'TempoPorEtapa', 'TributosSuspensos'] as const;
export type NomeDeRelatorio = (typeof RELATORIOS)[number];

/** By what the rows of a report are summed up. */
export const NOME_AGRUPAMENTO = { MES: 'Mês', IMPORTADOR: 'Importador', PROCESSO: 'Processo' } as const;
export type Agrupamento = keyof typeof NOME_AGRUPAMENTO;
export const AGRUPAMENTOS = Object.keys(NOME_AGRUPAMENTO) as [Agrupamento, ...Agrupamento[]];

/** A row: what it is of, and its figures by column; amounts in reais, two decimals, as text. */
export interface LinhaDeRelatorio {
  chave: string;
  rotulo: string;
  /** The process a row leads to, where it is of one. */
  processoId: string | null;
  valores: Readonly<Record<string, DecimalTexto | number | null>>;
}

export interface Relatorio {
  linhas: LinhaDeRelatorio[];
  /** Of the columns that can be added up. */
  totais: Readonly<Record<string, DecimalTexto | number>>;
}
