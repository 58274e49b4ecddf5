import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { onDisk } from '#server/platform/patches/pglite-fsync.ts';
import { withTurns } from '#server/platform/patches/pglite-turns.ts';
import { withTexts } from '#server/platform/patches/pglite-typed-queries.ts';

/** `loadDataDir` is the image of another, to begin with. */
export type EmbeddedPlace = { dataDir: string } | { loadDataDir: Blob };

/** An embedded PostgreSQL with the extensions the schema uses, in a folder, or in memory when none is given. */
export async function createPglite(onde?: EmbeddedPlace): Promise<PGlite> {
  const lugar = onde && 'dataDir' in onde ? onDisk(onde.dataDir) : onde;
  return withTurns(withTexts(await PGlite.create({ ...lugar, extensions: { btree_gin, pg_trgm } })));
}
