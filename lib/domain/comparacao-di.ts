import type { DecimalTexto } from './decimal-texto.ts';
import { TRIBUTOS_DI } from './declaracao-importacao.ts';
import type { RegimeTributario } from './regime-tributario.ts';

/** The figures of a DI that are reckoned again, in the order they are shown. */
export const FIGURAS_COMPARADAS = ['valorAduaneiro', ...TRIBUTOS_DI, 'taxaSiscomex'] as const;
export type FiguraComparada = (typeof FIGURAS_COMPARADAS)[number];

export const NOME_FIGURA_COMPARADA: Readonly<Record<FiguraComparada, string>> = {
  valorAduaneiro: 'Valor aduaneiro',
  ii: 'II',
  ipi: 'IPI',
  pis: 'PIS',
  cofins: 'COFINS',
  taxaSiscomex: 'Taxa Siscomex',
};

/** One figure of an adição, or of the whole declaration: as declared, as the engine reckons it, and by how much they part. */
export interface LinhaComparada {
  /** Null on a total. */
  adicao: string | null;
  ncm: string | null;
  figura: FiguraComparada;
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
