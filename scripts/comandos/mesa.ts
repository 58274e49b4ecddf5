import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { SETTINGS } from '#server/platform/env.ts';
import type { Comando } from './registro.ts';

/** A copy of the tree in which commands may write anything. */
export interface Mesa {
  pasta: string;
  /**
   * Runs a command as written and checks it against the registry.
   * @throws {Error} with the output of the command.
   */
  rodar(comando: string, como?: Comando): Promise<string>;
  desfazer(): void;
}

/**
 * Makes the copy. `instalada` gives it its own packages, for commands that write beside them or follow no link; otherwise it links
 * to those of the project.
 */
export function porMesa({ instalada = false, env = {} } = {}): Mesa {
  const pasta = mkdtempSync(join(tmpdir(), 'cais-mesa-'));
  for (const parte of readdirSync('.').filter((nome) => !FICAM.has(nome))) {
    cpSync(parte, join(pasta, parte), { recursive: true });
  }
  const pacotes = join(pasta, 'node_modules');
  // Hard links give another place without a second copy on the disk.
  if (instalada) execFileSync('cp', ['-al', resolve('node_modules'), pacotes]);
  else symlinkSync(resolve('node_modules'), pacotes);
  mkdirSync(join(pasta, 'dados'));
  const PATH = [join(pacotes, '.bin'), process.env.PATH].join(delimiter);
  const ambiente = { ...semAjustes(process.env), PATH, DATA_DIR: join(pasta, 'dados'), ...env };
  return {
    pasta,
    rodar: (comando, como = {}) => rodar(comando, como, { cwd: pasta, env: { ...ambiente, ...como.env } }),
    desfazer: () => rmSync(pasta, { recursive: true, force: true }),
  };
}

/** Removes the settings of this machine, so that the commands reach no real database or files. */
function semAjustes(variaveis: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { ...variaveis, ...Object.fromEntries(SETTINGS.map((nome) => [nome, undefined])) };
}

const FICAM = new Set(['node_modules', '.git', '.next', '.cache', '.data', 'out', 'servidor', 'test-results']);

async function rodar(
  comando: string,
  { espera = /(?:)/, arquivo, guarda, breve, serve }: Comando,
  onde: { cwd: string; env: NodeJS.ProcessEnv },
): Promise<string> {
  const processo = spawn('sh', ['-c', breve ? `${comando} ${breve}` : comando], { ...onde, detached: true });
  const saida = { texto: '', codigo: null as number | null };
  await new Promise<void>((pronto) => {
    const juntar = (parte: Buffer) => {
      saida.texto += parte;
      // Signals the whole group: npm alone would leave the server running.
      if (serve?.test(saida.texto) && processo.pid) process.kill(-processo.pid, 'SIGTERM');
    };
    processo.stdout.on('data', juntar);
    processo.stderr.on('data', juntar);
    processo.on('close', (codigo) => {
      saida.codigo = codigo;
      pronto();
    });
  });
  const { texto, codigo } = saida;
  const escrito = arquivo ? readFileSync(join(onde.cwd, arquivo[0]), 'latin1') : '';
  const bem = serve ? serve.test(texto) : codigo === 0 && espera.test(texto);
  if (!bem || (arquivo && !arquivo[1].test(escrito))) {
    throw new Error(`${comando}\nterminou com ${codigo}, e devia dizer ${serve ?? espera}:\n${texto.slice(-4_000)}`);
  }
  if (guarda) writeFileSync(join(onde.cwd, guarda), texto);
  return texto;
}
