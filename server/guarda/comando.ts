import { ConfiguracaoInvalida, type Env, lerEnv } from '#server/env.ts';
import { FalhaDaGuarda } from './falha.ts';

/** Runs an operator's command: 0 when it was done, 1 when it answers false or cannot be done, which is said in a sentence. */
export async function comando(executar: (env: Env) => Promise<boolean>): Promise<void> {
  try {
    const env = lerEnv(process.env);
    process.env.TZ = env.TZ;
    process.exitCode = (await executar(env)) ? 0 : 1;
  } catch (erro) {
    console.error(fraseDe(erro));
    process.exitCode = 1;
  }
}

function fraseDe(erro: unknown): unknown {
  if (erro instanceof FalhaDaGuarda || erro instanceof ConfiguracaoInvalida) return erro.message;
  if (!(erro instanceof Error) || !('code' in erro)) return erro;
  // What parseArgs says of an option it does not know, in English, stands in the error's own words.
  if (String(erro.code).startsWith('ERR_PARSE_ARGS')) return `Opção desconhecida ou incompleta: ${erro.message}`;
  return erro;
}
