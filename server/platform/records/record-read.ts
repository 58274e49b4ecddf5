import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { usuario } from '#server/platform/db/schema.ts';

interface LinhaDeRegistro {
  id: string;
  versao: number;
  alteradoEm: Date | null;
  autor: string | null;
  excluidoEm: Date | null;
}

/** The fields of lib/contracts/cadastro.ts that every record answers. */
export function registroDaLinha({ id, versao, alteradoEm, autor, excluidoEm }: LinhaDeRegistro) {
  return {
    id,
    versao,
    alteradoEm: alteradoEm?.toISOString() ?? null,
    alteradoPor: autor,
    excluidoEm: excluidoEm?.toISOString() ?? null,
  };
}

/** Joins the person who wrote the row. */
export function autorDe({ empresaId, alteradoPor }: Record<'empresaId' | 'alteradoPor', PgColumn>): SQL | undefined {
  return and(eq(usuario.empresaId, empresaId), eq(usuario.id, alteradoPor));
}

/** Filters deleted rows: only they with `excluidos`, none without. */
export function daLista(excluidoEm: PgColumn, { excluidos }: { excluidos?: 'true' | 'false' | undefined }): SQL {
  return excluidos === 'true' ? isNotNull(excluidoEm) : isNull(excluidoEm);
}
