import { deepStrictEqual, match, ok, strictEqual, throws } from 'node:assert';
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';
import { freePort } from '#server/platform/free-port.ts';
import { DEMONSTRACAO } from '#server/seeds/pessoa-demonstracao.ts';
import { entrar } from '#server/testing/proofs/from-outside.ts';
import { conferirProduto, conferirSaude, conferirSite } from './implantacao/conferir-servidor.ts';
import { instalarPacote } from './implantacao/instalar-pacote.ts';
import { unidadeDoCais } from './implantacao/unidade.ts';

/**
 * `npm run -s prova -- systemd`, as root, on a machine with systemd-nspawn and debootstrap: boots a separate Debian with
 * deploy/cais.service unchanged and the package in /opt/cais. systemd starts the server, restarts it after a kill, keeps it from
 * writing outside its data, and stops it.
 */
for (const programa of ['systemd-nspawn', 'debootstrap', 'nsenter']) {
  if (!existe(programa))
    throw new Error(`Falta ${programa} (apt-get install systemd-container debootstrap util-linux).`);
}
const debian = join(tmpdir(), 'cais-debian');
if (!existsSync(join(debian, 'pronto'))) {
  console.log('Debian para a prova (uma vez)…');
  rmSync(debian, { recursive: true, force: true });
  const comSystemd = '--include=systemd,systemd-sysv,dbus';
  rodar('debootstrap', '--variant=minbase', comSystemd, 'bookworm', debian, 'http://deb.debian.org/debian');
  writeFileSync(join(debian, 'pronto'), '');
}
const pacote = await instalarPacote();
const raiz = join(tmpdir(), `cais-systemd-${process.pid}`);
rodar('cp', '-a', debian, raiz);
const porta = await freePort();
const url = `http://localhost:${porta}`;
const { paradaMs, cwd } = unidadeDoCais('/opt/cais');
let maquina: ChildProcess | undefined;
try {
  // The steps of docs/operacao.md: a user, the settings, the unit.
  rodar('chroot', raiz, 'useradd', '--system', '--home-dir', '/var/lib/cais', '--shell', '/usr/sbin/nologin', 'cais');
  // The smallest Debian does not even define localhost.
  writeFileSync(join(raiz, 'etc/hosts'), '127.0.0.1 localhost\n::1 localhost\n');
  mkdirSync(join(raiz, 'etc/cais'), { mode: 0o700 });
  const ajustes = readFileSync('deploy/cais.env.exemplo', 'utf8').replace('PORT=4000', `PORT=${porta}`);
  writeFileSync(join(raiz, 'etc/cais/cais.env'), ajustes, { mode: 0o600 });
  cpSync('deploy/cais.service', join(raiz, 'etc/systemd/system/cais.service'));
  rodar('systemctl', `--root=${raiz}`, 'enable', 'cais');
  maquina = spawn(
    'systemd-nspawn',
    ['-D', raiz, '-b', '--register=no', '--keep-unit', '--console=pipe', `--bind-ro=${pacote.pasta}:${cwd}`],
    { stdio: 'ignore' },
  );
  await noAr();
  deepStrictEqual(mostrar('ActiveState', 'NRestarts', 'User'), { ActiveState: 'active', NRestarts: '0', User: 'cais' });
  await conferirSaude(url);
  await conferirSite(url, pacote.pasta);
  await conferirProduto(await entrar({ url }, { email: DEMONSTRACAO.email, password: DEMONSTRACAO.senha }));
  console.log('começou com a máquina; /saude, site, log-in, lista, planilha, XML e PDF');

  const { MainPID = '' } = mostrar('MainPID');
  const noLugarDele = (...comando: string[]) => dentro('nsenter', '-t', MainPID, '-m', ...comando);
  for (const lugar of ['/etc/x', `${cwd}/x`, '/usr/x'])
    throws(() => noLugarDele('touch', lugar), /Read-only file system/);
  strictEqual(noLugarDele('ls', '-A', '/root'), '', 'A casa do root devia estar escondida.');
  noLugarDele('touch', '/var/lib/cais/x');
  const [, exposicao = ''] =
    dentro('systemd-analyze', 'security', 'cais', '--no-pager').match(/level for cais.*: (.*)/) ?? [];
  console.log(`grava em /var/lib/cais e em mais lugar nenhum; systemd-analyze security: ${exposicao}`);

  dentro('systemctl', 'kill', '--signal=KILL', 'cais');
  await foraDoAr();
  await noAr();
  match(mostrar('NRestarts').NRestarts ?? '', /^1$/);
  console.log('morto com SIGKILL, o systemd o levantou de novo');

  const inicio = Date.now();
  dentro('systemctl', 'stop', 'cais');
  const parouEm = Date.now() - inicio;
  ok(parouEm < paradaMs, 'Não parou dentro do TimeoutStopSec.');
  deepStrictEqual(mostrar('Result', 'ExecMainStatus'), { Result: 'success', ExecMainStatus: '0' });
  console.log(`systemctl stop: parou em ${parouEm} ms`);
} catch (erro) {
  if (maquina?.exitCode === null) console.error(dentro('journalctl', '-u', 'cais', '--no-pager', '-n', '30'));
  throw erro;
} finally {
  if (maquina?.exitCode === null) {
    const fim = once(maquina, 'exit');
    // The signal that tells nspawn to power its machine off.
    maquina.kill('SIGTERM');
    await fim;
  }
  rmSync(raiz, { recursive: true, force: true });
  pacote.desfazer();
}

/** Runs a command in the machine, as its root. */
function dentro(...comando: string[]): string {
  const pid = execFileSync('pgrep', ['-P', String(maquina?.pid)], { encoding: 'utf8' }).trim();
  return rodar('nsenter', '-t', pid, '-a', ...comando);
}

function mostrar(...quais: string[]): Record<string, string> {
  const linhas = dentro('systemctl', 'show', 'cais', `--property=${quais.join()}`).trim().split('\n');
  return Object.fromEntries(linhas.map((linha) => linha.split('=') as [string, string]));
}

async function noAr(): Promise<void> {
  for (let segundos = 0; !(await responde()); segundos++) {
    if (segundos > 120) throw new Error('O servidor não respondeu em dois minutos.');
    await esperar(1_000);
  }
}

async function foraDoAr(): Promise<void> {
  while (await responde()) await esperar(50);
}

async function responde(): Promise<boolean> {
  return fetch(`${url}/saude`).then(
    ({ ok: bem }) => bem,
    () => false,
  );
}

function rodar(programa: string, ...argumentos: string[]): string {
  return execFileSync(programa, argumentos, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

function existe(programa: string): boolean {
  try {
    return rodar('sh', '-c', `command -v ${programa}`) !== '';
  } catch {
    return false;
  }
}
