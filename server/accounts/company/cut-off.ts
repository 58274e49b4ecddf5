import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { Database } from '#server/platform/db/database.ts';
import { rowsOf } from '#server/platform/db/rows-of.ts';
import { empresa } from '#server/platform/db/schema/core.ts';

// The one predicate of what is history (docs/decisions/historico.md). It reads the cut-off within the statement that asks, so that no
// rule needs another round trip, and no row is written when the company moves the day.

interface DatedRow {
  empresaId: SQLWrapper;
  day: SQLWrapper;
}

/** The first day that is not history for the company of a row; null when the company has set none. */
const firstLiveDay = (empresaId: SQLWrapper) =>
  sql`(select coalesce(nullif(current_setting('cais.historico_antes_de', true), '')::date, e.historico_antes_de) from ${empresa} e where e.empresa_id = ${empresaId})`;

/** Reads as if the company had set this cut-off. */
export function asIfCutOff<T>(db: Database, day: DataTexto, read: (tx: Database) => Promise<T>): Promise<T> {
  return db.transaction(
    async (tx) => {
      await tx.execute(sql`select set_config('cais.historico_antes_de', ${day}, true)`);
      return read(tx);
    },
    { accessMode: 'read only' },
  );
}

/** The first day that is not history; null when the company has set none. */
export async function cutOff(tx: Database, empresaId: string): Promise<DataTexto | null> {
  const [read] = await rowsOf<{ day: string | null }>(tx, sql`select ${firstLiveDay(sql`${empresaId}`)}::text as day`);
  return read?.day ?? null;
}

/** Keeps the rows that are not history: of the cut-off or later, without a day, or of a company without a cut-off. */
export function notHistory({ empresaId, day }: DatedRow): SQL {
  return sql`(${day} < ${firstLiveDay(empresaId)}) is not true`;
}

/** The cut-off, for a row that is history; null for any other row. */
export function historyBefore({ empresaId, day }: DatedRow): SQL<string | null> {
  return sql<string | null>`(case when ${day} < ${firstLiveDay(empresaId)} then ${firstLiveDay(empresaId)}::text end)`;
}
