import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { fazerPacote } from '#scripts/pacote.ts';
import { garantirSite } from '#scripts/preparar.mjs';

/** The package in an empty folder of a machine's own, installed there as docs/operacao.md says, and a person to run it as. */
export interface Instalacao {
  /** Where the package stands: `/opt/cais` of the unit. */
  pasta: string;
  /** Who runs it, where we may say so (root): somebody who may write into what `novosDados` made and nowhere else. */
  dono: Dono | undefined;
  /** A folder its process may write into. */
  novosDados(nome: string): string;
  /** `npm run …` in the package, as the one who runs it unless told otherwise; what it printed. */
  npm(argumentos: string[], env?: Record<string, string>, quem?: Dono | typeof QUEM_INSTALOU): string;
  desfazer(): void;
}

interface Dono {
  uid: number;
  gid: number;
}

/** Who may write where the package stands. */
export const QUEM_INSTALOU = {};

export async function instalarPacote(): Promise<Instalacao> {
  await garantirSite();
  const raiz = mkdtempSync(join(tmpdir(), 'cais-pacote-'));
  // mkdtemp makes it for its maker alone; /opt is everybody's to read.
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

/** Packages of the project that nothing of the server asks for, and that are there all the same. */
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

/** As on a machine where this project is not: nothing of its node_modules on the path, nothing of our environment but the proxy's. */
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
