import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { emDisco } from '#server/platform/patches/pglite-fsync.ts';
import { comTextos } from '#server/platform/patches/pglite-typed-queries.ts';

/** `loadDataDir` is the image of another, to begin with. */
export type OndeEmbutido = { dataDir: string } | { loadDataDir: Blob };

/** An embedded PostgreSQL with the extensions the schema uses, in a folder, or in memory when none is given. */
export async function criarPglite(onde?: OndeEmbutido): Promise<PGlite> {
  const lugar = onde && 'dataDir' in onde ? emDisco(onde.dataDir) : onde;
  return comTextos(await PGlite.create({ ...lugar, extensions: { btree_gin, pg_trgm } }));
}
