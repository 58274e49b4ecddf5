import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { generateDrizzleJson } from 'drizzle-kit/api';
import { CASING, MIGRATIONS_FOLDER } from '#server/platform/db/database.ts';

/**
 * Compares the schema with the snapshot of the newest migration, as drizzle-kit would.
 * @throws {Error} with the tables that differ and the command that writes the migration: every server test would fail, none by name.
 */
export async function requireMigrations(): Promise<void> {
  const snapshots = globSync(`${MIGRATIONS_FOLDER}/meta/*_snapshot.json`).sort();
  if (snapshots.length !== 1) {
    throw new Error(
      `Há ${snapshots.length} retratos em ${MIGRATIONS_FOLDER}/meta, e só o mais novo fica: npm run db:migracao`,
    );
  }
  const made = JSON.parse(readFileSync(String(snapshots[0]), 'utf8'));
  const files = globSync('server/platform/db/schema/*.ts');
  const modules = await Promise.all(files.map((file) => import(`#server/platform/db/schema/${basename(file)}`)));
  const wanted = generateDrizzleJson(Object.assign({}, ...modules), made.prevId, undefined, CASING);
  const written = JSON.parse(JSON.stringify(wanted));
  const names = new Set([...Object.keys(made.tables), ...Object.keys(written.tables)]);
  const differing = [...names].filter((name) => !isDeepStrictEqual(made.tables[name], written.tables[name]));
  const rest = ['enums', 'schemas', 'sequences', 'roles', 'policies', 'views'];
  const others = rest.filter((part) => !isDeepStrictEqual(made[part], written[part]));
  if (differing.length + others.length === 0) return;
  throw new Error(
    `O esquema e as migrações diferem (${[...differing, ...others].join(', ')}). Rode antes: npm run db:migracao -- --name <nome>`,
  );
}
