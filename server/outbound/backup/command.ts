import { inWords } from '#server/platform/db/embedded/embedded-database.ts';
import { DAMAGE } from '#server/platform/db/embedded/why-it-does-not-start.ts';
import { sqlStates } from '#server/platform/db/sql-states.ts';
import { type Env, InvalidConfiguration, readProcessEnv } from '#server/platform/env.ts';
import { BackupFailure } from './failure.ts';

/**
 * Runs an operator's command. The exit code is 0 when it succeeds, and 1 when it returns false or throws; a thrown error is printed
 * as a sentence.
 */
export async function command(executar: (env: Env) => Promise<boolean>): Promise<void> {
  let env: Env | undefined;
  try {
    env = readProcessEnv();
    process.exitCode = (await executar(env)) ? 0 : 1;
  } catch (erro) {
    console.error((await fraseDoDano(env, erro)) ?? fraseDe(erro));
    process.exitCode = 1;
  }
}

/** What PostgreSQL said of the files it read, with the copy that helps; of a named PostgreSQL its operator knows the copies. */
async function fraseDoDano(env: Env | undefined, erro: unknown): Promise<string | null> {
  if (!sqlStates(erro).some((codigo) => DAMAGE.test(codigo))) return null;
  if (!env || env.DATABASE_URL) return 'O PostgreSQL de DATABASE_URL diz que seus arquivos estão danificados.';
  return ((await inWords(env.DATA_DIR, erro)) as Error).message;
}

function fraseDe(erro: unknown): unknown {
  if (erro instanceof BackupFailure || erro instanceof InvalidConfiguration) return erro.message;
  if (!(erro instanceof Error)) return erro;
  const { code = '', path, message } = (erro.cause instanceof Error ? erro.cause : erro) as NodeJS.ErrnoException;
  if (code.startsWith('ERR_PARSE_ARGS')) {
    const [, opcao = ''] = /'([^']+)'/.exec(message) ?? [];
    return `Opção desconhecida ou incompleta: ${opcao}`;
  }
  const frase = FRASES[code];
  return frase ? `${frase}${path ? `: ${path}` : ''}.` : erro;
}

const BANCO_FORA = 'O banco de dados parou de responder; nada foi deixado pela metade. Tente de novo';
const FRASES: Readonly<Record<string, string>> = {
  ENOSPC: 'Não há espaço no disco',
  '53100': 'Não há espaço no disco',
  EACCES: 'Falta permissão para usar o arquivo ou a pasta',
  EPERM: 'Falta permissão para usar o arquivo ou a pasta',
  EROFS: 'O disco só permite leitura',
  ENOENT: 'Não existe o arquivo ou a pasta',
  EISDIR: 'Isto é uma pasta, e não um arquivo',
  ECONNREFUSED: BANCO_FORA,
  ECONNRESET: BANCO_FORA,
  '57P01': BANCO_FORA,
  '42501': 'O usuário de DATABASE_URL não tem permissão para isto no banco',
};
