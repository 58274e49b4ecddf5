import { setImmediate as respirar } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import { rowsOf } from '#server/platform/db/rows-of.ts';
import { type DatabaseTable, databaseTables } from './database-tables.ts';

/** Columns that give access, and that no export includes: the hash of a password, a token or a code, and secrets. */
export const SECRETS: Readonly<Record<string, readonly string[]>> = {
  aplicativo_de_codigos: ['segredo'],
  codigo_de_recuperacao: ['codigo_hash'],
  convite: ['token_hash'],
  credencial: ['senha_hash'],
  portal_credencial: ['segredo', 'sessao'],
  portal_receptor: ['segredo'],
  segundo_passo: ['token_hash'],
  sessao: ['token_hash'],
  webhook: ['segredo'],
};

/** Tables the servers use among themselves, and the way to fictitious companies: they hold no data of the company. */
const SEM_DADOS = ['pedido_com_chave', 'trabalho', 'empresa_de_exemplo'];

/** Every table that holds rows of companies. The list comes from the database itself, so that a new table is not forgotten. */
export async function companyTables(db: Database): Promise<DatabaseTable[]> {
  const todas = await databaseTables(db);
  return todas.filter(
    ({ nome, colunas }) => !SEM_DADOS.includes(nome) && colunas.some((coluna) => coluna.nome === 'empresa_id'),
  );
}

/**
 * Reads the rows of a company in one table as JSON, in slices, in the order of the key. Money and quantities are texts, as in the
 * API. No transaction stays open during a download.
 */
export async function* linhasDaEmpresa(
  db: Database,
  tabela: DatabaseTable,
  empresaId: string,
): AsyncGenerator<string[]> {
  const nome = sql.identifier(tabela.nome);
  const chave = sql.join(
    tabela.chave.map((coluna) => sql`t.${sql.identifier(coluna)}`),
    sql`, `,
  );
  const valores = sql.join(
    tabela.colunas.filter(({ nome }) => !SECRETS[tabela.nome]?.includes(nome)).map(comoJson),
    sql`, `,
  );
  let depoisDe: SQL = sql``;
  for (;;) {
    await respirar();
    const fatia = await rowsOf<{ linha: string; chave: string[] }>(
      db,
      sql`select (select row_to_json(_guarda)::text from (select ${valores}) _guarda) as linha,
          array[${sql.join(
            tabela.chave.map((coluna) => sql`t.${sql.identifier(coluna)}::text`),
            sql`, `,
          )}] as chave
        from ${nome} t where t.empresa_id = ${empresaId} ${depoisDe} order by ${chave} limit ${POR_FATIA}`,
    );
    if (fatia.length > 0) yield fatia.map(({ linha }) => linha);
    const fim = fatia.at(-1);
    if (!fim || fatia.length < POR_FATIA) return;
    depoisDe = sql`and (${chave}) > (${sql.join(
      fim.chave.map((valor, i) => daChave(tabela, i, valor)),
      sql`, `,
    )})`;
  }
}

function comoJson({ nome, tipo }: DatabaseTable['colunas'][number]): SQL {
  const coluna = sql`t.${sql.identifier(nome)}`;
  const valor = tipo.startsWith('numeric')
    ? sql`${coluna}::text`
    : tipo === 'bytea'
      ? sql`encode(${coluna}, 'hex')`
      : tipo.startsWith('timestamp')
        ? sql`to_char(${coluna} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
        : coluna;
  return sql`${valor} as ${sql.identifier(nome)}`;
}

function daChave({ chave, colunas }: DatabaseTable, i: number, valor: string): SQL {
  const tipo = colunas.find(({ nome }) => nome === chave[i])?.tipo ?? 'text';
  return sql`${valor}::${sql.raw(tipo)}`;
}

const POR_FATIA = 200;
