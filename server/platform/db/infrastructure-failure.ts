import { bancoForaDoAr, discoCheio, type Recusa } from '#server/platform/refusals.ts';

/** What a failure says to the person when it is not about what was asked, but about a database or a disk that cannot be had now. */
export function falhaDeInfraestrutura(erro: unknown): Recusa | null {
  for (let um = erro; um instanceof Error; um = um.cause) {
    const { code = '', message } = um as NodeJS.ErrnoException;
    if (DISCO_CHEIO.has(code)) return discoCheio();
    if (FORA_DO_AR.has(code) || code.startsWith(CLASSE_CONEXAO) || SEM_CODIGO.test(message)) return bancoForaDoAr();
  }
  return null;
}

/** As PostgreSQL and as the operating system say it. */
const DISCO_CHEIO = new Set(['53100', 'ENOSPC', 'EDQUOT']);
const CLASSE_CONEXAO = '08';
const FORA_DO_AR = new Set([
  // Shut down, crashed, starting up, no connection left.
  '57P01',
  '57P02',
  '57P03',
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
/** What the drivers say in words only. */
const SEM_CODIGO =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|PGlite failed to initialize)/;
