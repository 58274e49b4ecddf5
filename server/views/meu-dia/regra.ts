import type { LinhaDoMeuDia } from '#lib/contracts/meu-dia.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { RegraDoMeuDia } from '#lib/domain/sistema/meu-dia.ts';
import type { Database } from '#server/platform/db/database.ts';

export interface AoLer {
  tx: Database;
  empresaId: string;
  hoje: DataTexto;
}

/** Which lines to read. */
export interface Filtro {
  /** Lines of this responsible person, or without one. */
  responsavelId?: string | undefined;
  importadorId?: string | undefined;
  /** Only the lines with these keys. */
  so?: readonly string[];
  /** All lines except those with these keys. */
  menos?: readonly string[];
}

/** A line as its rule gives it; its heading and its postponement are added later. */
export type LinhaDaRegra = Omit<LinhaDoMeuDia, 'grupo' | 'adiamento'>;

/** One reason for which a record waits, read from open records only. The reading is bounded, whatever the company has. */
export interface Regra {
  codigo: RegraDoMeuDia;
  /** Reads at most `limite` lines, most urgent first. `total` counts them up to `contarAte`, or up to the default limit. */
  ler(
    ao: AoLer,
    filtro: Filtro,
    limite: number,
    contarAte?: number,
  ): Promise<{ linhas: LinhaDaRegra[]; total: number }>;
  /** Counts the lines, up to `ate`. */
  contar(ao: AoLer, filtro: Filtro, ate: number): Promise<number>;
}

/** The key of a line: the rule, the record, and a detail when the record has several lines. */
export function chaveDaLinha(regra: RegraDoMeuDia, registroId: string, detalhe?: string): string {
  return [regra, registroId, ...(detalhe === undefined ? [] : [detalhe])].join('.');
}

export function registroDaChave(chave: string): string {
  return chave.split('.')[1] ?? '';
}

export function regraDaChave(chave: string): string {
  return chave.split('.')[0] ?? '';
}
