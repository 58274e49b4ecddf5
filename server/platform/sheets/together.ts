/**
 * Does the same to all rows of a slice at once, and waits for the last of them. The import of sheets is the only place that asks a
 * transaction several things at a time: repositories answer what is asked in one turn of the event loop by one query
 * (server/platform/db/batched.ts), so that a rule written for one row costs a slice one query.
 */
export function together<Linha, Feita>(
  linhas: readonly Linha[],
  fazer: (linha: Linha) => Promise<Feita>,
): Promise<PromiseSettledResult<Feita>[]> {
  return Promise.allSettled(linhas.map(fazer));
}
