/** Lists the codes of an error and of its causes: SQLSTATEs of PostgreSQL, names of the operating system. */
export function sqlStates(error: unknown): string[] {
  const states: string[] = [];
  // Not `instanceof`: the errors of a socket are of Node's own realm, which is not that of a test.
  for (let cause = error; typeof cause === 'object' && cause !== null; cause = (cause as Error).cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (typeof code === 'string') states.push(code);
  }
  return states;
}
