import { readFileSync } from 'node:fs';

/** Reads from deploy/cais.service how to start and stop the server. */
export function unidadeDoCais(pasta: string): Unidade {
  const linhas = readFileSync('deploy/cais.service', 'utf8');
  const diz = (chave: string) => {
    const [, valor] = linhas.match(new RegExp(`^${chave}=(.+)$`, 'm')) ?? [];
    if (!valor) throw new Error(`deploy/cais.service não diz ${chave}.`);
    return valor;
  };
  const lugar = diz('WorkingDirectory');
  const [programa = '', ...argumentos] = diz('ExecStart')
    .split(' ')
    .map((parte) => parte.replace(lugar, pasta));
  return { programa, argumentos, cwd: pasta, paradaMs: Number(diz('TimeoutStopSec')) * 1000 };
}

export interface Unidade {
  programa: string;
  argumentos: string[];
  cwd: string;
  /** The time after SIGTERM in which the process must exit, before systemd kills it. */
  paradaMs: number;
}
