import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import { rowsOf } from '#server/platform/db/rows-of.ts';
import { type DatabaseTable, databaseTables, insertTexts } from './database-tables.ts';
import { BackupFailure } from './failure.ts';
import type { Manifest } from './manifest.ts';
import { readBackup } from './read-archive.ts';
import { canonicalText, digestTable } from './read-table.ts';

/**
 * Loads the rows of an archive into an empty database of the same schema, in one transaction. Triggers, which a schema older than
 * the migration `sem_gatilhos` has, are disabled, and foreign keys are checked after all tables are full, so the order of tables
 * does not matter. Each table is then read again and compared with its hash in the archive.
 */
export function loadArchive(db: Database, caminho: string, { tabelas: doBackup }: Manifest): Promise<void> {
  return db.transaction(async (tx) => {
    await canonicalText(tx);
    const tabelas = await casarTabelas(tx, doBackup);
    const ligacoes = await soltar(tx, tabelas);
    await readBackup(caminho, {
      async linhas(nome, linhas) {
        const tabela = tabelas.get(nome);
        if (tabela) await tx.execute(insertTexts(tabela, linhas));
      },
    });
    await prender(tx, tabelas, ligacoes);
    for (const { nome, sha256 } of doBackup) {
      const tabela = tabelas.get(nome);
      if (!tabela || (await digestTable(tx, tabela)).sha256 !== sha256) {
        throw new BackupFailure(`A tabela ${nome} não ficou como está no backup. Nada foi restaurado.`);
      }
    }
  });
}

interface Ligacao {
  tabela: string;
  nome: string;
  definicao: string;
}

/**
 * Matches the tables of the archive with those of the database.
 * @throws {BackupFailure} when their tables or columns differ.
 */
async function casarTabelas(tx: Database, doBackup: Manifest['tabelas']): Promise<Map<string, DatabaseTable>> {
  const tabelas = new Map((await databaseTables(tx)).map((tabela) => [tabela.nome, tabela]));
  const escritas = (nomes: readonly string[]) => nomes.toSorted().join(', ');
  const diferente = doBackup.find(
    ({ nome, colunas }) =>
      escritas(tabelas.get(nome)?.colunas.map((coluna) => coluna.nome) ?? []) !== escritas(colunas),
  );
  if (diferente || tabelas.size !== doBackup.length) {
    throw new BackupFailure(
      `O backup não casa com o esquema desta versão do Cais${diferente ? ` (tabela ${diferente.nome})` : ''}. Nada foi restaurado.`,
    );
  }
  return tabelas;
}

async function soltar(tx: Database, tabelas: ReadonlyMap<string, DatabaseTable>): Promise<Ligacao[]> {
  const ligacoes = await rowsOf<Ligacao>(
    tx,
    sql`select c.relname as tabela, f.conname as nome, pg_get_constraintdef(f.oid) as definicao from pg_constraint f
        join pg_class c on c.oid = f.conrelid where f.contype = 'f' and c.relnamespace = 'public'::regnamespace`,
  );
  for (const { tabela, nome } of ligacoes) {
    await tx.execute(sql`alter table ${sql.identifier(tabela)} drop constraint ${sql.identifier(nome)}`);
  }
  for (const nome of tabelas.keys()) await tx.execute(sql`alter table ${sql.identifier(nome)} disable trigger user`);
  return ligacoes;
}

async function prender(
  tx: Database,
  tabelas: ReadonlyMap<string, DatabaseTable>,
  ligacoes: readonly Ligacao[],
): Promise<void> {
  for (const { tabela, nome, definicao } of ligacoes) {
    await tx.execute(
      sql`alter table ${sql.identifier(tabela)} add constraint ${sql.identifier(nome)} ${sql.raw(definicao)}`,
    );
  }
  for (const nome of tabelas.keys()) await tx.execute(sql`alter table ${sql.identifier(nome)} enable trigger user`);
  await seguirNumeracoes(tx);
  // Without it the planner takes the tables for empty until the next analyze.
  await tx.execute(sql`analyze`);
}

/** Sets each sequence to continue after the last row. */
async function seguirNumeracoes(tx: Database): Promise<void> {
  const identidades = await rowsOf<{ tabela: string; coluna: string }>(
    tx,
    sql`select c.relname as tabela, a.attname as coluna from pg_attribute a join pg_class c on c.oid = a.attrelid
        where a.attidentity <> '' and c.relnamespace = 'public'::regnamespace`,
  );
  for (const { tabela, coluna } of identidades) {
    await tx.execute(
      sql`select setval(pg_get_serial_sequence(${tabela}, ${coluna}), max(${sql.identifier(coluna)}))
          from ${sql.identifier(tabela)} having max(${sql.identifier(coluna)}) is not null`,
    );
  }
}
