import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import type { Pessoa } from '#server/testing/test-bench.ts';
import { idsDeTodos, idsEm, snapshotOf } from './snapshot.ts';

/**
 * Gives an empty company the same rows as another, under its own ids. Its requests are then valid to the last field, so that one
 * wrong reference is the only thing to refuse. Returns, by its own id, the id of the other company's row.
 */
export async function makeTwin(db: Database, de: Pessoa, para: Pessoa): Promise<Map<string, string>> {
  const proprios = new Map([
    [de.quem.empresaId, para.quem.empresaId],
    [de.quem.usuarioId, para.quem.usuarioId],
  ]);
  const retrato = await snapshotOf(db, de.quem.empresaId);
  const deTodos = await idsDeTodos(db);
  // Derives the twin's id from the original id. It sorts like the original, so the first row of each company is the same row.
  const outra = (id: string) => proprios.get(id) ?? (deTodos.has(id) ? id : `${id.slice(0, 14)}8${id.slice(15)}`);
  const deQuem = new Map<string, string>();
  await db.transaction(async (tx) => {
    // Neither order nor foreign keys matter: all the rows are there in the end.
    await tx.execute(sql`set local session_replication_role = replica`);
    for (const [tabela, linhas] of Object.entries(retrato)) {
      if (DE_ACESSO.has(tabela)) continue;
      for (const linha of linhas) {
        for (const id of idsEm(linha)) if (!deTodos.has(id)) deQuem.set(outra(id), id);
        const copia = linha.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, outra);
        const nome = sql.identifier(tabela);
        await tx.execute(
          sql`insert into ${nome} overriding system value select * from jsonb_populate_record(null::${nome}, ${copia}::jsonb) on conflict do nothing`,
        );
      }
    }
  });
  return deQuem;
}

/** Log-ins and sessions belong to people, not to companies. */
const DE_ACESSO = new Set(['credencial', 'sessao', 'convite', 'segundo_passo']);
