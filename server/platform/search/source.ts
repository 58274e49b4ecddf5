import { type AnyColumn, and, eq, isNull, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** A table that is searched, and its columns. */
export interface Source<Tipo extends string = string> {
  tipo: Tipo;
  tabela: PgTable;
  /** Null for what ships with Cais: the same for every company. */
  empresaId: AnyColumn | null;
  /** Uuid v7: newer is greater. */
  id: AnyColumn;
  /** Name and search text of a row, as `textoDeBusca` writes them. */
  chave: AnyColumn | SQL;
  busca: AnyColumn | SQL;
  /** The condition of rows that are searched. */
  vivas?: SQL | undefined;
  /** `chave` has an index by its beginning; of many that begin so the last come first where it counts up. */
  comPrefixo?: 'asc' | 'desc';
  /** Columns with an index that hold an identifier as it is kept: capitals, no marks. */
  identificadores?: readonly AnyColumn[];
}

type TabelaDeRegistro = PgTable & Record<'empresaId' | 'id' | 'chave' | 'busca' | 'excluidoEm', AnyColumn>;

/** A table of records (server/platform/db/schema/record-columns.ts). */
export function recordSource<Tipo extends string>(
  tipo: Tipo,
  tabela: TabelaDeRegistro,
  mais: Pick<Source, 'comPrefixo' | 'identificadores'> = {},
): Source<Tipo> {
  const { empresaId, id, chave, busca, excluidoEm } = tabela;
  return { tipo, tabela, empresaId, id, chave, busca, vivas: isNull(excluidoEm), ...mais };
}

/** Undefined for what is every company's. */
export function ofCompany({ empresaId }: Source, empresa: string): SQL | undefined {
  return empresaId ? eq(empresaId, empresa) : undefined;
}

export function liveOfCompany(fonte: Source, empresa: string): SQL | undefined {
  return and(ofCompany(fonte, empresa), fonte.vivas);
}
