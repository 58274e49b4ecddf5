/** Lists the codes of an error and of its causes: SQLSTATEs of PostgreSQL, names of the operating system. */
export function sqlStates(error: unknown): string[] {
  const states: string[] = [];
  for (let one = error; one instanceof Error; one = one.cause) {
    const { code } = one as NodeJS.ErrnoException;
    if (typeof code === 'string') states.push(code);
  }
  return states;
}
