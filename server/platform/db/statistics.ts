import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Banco } from './database.ts';

/**
 * Lets the planner know that a table has grown: the embedded database has no autovacuum, and nobody's looks into an open transaction.
 * Believing that a company has twenty rows, it reads all of its fifty thousand to find two hundred by their keys. One column of each
 * table is enough for that; where another transaction is at it, it is left to that one.
 */
export async function manterEstatisticas(tx: Banco, tabela: PgTable): Promise<void> {
  const nome = getTableName(tabela);
  const medidas = sql<boolean>`pg_relation_size(oid) / 8192 > 2 * greatest(relpages, ${PAGINAS})`;
  const [{ cresceu } = { cresceu: false }] = await tx
    .select({ cresceu: medidas.as('cresceu') })
    .from(sql`pg_class`)
    .where(sql`oid = ${nome}::regclass`);
  if (cresceu) await tx.execute(sql`analyze (skip_locked) ${sql.identifier(nome)} (empresa_id)`);
}

/** Smaller tables are read whole anyway. */
const PAGINAS = 8;
