import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

/**
 * Tells the planner that a table has grown: no autovacuum sees an open transaction. A planner
 * that believes in twenty rows scans fifty thousand to find two hundred by their keys. One column of each table is enough; a table that
 * another transaction is analysing is skipped.
 */
export async function keepStatistics(tx: Database, tabela: PgTable): Promise<void> {
  const nome = getTableName(tabela);
  const medidas = sql<boolean>`pg_relation_size(oid) / 8192 > 2 * greatest(relpages, ${PAGINAS})`;
  const [{ cresceu } = { cresceu: false }] = await tx
    .select({ cresceu: medidas.as('cresceu') })
    .from(sql`pg_class`)
    .where(sql`oid = ${nome}::regclass`);
  if (cresceu) await tx.execute(sql`analyze (skip_locked) ${sql.identifier(nome)} (empresa_id)`);
}

/** Smaller tables are scanned whole anyway. */
const PAGINAS = 8;
