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
    const ids = (ofCompanies.get(empresaId) ?? []).map(({ id }) => id);
    for (let from = 0; from < ids.length; from += AT_ONCE) {
      const slice = sql.param(ids.slice(from, from + AT_ONCE));
      await tx.execute(sql`select encadear_historico(${empresaId}::uuid, ${slice}::uuid[])`);
    }
  }
});

/** Lines per statement. */
const AT_ONCE = 5_000;
