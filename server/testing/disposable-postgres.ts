import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, chownSync, constants, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePort } from './free-port.ts';

export interface Cluster {
  url: string;
  /** Stops at once, as in a crash; the data stay. */
  derrubar(): void;
  levantar(): void;
  /** Stops and deletes the cluster. */
  parar(): void;
}

/**
 * Creates a throw-away cluster of the PostgreSQL installed on this machine; null when there is none. `ajustes` are extra settings
 * (`-c name=value`); measurements and proofs use the defaults of PostgreSQL. Under root it belongs to an unprivileged user, because
 * PostgreSQL refuses to run as root.
 */
export async function createCluster(ajustes = ''): Promise<Cluster | null> {
  const bin = pastaDoPostgres();
  if (!bin) return null;
  const dono = donoDoCluster();
  const pasta = mkdtempSync(join(tmpdir(), 'cais-postgres-'));
  if (dono) chownSync(pasta, dono.uid, dono.gid);
  const dados = join(pasta, 'dados');
  const porta = await freePort();
  const rodar = (programa: string, ...argumentos: string[]) =>
    execFileSync(join(bin, programa), argumentos, { ...dono, cwd: pasta, stdio: 'ignore' });

  rodar('initdb', '-D', dados, '-U', 'cais', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync');
  const opcoes = `-p ${porta} -k ${pasta} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=60 ${ajustes}`;
  const levantar = () => rodar('pg_ctl', '-D', dados, '-w', '-l', join(pasta, 'log'), '-o', opcoes, 'start');
  const derrubar = () =>
    spawnSync(join(bin, 'pg_ctl'), ['-D', dados, '-m', 'immediate', 'stop'], { ...dono, cwd: pasta });
  levantar();
  return {
    url: `postgres://cais@127.0.0.1:${porta}/postgres`,
    derrubar,
    levantar,
    parar() {
      derrubar();
      rmSync(pasta, { recursive: true, force: true });
    },
  };
}

function pastaDoPostgres(): string | null {
  const debian = listar('/usr/lib/postgresql')
    .map((versao) => `/usr/lib/postgresql/${versao}/bin`)
    .reverse();
  const pastas = [...debian, ...(process.env.PATH ?? '').split(delimiter)];
  return pastas.find((pasta) => executavel(join(pasta, 'initdb')) && executavel(join(pasta, 'pg_ctl'))) ?? null;
}

function donoDoCluster(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const id = (usuario: string, opcao: string) => spawnSync('id', [opcao, usuario], { encoding: 'utf8' });
  const usuario = id('postgres', '-u').status === 0 ? 'postgres' : 'nobody';
  return { uid: Number(id(usuario, '-u').stdout), gid: Number(id(usuario, '-g').stdout) };
}

function listar(pasta: string): string[] {
  try {
    return readdirSync(pasta).sort((a, b) => Number(a) - Number(b));
  } catch {
    return [];
  }
}

function executavel(caminho: string): boolean {
  try {
    accessSync(caminho, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
