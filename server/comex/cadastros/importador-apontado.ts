import { and, eq, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { importador } from '#server/platform/db/schema-cadastros.ts';

/** Joins the importer a row points at; `camposDoImportador` lists its columns to read. */
export function importadorDe({ empresaId, importadorId }: Record<'empresaId' | 'importadorId', PgColumn>): SQL {
  return and(eq(importador.empresaId, empresaId), eq(importador.id, importadorId)) as SQL;
}

export const camposDoImportador = {
  id: importador.id,
  cnpj: importador.cnpj,
  razaoSocial: importador.razaoSocial,
  excluidoEm: importador.excluidoEm,
};

export type LinhaDoImportador = Pick<typeof importador.$inferSelect, keyof typeof camposDoImportador>;

/** Turns the importer into the answer: it tells whether the importer was deleted, not when. */
export function importadorApontado({ excluidoEm, ...apontado }: LinhaDoImportador) {
  return { ...apontado, excluido: excluidoEm !== null };
}
