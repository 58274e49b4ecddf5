import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Forma } from '#lib/registros/ler-campo.ts';
import { usuario } from '#server/platform/db/schema/core.ts';

export interface LinhaDeRegistro {
  id: string;
  versao: number;
  alteradoEm: Date | null;
  autor: string | null;
  excluidoEm: Date | null;
}

/** The fields of lib/contracts/platform/cadastro.ts that every record answers. */
export function recordOfRow({ id, versao, alteradoEm, autor, excluidoEm }: LinhaDeRegistro) {
  return {
    id,
    versao,
    alteradoEm: alteradoEm?.toISOString() ?? null,
    alteradoPor: autor,
    excluidoEm: excluidoEm?.toISOString() ?? null,
  };
}

/** Joins the person who wrote the row. */
export function authorOf({ empresaId, alteradoPor }: Record<'empresaId' | 'alteradoPor', PgColumn>): SQL | undefined {
  return and(eq(usuario.empresaId, empresaId), eq(usuario.id, alteradoPor));
}

/** Filters deleted rows: only they with `excluidos`, none without. */
export function daLista(excluidoEm: PgColumn, { excluidos }: { excluidos?: 'true' | 'false' | undefined }): SQL {
  return excluidos === 'true' ? isNotNull(excluidoEm) : isNull(excluidoEm);
}

/**
 * The fields of a record as the API answers them, from the row of its table: a plain column as it stands, a code with the name the table
 * had for it (`paisCodigo`, `paisNome`) as one. The contract of the answer checks the result.
 */
export function fieldsOfRow<Campos>(forma: Forma, linha: Readonly<Record<string, unknown>>): Campos {
  const campos = Object.keys(forma).map((nome) => [nome, nome in linha ? linha[nome] : codigoENomeDe(nome, linha)]);
  return Object.fromEntries(campos);
}

function codigoENomeDe(campo: string, linha: Readonly<Record<string, unknown>>) {
  const codigo = linha[`${campo}Codigo`];
  return codigo === null || codigo === undefined ? null : { codigo, nome: linha[`${campo}Nome`] ?? '' };
}
