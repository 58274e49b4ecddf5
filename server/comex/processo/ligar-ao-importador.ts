import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';

/**
 * Links processes to new importers by the declared CNPJ, when the declaration came before the importer was in the cadastro. It
 * raises the version of the process, so an open form notices the change.
 */
export async function ligarProcessosAoImportador(
  tx: Database,
  empresaId: string,
  importadores: readonly { id: string; cnpj: string }[],
): Promise<void> {
  await tx.execute(sql`
    update processo p set importador_id = novo.id::uuid, versao = p.versao + 1
    from declaracao d, jsonb_to_recordset(${JSON.stringify(importadores)}::jsonb) as novo(id text, cnpj text)
    where p.empresa_id = ${empresaId} and p.importador_id is null
      and d.empresa_id = p.empresa_id and d.processo_id = p.id and d.importador_numero = novo.cnpj`);
}
