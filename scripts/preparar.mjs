// The steps `npm start`, `npm test` and `npm run dev` make sure of first. It runs on any Node ≥ 20, before anything is installed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { delimiter, join, resolve } from 'node:path';

const BIN = resolve('node_modules/.bin');

/** The Node this project pins, whichever Node started npm. */
export const NODE = resolve('node_modules/node/bin/node');

/** Installs the dependencies when the lock file differs from the one they were installed from. */
export async function garantirDependencias() {
  const selo = 'node_modules/.cais-lock';
  const atual = await hashDosArquivos(['package-lock.json']);
  if (existsSync(NODE) && (await lerSelo(selo)) === atual) return;
  await passo('Instalando as dependências (uma vez; leva um ou dois minutos)', () =>
    // Not `npm ci`: it refuses a lock file without the optional binaries of other platforms, which not every registry has.
    npm(['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']),
  );
  if (!existsSync(NODE)) {
    throw new Error('O Node 24 do projeto não foi instalado: o npm recusou o script de instalação do pacote "node".');
  }
  await writeFile(selo, await hashDosArquivos(['package-lock.json']));
}

const AJUDA = join('public', 'ajuda');

/** Builds the static site when one of its sources has changed since the last build. */
export async function garantirSite() {
  const selo = '.cache/site.sha256';
  const pastas = ['app', 'components', 'lib', 'public', 'scripts/site', 'docs/telas', 'docs/leis'];
  // The build itself generates the help in public/.
  const feito = (caminho) => caminho.startsWith(AJUDA);
  const fontes = (await Promise.all(pastas.map(arquivosDe))).flat().filter((caminho) => !feito(caminho));
  const atual = await hashDosArquivos([
    ...fontes,
    'docs/manual.md',
    'CHANGELOG.md',
    'scripts/cabecalhos.ts',
    'server/platform/http/security-headers.ts',
    'next.config.mjs',
    'tsconfig.json',
    'package.json',
    'package-lock.json',
  ]);
  if (existsSync('out/index.html') && (await lerSelo(selo)) === atual) return;
  await passo('Construindo o site (quando muda; leva um ou dois minutos)', () =>
    npm(['run', '--silent', 'build'], { mudo: true }),
  );
  await mkdir('.cache', { recursive: true });
  await writeFile(selo, atual);
}

/** Prints a step and the time it took. */
export async function passo(titulo, fazer) {
  const inicio = Date.now();
  console.log(`• ${titulo}…`);
  await fazer();
  console.log(`  ${titulo.replace(/ \(.*/, '')}: pronto em ${((Date.now() - inicio) / 1000).toFixed(1)} s`);
}

/** Runs a program with the pinned Node first on the path. `mudo` hides its output unless it fails. */
export function rodar(programa, argumentos, { mudo = false, env = {} } = {}) {
  return new Promise((feito, falhou) => {
    const filho = spawn(programa, argumentos, {
      stdio: mudo ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env, PATH: `${BIN}${delimiter}${process.env.PATH}` },
    });
    let saida = '';
    filho.stdout?.on('data', (parte) => {
      saida += parte;
    });
    filho.stderr?.on('data', (parte) => {
      saida += parte;
    });
    filho.on('error', falhou);
    filho.on('close', (codigo) => {
      if (codigo === 0) return feito(undefined);
      process.stderr.write(saida);
      falhou(new Error(`${[programa, ...argumentos].join(' ')} terminou com código ${codigo}.`));
    });
  });
}

/** Runs the npm that started this script, with the Node that runs it; when started by hand, the npm on the path. */
function npm(argumentos, opcoes) {
  const cli = process.env.npm_execpath;
  return cli?.endsWith('.js')
    ? rodar(process.execPath, [cli, ...argumentos], opcoes)
    : rodar('npm', argumentos, opcoes);
}

async function arquivosDe(pasta) {
  const entradas = await readdir(pasta, { recursive: true, withFileTypes: true });
  return entradas
    .filter((entrada) => entrada.isFile() && !/\.test\.tsx?$/.test(entrada.name))
    .map((entrada) => join(entrada.parentPath ?? entrada.path, entrada.name))
    .sort();
}

async function hashDosArquivos(caminhos) {
  const hash = createHash('sha256');
  for (const caminho of caminhos)
    hash
      .update(`${caminho}\0`)
      .update(await readFile(caminho))
      .update('\0');
  return hash.digest('hex');
}

async function lerSelo(caminho) {
  return readFile(caminho, 'utf8').catch(() => null);
}
