import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { SETTINGS } from '#server/platform/env.ts';
import type { Comando } from './registro.ts';

/** A copy of the tree to run commands in, which may write wherever they like. */
export interface Mesa {
  pasta: string;
  /** Runs a command as it is written, and holds it to what the registry says of it. @throws {Error} with what it printed. */
  rodar(comando: string, como?: Comando): Promise<string>;
  desfazer(): void;
}

/** `instalada`: with packages of its own, for what writes beside them or follows no link; else a link to those of the project. */
export function porMesa({ instalada = false, env = {} } = {}): Mesa {
  const pasta = mkdtempSync(join(tmpdir(), 'cais-mesa-'));
  for (const parte of readdirSync('.').filter((nome) => !FICAM.has(nome))) {
    cpSync(parte, join(pasta, parte), { recursive: true });
  }
  const pacotes = join(pasta, 'node_modules');
  // Hard links: another place, and no second copy on the disk.
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

/** What is tried here reaches no database and no files of whoever tries it. */
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
      // The whole group: npm alone would leave the server behind.
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
