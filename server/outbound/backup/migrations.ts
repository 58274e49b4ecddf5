import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { z } from 'zod';
import { type Database, MIGRATIONS_FOLDER } from '#server/platform/db/database.ts';
import { rowsOf } from '#server/platform/db/rows-of.ts';

const diario = z.looseObject({ entries: z.array(z.looseObject({ when: z.number(), tag: z.string() })) });

/** The migrations of this version of Cais, oldest first. */
export async function migracoes(): Promise<{ quando: number; nome: string }[]> {
  const { entries } = await lerDiario();
  return entries.map(({ when, tag }) => ({ quando: when, nome: tag }));
}

/** Counts the migrations a database has had: fewer than this version knows, as many, or more; 0 for an empty database. */
export async function migracoesFeitas(db: Database): Promise<number> {
  const [tabela] = await rowsOf<{ existe: boolean }>(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as existe`,
  );
  if (!tabela?.existe) return 0;
  const [feitas] = await rowsOf<{ n: number }>(db, sql`select count(*)::int as n from drizzle.__drizzle_migrations`);
  return feitas?.n ?? 0;
}

/** Returns the name of the first migration of a database whose text is not the one of this version; null when all are the same. */
export async function migracaoMudada(db: Database): Promise<string | null> {
  if ((await migracoesFeitas(db)) === 0) return null;
  const feitas = await rowsOf<{ hash: string }>(
    db,
    sql`select hash from drizzle.__drizzle_migrations order by created_at, id`,
  );
  const destaVersao = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER });
  const qual = feitas.findIndex(({ hash }, i) => destaVersao[i]?.hash !== hash);
  return qual < 0 ? null : ((await migracoes())[qual]?.nome ?? null);
}

/** The hash of the last migration a database has had. */
export async function ultimaMigracao(db: Database): Promise<string | undefined> {
  const [ultima] = await rowsOf<{ hash: string }>(
    db,
    sql`select hash from drizzle.__drizzle_migrations order by created_at desc, id desc limit 1`,
  );
  return ultima?.hash;
}

/** Whether the migration at this place of this version (1 is the first) has this hash. */
export function ehDestaVersao(lugar: number, hash: string): boolean {
  return readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER })[lugar - 1]?.hash === hash;
}

/** Calls `fazer` with a folder that holds only the first `quantas` migrations. */
export async function comAsPrimeiras<T>(quantas: number, fazer: (pasta: string) => Promise<T>): Promise<T> {
  const { entries, ...resto } = await lerDiario();
  const pasta = await mkdtemp(join(tmpdir(), 'cais-migracoes-'));
  try {
    await mkdir(join(pasta, 'meta'));
    const primeiras = entries.slice(0, quantas);
    await writeFile(join(pasta, 'meta', '_journal.json'), JSON.stringify({ ...resto, entries: primeiras }));
    for (const { tag } of primeiras) await cp(join(MIGRATIONS_FOLDER, `${tag}.sql`), join(pasta, `${tag}.sql`));
    return await fazer(pasta);
  } finally {
    await rm(pasta, { recursive: true, force: true });
  }
}

async function lerDiario() {
  return diario.parse(JSON.parse(await readFile(join(MIGRATIONS_FOLDER, 'meta', '_journal.json'), 'utf8')));
}
