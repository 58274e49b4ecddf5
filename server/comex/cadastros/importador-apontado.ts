import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { importador } from '#server/platform/db/schema/cadastros.ts';
import { declaracao } from '#server/platform/db/schema/declaracao.ts';

/** Joins the importer a row points at; `camposDoImportador` lists its columns to read. */
export function importadorDe({ empresaId, importadorId }: Record<'empresaId' | 'importadorId', PgColumn>): SQL {
  return and(eq(importador.empresaId, empresaId), eq(importador.id, importadorId)) as SQL;
}

/** Rows that point at no importer, or at one that was deleted. */
export function semImportador({ empresaId, importadorId }: Record<'empresaId' | 'importadorId', PgColumn>): SQL {
  const excluido = sql`select from importador excluido where excluido.empresa_id = ${empresaId}
    and excluido.id = ${importadorId} and excluido.excluido_em is not null`;
  return sql`(${importadorId} is null or exists (${excluido}))`;
}

/**
 * The name of the importer of a process, wherever it is listed: a client has one name, whatever each declaration calls it. The declared
 * name serves an importer that is not in the cadastro.
 */
export const NOME_DO_IMPORTADOR = sql<string | null>`coalesce(${importador.razaoSocial}, ${declaracao.importadorNome})`;

/** The same, with its number, of rows that were read. */
export function importadorNomeado(
  cadastrado: Pick<LinhaDoImportador, 'id' | 'cnpj' | 'razaoSocial'> | null,
  declarado: Pick<typeof declaracao.$inferSelect, 'importadorNumero' | 'importadorNome'> | null,
) {
  if (cadastrado) return { id: cadastrado.id, numero: cadastrado.cnpj, nome: cadastrado.razaoSocial };
  return { id: null, numero: declarado?.importadorNumero ?? '', nome: declarado?.importadorNome ?? null };
}

export const camposDoImportador = {
  id: importador.id,
  cnpj: importador.cnpj,
  razaoSocial: importador.razaoSocial,
  excluidoEm: importador.excluidoEm,
};

export type LinhaDoImportador = Pick<typeof importador.$inferSelect, keyof typeof camposDoImportador>;

/** Turns the importer into the answer: it tells whether the importer was deleted, not when. */
function importadorApontado({ excluidoEm, ...apontado }: LinhaDoImportador) {
  return { ...apontado, excluido: excluidoEm !== null };
}

/** A field that points at an importer, without which the record cannot be changed nor come back. */
export function aoImportador<Coluna extends PgColumn>(coluna: Coluna, aoRestaurar: string) {
  return {
    tabela: importador,
    coluna,
    colunas: camposDoImportador,
    lido: importadorApontado,
    falta: 'Este importador não existe ou foi excluído. Escolha outro.',
    aoRestaurar,
  };
}
