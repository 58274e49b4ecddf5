import { execFileSync, spawnSync } from 'node:child_process';
import {
  accessSync,
  chownSync,
  closeSync,
  constants,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
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
  const ferramentas = postgresTools();
  if (!ferramentas) return null;
  const pasta = ferramentas.novaPasta();
  const dados = join(pasta, 'dados');
  ferramentas.rodar(pasta, 'initdb', '-D', dados, ...COMO_SE_FAZ);
  const no = postgresNode(ferramentas, pasta, await freePort(), ajustes);
  no.levantar();
  return {
    url: `postgres://cais@127.0.0.1:${no.porta}/postgres`,
    derrubar: no.derrubar,
    levantar: no.levantar,
    parar() {
      no.derrubar();
      rmSync(pasta, { recursive: true, force: true });
    },
  };
}

export const COMO_SE_FAZ = ['-U', 'cais', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];

/** A server whose data are in `dados` of its folder. */
export interface PostgresNode {
  porta: number;
  levantar(): void;
  derrubar(): void;
  /** The last lines of its log. */
  log(): string;
}

export function postgresNode(
  { rodar, tentar }: PostgresTools,
  pasta: string,
  porta: number,
  ajustes = '',
): PostgresNode {
  const dados = join(pasta, 'dados');
  const opcoes = `-p ${porta} -k ${pasta} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=60 ${ajustes}`;
  return {
    porta,
    levantar: () => rodar(pasta, 'pg_ctl', '-D', dados, '-w', '-l', join(pasta, 'log'), '-o', opcoes, 'start'),
    derrubar: () => tentar(pasta, 'pg_ctl', '-D', dados, '-m', 'immediate', 'stop'),
    log: () => fimDoArquivo(join(pasta, 'log')),
  };
}

/** The programs of the PostgreSQL of this machine, run as its unprivileged owner. */
export interface PostgresTools {
  novaPasta(): string;
  /** @throws when the program fails. */
  rodar(pasta: string, programa: string, ...argumentos: string[]): void;
  tentar(pasta: string, programa: string, ...argumentos: string[]): void;
}

/** Null when no PostgreSQL is installed. */
export function postgresTools(): PostgresTools | null {
  const bin = pastaDoPostgres();
  if (!bin) return null;
  const dono = donoDoCluster();
  return {
    novaPasta() {
      const pasta = mkdtempSync(join(tmpdir(), 'cais-postgres-'));
      if (dono) chownSync(pasta, dono.uid, dono.gid);
      return pasta;
    },
    rodar(pasta, programa, ...argumentos) {
      // In a file: a server that is started keeps these descriptors open, and a pipe would never end.
      const disse = openSync(join(pasta, 'disse'), 'w');
      try {
        execFileSync(join(bin, programa), argumentos, { ...dono, cwd: pasta, stdio: ['ignore', disse, disse] });
      } catch (erro) {
        throw new Error(`${programa}: ${fimDoArquivo(join(pasta, 'disse'))}`, { cause: erro });
      } finally {
        closeSync(disse);
      }
    },
    tentar(pasta, programa, ...argumentos) {
      spawnSync(join(bin, programa), argumentos, { ...dono, cwd: pasta });
    },
  };
}

/** The last lines of a file of text, for the message of an error; empty where there is no file. */
function fimDoArquivo(caminho: string): string {
  if (!existsSync(caminho)) return '';
  return readFileSync(caminho, 'utf8').split('\n').slice(-12).join('\n').trim();
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
