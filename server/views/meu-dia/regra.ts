import { type SQLWrapper, sql } from 'drizzle-orm';
import type { LinhaDoMeuDia } from '#lib/contracts/views/meu-dia.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { REGRAS_DO_MEU_DIA, type RegraDoMeuDia } from '#lib/domain/telas/meu-dia.ts';
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
  /** A query with one row for each line, where SQL alone finds them: several rules are then counted by one statement. */
  achados?(ao: AoLer, filtro: Filtro): SQLWrapper;
}

/** The rules that a server has, in the order of the filters. */
export type Regras = readonly Regra[];

export const emOrdem = (regras: readonly Regra[]): Regras =>
  regras.toSorted((a, b) => REGRAS_DO_MEU_DIA.indexOf(a.codigo) - REGRAS_DO_MEU_DIA.indexOf(b.codigo));

/** Counts the rows of some queries up to `ate`, in one statement that reads no further. */
export async function contarAchados(tx: Database, achados: readonly SQLWrapper[], ate: number): Promise<number> {
  if (achados.length === 0) return 0;
  const todos = sql.join(
    achados.map((achado) => sql`(${achado.getSQL()} limit ${sql.raw(`${ate}`)})`),
    sql` union all `,
  );
  const [contado] = await tx
    .select({ total: sql<number>`count(*)::int` })
    .from(sql`(select 1 from (${todos}) todos limit ${sql.raw(`${ate}`)}) achados`);
  return contado?.total ?? 0;
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
