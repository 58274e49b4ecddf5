import { Query, type QueryResult } from 'pg';

interface EmCurso {
  text?: string;
  _results: QueryResult | QueryResult[];
}

/**
 * Makes PostgreSQL answer queries without an order in reverse. Without an `order by` a database promises no order, but nearly
 * always answers in that of the writing. A test that relies on it now fails at once, not once in a hundred runs.
 */
export function answerReversed(): void {
  if (feito) return;
  feito = true;
  const { prototype } = Query as unknown as {
    prototype: { handleReadyForQuery(this: EmCurso, conexao: unknown): void };
  };
  const responder = prototype.handleReadyForQuery;
  prototype.handleReadyForQuery = function (conexao) {
    if (!Array.isArray(this._results) && withoutOrder(this.text ?? '')) this._results?.rows.reverse();
    responder.call(this, conexao);
  };
}

let feito = false;

/**
 * Whether a query reads without an order. An `order by` within parentheses orders only a part of the query. A write returns its
 * rows in the given order.
 */
export function withoutOrder(sql: string): boolean {
  let doTopo = sql.replaceAll(/'[^']*'/g, '');
  for (let antes = ''; antes !== doTopo; ) {
    antes = doTopo;
    doTopo = doTopo.replaceAll(/\([^()]*\)/g, '');
  }
  return /^\s*(select|with)\b/i.test(doTopo) && !/\b(order\s+by|returning)\b/i.test(doTopo);
}
