import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';

/** A server in its own process, as `npm start` runs it. */
export interface SeparateServer {
  url: string;
  processo: ChildProcessWithoutNullStreams;
  /** The output so far. */
  saida: { texto: string };
  /** Resolves when the server serves; rejects when it exits before. */
  noAr: Promise<void>;
  /** Resolves with the exit code. */
  fim: Promise<number | null>;
}

/** How to start the server elsewhere than in the project folder, or as another user. */
interface Comecado {
  programa: string;
  argumentos: string[];
  cwd?: string;
  uid?: number;
  gid?: number;
}

/** The servers still running, so that a test can stop them. */
export const liveServers = new Set<SeparateServer>();

export function startServer(
  env: Record<string, string> & { PORT: string; DATA_DIR: string },
  { programa, argumentos, ...onde }: Comecado = { programa: process.execPath, argumentos: ['server/main.ts'] },
): SeparateServer {
  const processo = spawn(programa, argumentos, {
    ...onde,
    env: {
      NODE_ENV: 'test',
      PATH: process.env.PATH,
      LOG_LEVEL: 'silent',
      // The same setting as `npm start`.
      NODE_COMPILE_CACHE: resolve('.cache/compilado'),
      ...env,
    },
  });
  const saida = { texto: '' };
  const fim = once(processo, 'exit').then(([codigo]) => codigo as number | null);
  const noAr = new Promise<void>((pronto, falhou) => {
    const juntar = (parte: Buffer) => {
      saida.texto += parte;
      if (saida.texto.includes('no ar')) pronto();
    };
    processo.stdout.on('data', juntar);
    processo.stderr.on('data', juntar);
    fim.then((codigo) => falhou(new Error(`O servidor terminou (${codigo}) antes de servir: ${saida.texto}`)));
  });
  // A caller that awaits only `fim` must not get an unhandled rejection.
  noAr.catch(() => {});
  const servidor = { url: `http://localhost:${env.PORT}`, processo, saida, noAr, fim };
  liveServers.add(servidor);
  fim.then(() => liveServers.delete(servidor));
  return servidor;
}

/** Deletes the data of a killed server, whose PostgreSQL may still be about to end. */
export async function removeData(dataDir: string): Promise<void> {
  await rm(dataDir, { recursive: true, force: true, maxRetries: 20 });
}

/** Ends the server at once without any clean-up: for the process, a crash or a power cut. */
export async function killServer({ processo, fim }: SeparateServer): Promise<void> {
  processo.kill('SIGKILL');
  await fim;
}
