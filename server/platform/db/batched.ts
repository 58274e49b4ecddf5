import { is } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

/**
 * Joins the requests of one turn of the event loop into one query, so that a rule written for one row costs a sheet of thousands one query a
 * slice. `perguntar` answers in the order of the requests; when it throws, every request is rejected.
 */
export function batched<Pedido, Resposta>(
  tx: Database,
  perguntar: (pedidos: Pedido[]) => Promise<Resposta[]>,
): (pedido: Pedido) => Promise<Resposta> {
  let espera: Espera<Pedido, Resposta>[] = [];

  const atender = async () => {
    const atendidos = espera;
    espera = [];
    try {
      const respostas = await umaDeCadaVez(tx, () => perguntar(atendidos.map(({ pedido }) => pedido)));
      for (const [i, { resolver }] of atendidos.entries()) resolver(respostas[i] as Resposta);
    } catch (erro) {
      for (const { recusar } of atendidos) recusar(erro);
    }
  };

  return (pedido) =>
    new Promise((resolver, recusar) => {
      espera.push({ pedido, resolver, recusar });
      if (espera.length === 1) setImmediate(atender);
    });
}

interface Espera<Pedido, Resposta> {
  pedido: Pedido;
  resolver: (resposta: Resposta) => void;
  recusar: (erro: unknown) => void;
}

/** Queues the queries of a transaction: node-postgres takes one at a time on a connection. */
function umaDeCadaVez<T>(tx: Database, perguntar: () => Promise<T>): Promise<T> {
  if (!is(tx, PgTransaction)) return perguntar();
  const resposta = (filas.get(tx) ?? Promise.resolve()).then(perguntar);
  filas.set(
    tx,
    resposta.catch(() => undefined),
  );
  return resposta;
}

const filas = new WeakMap<Database, Promise<unknown>>();
