import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import { rowsOf } from '#server/platform/db/rows-of.ts';
import { type DatabaseTable, rowsAsText } from './database-tables.ts';

/** The rows of a table and their hash, as the manifest of an archive has them. */
export interface TableDigest {
  linhas: number;
  sha256: string;
}

/** Fixes how values are written as text, whatever the settings of the database or the session. Needs a transaction. */
export async function canonicalText(tx: Database): Promise<void> {
  await tx.execute(sql`set local timezone = 'UTC'`);
  await tx.execute(sql`set local datestyle = 'ISO, MDY'`);
  await tx.execute(sql`set local intervalstyle = 'postgres'`);
  await tx.execute(sql`set local bytea_output = 'hex'`);
  await tx.execute(sql`set local extra_float_digits = 1`);
}

/** Reads the rows of a table in slices of some megabytes, one JSON line a row. Returns their count and hash. */
export async function* lerTabela(tx: Database, tabela: DatabaseTable): AsyncGenerator<string[], TableDigest> {
  const hash = createHash('sha256');
  let total = 0;
  for await (const fatia of lerEmFatias(tx, rowsAsText(tabela))) {
    total += fatia.length;
    for (const linha of fatia) hash.update(linha).update('\n');
    yield fatia;
  }
  return { linhas: total, sha256: hash.digest('hex') };
}

/** Returns the current count and hash of a table. */
export async function digestTable(tx: Database, tabela: DatabaseTable): Promise<TableDigest> {
  const leitura = lerTabela(tx, tabela);
  for (;;) {
    const { done, value } = await leitura.next();
    if (done) return value;
  }
}

/** Reads a query of one column `linha` through a cursor. Each fetch takes as many rows as make some megabytes. */
export async function* lerEmFatias(tx: Database, consulta: SQL): AsyncGenerator<string[]> {
  await tx.execute(sql`declare guarda no scroll cursor for ${consulta}`);
  let falhou = false;
  try {
    let quantas = PRIMEIRAS;
    for (;;) {
      const fatia = await rowsOf<{ linha: string }>(tx, sql.raw(`fetch ${quantas} from guarda`));
      if (fatia.length === 0) return;
      yield fatia.map(({ linha }) => linha);
      const caracteres = fatia.reduce((soma, { linha }) => soma + linha.length, 0);
      quantas = Math.max(1, Math.min(MAXIMO, Math.round((BYTES_POR_FATIA * fatia.length) / caracteres)));
    }
  } catch (erro) {
    // The cursor has ended with its transaction; closing it would fail, and hide why.
    falhou = true;
    throw erro;
  } finally {
    if (!falhou) await tx.execute(sql`close guarda`);
  }
}

const PRIMEIRAS = 100;
const MAXIMO = 10_000;
const BYTES_POR_FATIA = 2 * 1024 * 1024;
