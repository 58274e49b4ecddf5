import { sql } from 'drizzle-orm';
import { semImportador } from '#server/comex/cadastros/importador-apontado.ts';
import type { Database } from '#server/platform/db/database.ts';
import { noteInPainel } from '#server/platform/db/note-in-painel.ts';
import { processo } from '#server/platform/db/schema/processo.ts';

/**
 * Links processes to new importers by the declared CNPJ, when the declaration came before the importer was in the cadastro, or when the
 * importer they point to was deleted. It raises the version of the process, so an open form notices the change.
 */
export async function ligarProcessosAoImportador(
  tx: Database,
  empresaId: string,
  importadores: readonly { id: string; cnpj: string }[],
): Promise<void> {
  const ligados = await tx
    .update(processo)
    .set({ importadorId: sql`novo.id::uuid`, versao: sql`${processo.versao} + 1` })
    .from(sql`declaracao d, jsonb_to_recordset(${JSON.stringify(importadores)}::jsonb) as novo(id text, cnpj text)`)
    .where(
      sql`${processo.empresaId} = ${empresaId}
        and ${semImportador(processo)}
        and d.empresa_id = ${processo.empresaId} and d.processo_id = ${processo.id} and d.importador_numero = novo.cnpj`,
    )
    .returning({ id: processo.id });
  noteInPainel(
    tx,
    empresaId,
    ligados.map(({ id }) => id),
  );
}
