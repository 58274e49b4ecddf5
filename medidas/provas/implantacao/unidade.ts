import { readFileSync } from 'node:fs';

/** What deploy/cais.service says of starting and stopping, taken from the file itself. */
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
  /** Within it the process has to be gone after SIGTERM, or systemd kills it. */
  paradaMs: number;
}
