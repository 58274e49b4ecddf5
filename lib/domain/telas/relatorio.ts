import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';

/** Reports on import processes, by their name in the API. */
export const RELATORIOS = [
  'RegistroDi',
  'CustoRealizado',
  'TempoPorEtapa',
  'TributosSuspensos',
  'SuspensosPorVencimento',
  'EstoqueNaVirada',
  'ProcessosNaVirada',
] as const;
export type NomeDeRelatorio = (typeof RELATORIOS)[number];

/** What the rows of a report are grouped by. */
export const NOME_AGRUPAMENTO = { MES: 'Mês', IMPORTADOR: 'Importador', PROCESSO: 'Processo' } as const;
export type Agrupamento = keyof typeof NOME_AGRUPAMENTO;
export const AGRUPAMENTOS = Object.keys(NOME_AGRUPAMENTO) as [Agrupamento, ...Agrupamento[]];

/** A row of a report, with its values by column; amounts in reais, two decimals, as text; days as text. */
export interface LinhaDeRelatorio {
  chave: string;
  rotulo: string;
  /** The process the row links to; null if it is not about a single process. */
  processoId: string | null;
  valores: Readonly<Record<string, DecimalTexto | number | null>>;
}

export interface Relatorio {
  linhas: LinhaDeRelatorio[];
  /** Totals of the columns that can be added up. */
  totais: Readonly<Record<string, DecimalTexto | number>>;
  /** What the rows are of, and how many the totals cover, where that needs saying. */
  aviso?: string | undefined;
}
