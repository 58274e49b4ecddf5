const UNIQUE_VIOLATION = '23505';

/** Whether the error is a unique violation of PostgreSQL. Drizzle wraps the driver's error. */
export function violatesUniqueness(erro: unknown): boolean {
  if (typeof erro !== 'object' || erro === null) return false;
  return ('code' in erro && erro.code === UNIQUE_VIOLATION) || ('cause' in erro && violatesUniqueness(erro.cause));
}
