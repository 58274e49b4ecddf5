import { PGlite, type QueryOptions, types } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { emDisco } from './pglite-on-disk.ts';

/** `loadDataDir` is the image of another, to begin with. */
export type OndeEmbutido = { dataDir: string } | { loadDataDir: Blob };

/** An embedded PostgreSQL with the extensions the schema uses, in a folder, or in memory when none is given. */
export async function criarPglite(onde?: OndeEmbutido): Promise<PGlite> {
  const lugar = onde && 'dataDir' in onde ? emDisco(onde.dataDir) : onde;
  return comTextos(await PGlite.create({ ...lugar, extensions: { btree_gin, pg_trgm } }));
}

/**
 * Dates and times come as the text the database writes, as Drizzle asks of every query anew: PGlite would copy its three hundred types
 * for each, which takes as long as a small query itself. Here they are told once, and a query says nothing of them.
 */
function comTextos(pglite: PGlite): PGlite {
  for (const tipo of EM_TEXTO) pglite.parsers[tipo] = (texto) => texto;
  const perguntar = pglite.query.bind(pglite);
  const transacionar = pglite.transaction.bind(pglite);
  pglite.query = (texto, valores, opcoes) => perguntar(texto, valores, semTipos(opcoes));
  pglite.transaction = (fazer) =>
    transacionar((tx) => {
      const { query } = tx;
      tx.query = (texto, valores, opcoes) => query(texto, valores, semTipos(opcoes));
      return fazer(tx);
    });
  return pglite;
}

/** Those of a query that asks for what it would get anyway are left out. */
function semTipos({ parsers = {}, ...opcoes }: QueryOptions = {}): QueryOptions {
  return Object.keys(parsers).every((tipo) => EM_TEXTO.has(Number(tipo))) ? opcoes : { ...opcoes, parsers };
}

/** Those Drizzle reads as text, and lists of them (`numeric[]`, `timestamp[]`, `timestamptz[]`, `interval[]`, `date[]`). */
const EM_TEXTO = new Set<number>([
  types.TIMESTAMP,
  types.TIMESTAMPTZ,
  types.INTERVAL,
  types.DATE,
  1231,
  1115,
  1185,
  1187,
  1182,
]);
