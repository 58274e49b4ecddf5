import { busy, databaseDown, diskFull, type Refusal } from '#server/platform/refusals.ts';

/** The sentence for a failure of the database or the disk, which the request did not cause; null for others. */
export function infrastructureFailure(erro: unknown): Refusal | null {
  for (let causa = erro; causa instanceof Error; causa = causa.cause) {
    const { code = '', message, syscall } = causa as NodeJS.ErrnoException;
    if (DISCO_CHEIO.has(code)) return diskFull();
    if (OCUPADO.has(code)) return busy();
    // The socket of a database that is started again is missing for a moment.
    if (code === 'ENOENT' && syscall === 'connect') return databaseDown();
    if (FORA_DO_AR.has(code) || code.startsWith(CLASSE_CONEXAO) || SEM_CODIGO.test(message)) return databaseDown();
  }
  return null;
}

/** The codes of PostgreSQL and of the operating system. */
const DISCO_CHEIO = new Set(['53100', 'ENOSPC', 'EDQUOT']);
/** Waited too long for a row or a statement, or lost to another transaction more than once. */
const OCUPADO = new Set(['55P03', '57014', '40P01', '40001']);
const CLASSE_CONEXAO = '08';
const FORA_DO_AR = new Set([
  // Shut down, crashed, starting up, no connection left.
  '57P01',
  '57P02',
  '57P03',
  // Ended in the middle of a transaction, or read only: a standby, or a primary that was one.
  '25P03',
  '25006',
  '53300',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** Messages of the drivers that have no code. */
const SEM_CODIGO =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;
