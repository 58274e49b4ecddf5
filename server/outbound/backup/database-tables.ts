import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import { rowsOf } from '#server/platform/db/rows-of.ts';

/** A table as the database describes it, so that no table can be forgotten. */
export interface DatabaseTable {
  nome: string;
  colunas: { nome: string; tipo: string }[];
  chave: string[];
}

export function databaseTables(tx: Database): Promise<DatabaseTable[]> {
  return rowsOf<DatabaseTable>(
    tx,
    sql`select c.relname as nome,
          (select json_agg(json_build_object('nome', a.attname, 'tipo', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
             from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as colunas,
          coalesce((select json_agg(a.attname order by array_position(i.indkey::int2[], a.attnum))
             from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
             where i.indrelid = c.oid and i.indisprimary), '[]') as chave
        from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by c.relname`,
  );
}

/**
 * Selects each row as one JSON object of texts, which the database reads back as the same values. The order of rows is the same on
 * every database.
 */
export function rowsAsText({ nome, colunas, chave }: DatabaseTable): SQL {
  const valores = colunas.map((coluna) => sql`${sql.identifier(coluna.nome)}::text as ${sql.identifier(coluna.nome)}`);
  const ordem = chave.map((nomeDaColuna) => {
    const tipo = colunas.find((coluna) => coluna.nome === nomeDaColuna)?.tipo ?? '';
    return EH_TEXTO.test(tipo)
      ? sql`t.${sql.identifier(nomeDaColuna)} collate "C"`
      : sql`t.${sql.identifier(nomeDaColuna)}`;
  });
  const ordenadas = ordem.length > 0 ? sql`order by ${sql.join(ordem, sql`, `)}` : sql``;
  return sql`select row_to_json(_guarda)::text as linha
    from (select ${sql.join(valores, sql`, `)} from ${sql.identifier(nome)} t ${ordenadas}) _guarda`;
}

/** Inserts rows written by `rowsAsText`, as one parameter. */
export function insertTexts({ nome, colunas }: DatabaseTable, linhas: readonly string[]): SQL {
  const nomes = colunas.map((coluna) => sql.identifier(coluna.nome));
  const lidas = colunas.map((coluna) => sql`_guarda.${sql.identifier(coluna.nome)}::${sql.raw(coluna.tipo)}`);
  const textos = nomes.map((nomeDaColuna) => sql`${nomeDaColuna} text`);
  return sql`insert into ${sql.identifier(nome)} (${sql.join(nomes, sql`, `)}) overriding system value
    select ${sql.join(lidas, sql`, `)}
    from json_to_recordset(${`[${linhas.join(',')}]`}::json) as _guarda(${sql.join(textos, sql`, `)})`;
}

const EH_TEXTO = /^(text|character)/;
