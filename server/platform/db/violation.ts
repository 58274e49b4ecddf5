const UNIQUE_VIOLATION = '23505';

/** Whether the error is a unique violation of PostgreSQL. Drizzle wraps the driver's error. */
export function violatesUniqueness(erro: unknown): boolean {
  if (typeof erro !== 'object' || erro === null) return false;
  return ('code' in erro && erro.code === UNIQUE_VIOLATION) || ('cause' in erro && violatesUniqueness(erro.cause));
}

/** Runs a write, and once more when another request took its unique value meanwhile: the second attempt finds that one, and names it. */
export async function triedAgainWhenTaken<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (erro) {
    if (violatesUniqueness(erro)) return write();
    throw erro;
  }
}
