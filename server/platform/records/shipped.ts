import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import type { OrigemParametro } from '#lib/domain/cadastros/parametro.ts';
import { usuario } from '#server/platform/db/schema/core.ts';

/** What a row of the company says besides its own columns, in a union with rows that ship with Cais. `authorOf` joins the person. */
export function ofTheCompany<Columns extends Record<'versao' | 'alteradoEm' | 'excluidoEm', AnyColumn>>({
  versao,
  alteradoEm,
  excluidoEm,
}: Columns) {
  return {
    versao: versao as Columns['versao'],
    alteradoEm: alteradoEm as Columns['alteradoEm'],
    excluidoEm: excluidoEm as Columns['excluidoEm'],
    autor: author(sql`${usuario.nome}`),
    origem: origin('EMPRESA'),
  };
}

/** The same of a row that ships with Cais: nobody wrote it, changes it or deletes it. */
export const SHIPPED = {
  versao: sql<number>`0`.as('versao'),
  alteradoEm: sql<Date>`null::timestamptz`.as('alterado_em'),
  excluidoEm: sql<Date | null>`null::timestamptz`.as('excluido_em'),
  autor: author(sql`null::text`),
  origem: origin('CAIS'),
};

function author(name: SQL) {
  return sql<string | null>`${name}`.as('autor');
}

function origin(which: OrigemParametro) {
  return sql<OrigemParametro>`${which}::text`.as('origem');
}
