import { type PGlite, type QueryOptions, types } from '@electric-sql/pglite';

/**
 * Drizzle asks every query for dates and times as the text the database writes, and PGlite copies its three hundred parsers for each such
 * query, which takes as long as a small query itself. Here the parsers are set once, and a query asks for none. No issue was found upstream;
 * Drizzle 1 has codecs of its own (docs/decisions/remendos.md).
 */
export function withTexts(pglite: PGlite): PGlite {
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

/** Leaves the parsers out of a query that asks for those that are set anyway. */
function semTipos({ parsers = {}, ...opcoes }: QueryOptions = {}): QueryOptions {
  return Object.keys(parsers).every((tipo) => EM_TEXTO.has(Number(tipo))) ? opcoes : { ...opcoes, parsers };
}

/** The types Drizzle reads as text, and lists of them (`numeric[]`, `timestamp[]`, `timestamptz[]`, `interval[]`, `date[]`). */
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
