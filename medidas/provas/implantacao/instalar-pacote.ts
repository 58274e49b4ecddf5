import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { fazerPacote } from '#scripts/pacote.ts';
import { garantirSite } from '#scripts/preparar.mjs';

/** The package in an empty folder, installed as docs/operacao.md says, and the user that runs it. */
export interface Instalacao {
  /** The folder of the package: `/opt/cais` of the unit. */
  pasta: string;
  /** The user that runs the package, when root can choose one. That user may write only into the folders `novosDados` made. */
  dono: Dono | undefined;
  /** Creates a folder the process may write into. */
  novosDados(nome: string): string;
  /** Runs `npm run …` in the package, by default as that user, and returns the output. */
  npm(argumentos: string[], env?: Record<string, string>, quem?: Dono | typeof QUEM_INSTALOU): string;
  desfazer(): void;
}

interface Dono {
  uid: number;
  gid: number;
}

/** The user that may write into the folder of the package. */
export const QUEM_INSTALOU = {};

export async function instalarPacote(): Promise<Instalacao> {
  await garantirSite();
  const raiz = mkdtempSync(join(tmpdir(), 'cais-pacote-'));
  // mkdtemp makes a private folder, but everyone can read /opt.
  chmodSync(raiz, 0o755);
  const pasta = join(raiz, 'cais');
  await fazerPacote(pasta);
  const dono = process.getuid?.() === 0 ? ninguem() : undefined;
  const novosDados = (nome: string) => {
    const dados = join(raiz, nome);
    mkdirSync(dados, { mode: 0o700 });
    if (dono) chownSync(dados, dono.uid, dono.gid);
    return dados;
  };
  const casa = novosDados('casa');
  executar('npm', ['ci', '--omit=dev', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: pasta });
  return {
    pasta,
    dono,
    novosDados,
    npm: (argumentos, env = {}, quem = dono) =>
      executar('npm', ['run', '-s', ...argumentos], { cwd: pasta, ...quem, env: { HOME: casa, ...env } }),
    desfazer: () => rmSync(raiz, { recursive: true, force: true }),
  };
}

/** Packages of the project that the server does not need and that are installed nevertheless. */
export function pacotesDemais(pasta: string): string[] {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const doServidor = JSON.parse(readFileSync(join(pasta, 'package.json'), 'utf8')).dependencies;
  return Object.keys({ ...dependencies, ...devDependencies }).filter(
    (nome) => !(nome in doServidor) && existsSync(join(pasta, 'node_modules', nome)),
  );
}

interface Opcoes extends Partial<Dono> {
  cwd: string;
  env?: Record<string, string>;
}

/**
 * Runs a program as on a machine without this project: its node_modules is not on the path, and of our environment only the proxy
 * settings remain.
 */
function executar(programa: string, argumentos: string[], { env, ...opcoes }: Opcoes): string {
  return execFileSync(programa, argumentos, {
    ...opcoes,
    env: { ...daMaquina(), ...env } as NodeJS.ProcessEnv,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

function daMaquina(): Record<string, string> {
  const aqui = resolve('.');
  const PATH = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((pasta) => !pasta.startsWith(aqui))
    .join(delimiter);
  const daRede = Object.entries(process.env).filter(([nome]) =>
    /^(?:https?_proxy|no_proxy|HOME|NODE_EXTRA_CA_CERTS)$/i.test(nome),
  );
  return { ...(Object.fromEntries(daRede) as Record<string, string>), PATH };
}

function ninguem(): Dono {
  const id = (opcao: string) => Number(execFileSync('id', [opcao, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
