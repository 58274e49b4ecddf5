import type { DecimalTexto } from './decimal-texto.ts';
import { TRIBUTOS_DI } from './declaracao-importacao.ts';
import type { RegimeTributario } from './regime-tributario.ts';

export const TAXA_SISCOMEX = 'taxaSiscomex';
export const TRIBUTOS_COMPARADOS = [...TRIBUTOS_DI, TAXA_SISCOMEX] as const;
export type TributoComparado = (typeof TRIBUTOS_COMPARADOS)[number];

/** One tax of an adição, or of the whole declaration: what it declares due, what the engine reckons, and by how much they part. */
export interface LinhaComparada {
  /** Null on a total. */
  adicao: string | null;
  ncm: string | null;
  tributo: TributoComparado;
  regime: RegimeTributario | null;
  regimeDeclarado: string | null;
  base: DecimalTexto | null;
  aliquota: DecimalTexto | null;
  declarado: DecimalTexto | null;
  calculado: DecimalTexto;
  /** Calculado less declarado. */
  diferenca: DecimalTexto | null;
  /** Past what the truncations explain. */
  relevante: boolean;
}

export interface ComparacaoDi {
  /** Why nothing could be reckoned; null when it could. */
  motivo: string | null;
  /** Of the totals, in reais; a single adição has that of one. */
  tolerancia: DecimalTexto;
  linhas: LinhaComparada[];
  totais: LinhaComparada[];
}
