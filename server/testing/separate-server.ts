import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

/** A server in a process of its own, as `npm start` runs it. */
export interface SeparateServer {
  url: string;
  processo: ChildProcessWithoutNullStreams;
  /** What it has printed so far. */
  saida: { texto: string };
  /** Till it serves; refused when it ends before. */
  noAr: Promise<void>;
  /** With what it ended. */
  fim: Promise<number | null>;
}

/** How else it is started than from the folder of the project, and as whom. */
interface Comecado {
  programa: string;
  argumentos: string[];
  cwd?: string;
  uid?: number;
  gid?: number;
}

/** Every one that has not ended, for whoever has to put the place in order. */
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
      // As `npm start` does.
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
  // Who looks only at how it ended has not asked for this.
  noAr.catch(() => {});
  const servidor = { url: `http://localhost:${env.PORT}`, processo, saida, noAr, fim };
  liveServers.add(servidor);
  fim.then(() => liveServers.delete(servidor));
  return servidor;
}

/** Ends at once, with nothing tidied up: a crash, or a power cut as far as the process is concerned. */
export async function killServer({ processo, fim }: SeparateServer): Promise<void> {
  processo.kill('SIGKILL');
  await fim;
}
