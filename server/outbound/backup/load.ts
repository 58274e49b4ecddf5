import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import { type DatabaseTable, databaseTables, insertTexts } from './database-tables.ts';
import { BackupFailure } from './failure.ts';
import type { Manifest } from './manifest.ts';
import { readBackup } from './read-archive.ts';
import { canonicalText, digestTable } from './read-table.ts';
import { rowsOf } from './rows-of.ts';

/**
 * The rows of an archive into an empty database of the same schema, in one transaction. Nothing but the rows is written: triggers are
 * still, and what one table asks of another is asked when all of them are full, so that their order does not matter. Each table is then
 * read again and held to the hash the archive has of it.
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

/** @throws {BackupFailure} where the archive has other tables or columns than the database. */
async function casarTabelas(tx: Database, doBackup: Manifest['tabelas']): Promise<Map<string, DatabaseTable>> {
  const tabelas = new Map((await databaseTables(tx)).map((tabela) => [tabela.nome, tabela]));
  const escritas = (nomes: readonly string[]) => nomes.toSorted().join(', ');
  const diferente = doBackup.find(
    ({ nome, colunas }) => escritas(tabelas.get(nome)?.colunas.map((uma) => uma.nome) ?? []) !== escritas(colunas),
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
  // The planner would otherwise believe the tables empty until somebody looks.
  await tx.execute(sql`analyze`);
}

/** Sequences go on where the rows end. */
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
