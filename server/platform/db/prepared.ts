import type { Banco } from './database.ts';

/**
 * For what is asked so often that writing its SQL anew each time would cost more than its rows: made once for each database or transaction
 * it is asked on. Prepared with a name, it is also parsed and planned once by each connection.
 */
export function umaPorBanco<Consulta>(preparar: (db: Banco) => Consulta): (db: Banco) => Consulta {
  const feitas = new WeakMap<Banco, Consulta>();
  return (db) => {
    const feita = feitas.get(db) ?? preparar(db);
    feitas.set(db, feita);
    return feita;
  };
}
