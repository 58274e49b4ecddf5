import { Query, type QueryResult } from 'pg';

interface EmCurso {
  text?: string;
  _results: QueryResult | QueryResult[];
}

/**
 * To who asks for no order a database owes none, and answers nearly always in that of the writing. From here on PostgreSQL answers the
 * other way round, so that what leans on it is seen at once and not one run in a hundred. The embedded one goes on as it is.
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

/** Of a reading as it stands: an `order by` within parentheses is of a part of it. What is written comes back as it was given. */
export function withoutOrder(sql: string): boolean {
  let doTopo = sql.replaceAll(/'[^']*'/g, '');
  for (let antes = ''; antes !== doTopo; ) {
    antes = doTopo;
    doTopo = doTopo.replaceAll(/\([^()]*\)/g, '');
  }
  return /^\s*(select|with)\b/i.test(doTopo) && !/\b(order\s+by|returning)\b/i.test(doTopo);
}
