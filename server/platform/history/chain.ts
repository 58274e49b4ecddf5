import { sql } from 'drizzle-orm';
import { lastStatement } from '#server/platform/db/last-statement.ts';

/**
 * Gives the lines of a transaction their places in the chain of their company, in the order they were written
 * (docs/decisions/historico-encadeado.md). It comes last: it takes the lock of the company, which the transaction holds until its
 * commit is visible.
 */
export const chain = lastStatement<{ empresaId: string; id: string }>(2, async (tx, lines) => {
  const ofCompanies = Map.groupBy(lines, ({ empresaId }) => empresaId);
  for (const empresaId of [...ofCompanies.keys()].sort()) {
    const ids = sql.param((ofCompanies.get(empresaId) ?? []).map(({ id }) => id));
    await tx.execute(sql`select encadear_historico(${empresaId}::uuid, ${ids}::uuid[])`);
  }
});
