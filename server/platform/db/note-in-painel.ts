import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { lastStatement } from './last-statement.ts';

/**
 * Notes that rows of these processes, or of these entries of stock, have changed, so that the sums of the dashboard follow. Every
 * writer of `processo`, `declaracao`, `processo_passo` and `saldo_lote` calls it in its transaction (docs/decisions/painel.md).
 */
export function noteInPainel(tx: Database, empresaId: string, sources: readonly string[]): void {
  changes.note(
    tx,
    sources.map((source) => ({ empresaId, source })),
  );
}

/** Notes what lotes belong to: their process, or the entry that was written down for them. */
export function noteLotesInPainel(tx: Database, empresaId: string, lotes: readonly OfASource[]): void {
  const sources = lotes.flatMap(({ processoId, entradaId }) => processoId ?? entradaId ?? []);
  noteInPainel(tx, empresaId, [...new Set(sources)]);
}

interface OfASource {
  processoId: string | null;
  entradaId: string | null;
}

const changes = lastStatement<{ empresaId: string; source: string }>(1, async (tx, notes) => {
  for (const [empresaId, its] of Map.groupBy(notes, (note) => note.empresaId)) {
    const sources = sql.param([...new Set(its.map(({ source }) => source))]);
    await tx.execute(
      sql`insert into painel_mudanca (empresa_id, fonte_id) select ${empresaId}::uuid, unnest(${sources}::uuid[])`,
    );
  }
});
