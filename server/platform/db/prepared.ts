import type { Database } from './database.ts';

/**
 * Keeps a query that runs so often that building its SQL costs more than its rows: built once for each database or transaction. Prepared
 * with a name, it is also parsed and planned once by each connection.
 */
export function onePerDatabase<Consulta>(preparar: (db: Database) => Consulta): (db: Database) => Consulta {
  const feitas = new WeakMap<Database, Consulta>();
  return (db) => {
    const feita = feitas.get(db) ?? preparar(db);
    feitas.set(db, feita);
    return feita;
  };
}
