import { join } from 'node:path';
import { databaseTables } from '#server/outbound/backup/database-tables.ts';
import { canonicalText, lerTabela } from '#server/outbound/backup/read-table.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { TestBench } from './test-bench.ts';

/** Every row of every table, those of no company included, as text. */
export function everyRow(db: Database): Promise<Map<string, string[]>> {
  return db.transaction(async (tx) => {
    await canonicalText(tx);
    const tudo = new Map<string, string[]>();
    for (const tabela of await databaseTables(tx)) {
      const linhas: string[] = [];
      for await (const fatia of lerTabela(tx, tabela)) linhas.push(...fatia);
      tudo.set(tabela.nome, linhas);
    }
    return tudo;
  });
}

/** The folder of the file store of the bench. */
export const blobsFolder = ({ blobs }: TestBench): string =>
  join(blobs.caminho('e', 'b', 'aa'), '..', '..', '..', '..');
