import type { Banco } from './database.ts';

/**
 * Keeps a query that runs so often that building its SQL costs more than its rows: built once for each database or transaction. Prepared
 * with a name, it is also parsed and planned once by each connection.
 */
export function umaPorBanco<Consulta>(preparar: (db: Banco) => Consulta): (db: Banco) => Consulta {
  const feitas = new WeakMap<Banco, Consulta>();
  return (db) => {
    const feita = feitas.get(db) ?? preparar(db);
    feitas.set(db, feita);
    return feita;
  };
}
