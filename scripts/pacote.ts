import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { type BuildFailure, build } from 'esbuild';

/**
 * Makes `servidor/` in the last step of `npm run build`: a folder that runs anywhere after `npm ci --omit=dev` in it, with the site
 * beside the server. Nothing is compiled: the package runs the tested source. The reasons are in docs/decisions/pacote.md.
 */
export async function fazerPacote(destino: string, site = 'out'): Promise<Pacote> {
  const raiz = JSON.parse(await readFile('package.json', 'utf8'));
  // Files that are not of the package (an installation, data of a trial) stay.
  for (const parte of PARTES) await rm(join(destino, parte), { recursive: true, force: true });
  await mkdir(destino, { recursive: true });
  const scripts = Object.fromEntries(COMANDOS.map((nome) => [nome, comandoDe(raiz, nome)]));
  const programas = [...new Set(Object.values(scripts).flatMap((linha) => linha.match(/scripts\/[\w-]+\.ts/g) ?? []))];
  const codigo = [...(await arquivosDoServidor()), ...programas];
  for (const arquivo of [...codigo, 'package-lock.json', 'README.md', 'docs/operacao.md']) {
    await cp(arquivo, join(destino, arquivo), { recursive: true });
  }
  await cp('deploy', join(destino, 'deploy'), { recursive: true });
  await cp(site, join(destino, 'out'), { recursive: true });

  const { name, version, description, license, type, engines, allowScripts, imports, optionalDependencies } = raiz;
  const manifesto = {
    name,
    version,
    private: true,
    description,
    license,
    type,
    engines,
    allowScripts,
    imports: { '#lib/*': imports['#lib/*'], '#server/*': imports['#server/*'] },
    scripts: { start: INICIO, ...scripts },
  };
  const escrever = (dependencies?: Record<string, string>) =>
    writeFile(
      join(destino, 'package.json'),
      `${JSON.stringify({ ...manifesto, dependencies, optionalDependencies }, null, 2)}\n`,
    );
  // Written first, because the imports need the names in it.
  await escrever();
  const dependencias = await dependenciasDe(destino, codigo, raiz.dependencies);
  await escrever(dependencias);
  // Removes from the lock file the packages the server does not need; every version stays the locked one.
  const soDoLock = ['--package-lock-only', '--offline', '--ignore-scripts', '--no-audit', '--no-fund'];
  await promisify(execFile)('npm', ['install', ...soDoLock, '--loglevel=error'], { cwd: destino });
  return { arquivos: codigo.length, dependencias: Object.keys(dependencias) };
}

interface Pacote {
  arquivos: number;
  dependencias: string[];
}

/** The commands an operator runs beside the server; `cabecalhos` is needed when `config.json` of the site names another API. */
const COMANDOS = [
  'migrar',
  'backup',
  'restore',
  'assinatura',
  'auditar',
  'exportar',
  'segredo:trocar',
  'usuario:criar',
  'usuario:senha',
  'usuario:zerar',
  'usuario:liberar',
  'cabecalhos',
] as const;
/** The same command as in deploy/cais.service. */
const INICIO = 'node --disable-warning=ExperimentalWarning server/main.ts';
const PARTES = ['server', 'lib', 'scripts', 'out', 'deploy', 'docs', 'README.md', 'package.json', 'package-lock.json'];
/** The folders the server may import (biome.json). */
const SALAS = [
  'server',
  ...['domain', 'fiscal', 'siscomex', 'registros', 'contracts', 'listas', 'format'].map((sala) => `lib/${sala}`),
  ...['domain', 'codecs', 'registros', 'contracts', 'listas'].map((sala) => `lib/portal/${sala}`),
];
/** Tests, their helpers, and the snapshots only the generator of migrations reads. */
const SO_DAQUI = /\.test\.tsx?$|-de-teste\.tsx?$|\/testing\/|_snapshot\.json$/;
/** Packages no import names: the runtime itself, and the writer of the log on a terminal (server/serve.ts). */
const SEM_IMPORT = ['node', 'pino-pretty'];

function comandoDe(raiz: { scripts: Record<string, string> }, nome: string): string {
  const linha = raiz.scripts[nome];
  if (!linha) throw new Error(`O pacote do servidor promete "npm run ${nome}", que não existe em package.json.`);
  return linha;
}

async function arquivosDoServidor(): Promise<string[]> {
  const listas = await Promise.all(
    SALAS.map(async (sala) => {
      const entradas = await readdir(sala, { recursive: true, withFileTypes: true });
      return entradas.filter((entrada) => entrada.isFile()).map(({ parentPath, name }) => join(parentPath, name));
    }),
  );
  return listas.flat().filter((arquivo) => !SO_DAQUI.test(arquivo));
}

/**
 * Follows every import within the copy. An import that leads nowhere fails the build; imports that leave the copy are the
 * dependencies.
 */
async function dependenciasDe(
  pasta: string,
  arquivos: string[],
  daRaiz: Record<string, string>,
): Promise<Record<string, string>> {
  const codigo = arquivos.filter((arquivo) => /\.(?:ts|mjs)$/.test(arquivo));
  const { metafile } = await build({
    stdin: { contents: codigo.map((arquivo) => `import './${arquivo}';`).join('\n'), resolveDir: resolve(pasta) },
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'silent',
  }).catch(({ errors }: BuildFailure) => {
    const faltas = errors.map(({ text, location }) => `\n  ${location?.file}: ${text}`);
    throw new Error(`O pacote do servidor não está inteiro:${faltas.join('')}`);
  });
  const defora = Object.values(metafile.inputs)
    .flatMap((arquivo) => arquivo.imports)
    .filter(({ path, external }) => external && !path.startsWith('node:'))
    .map(({ path }) =>
      path
        .split('/')
        .slice(0, path.startsWith('@') ? 2 : 1)
        .join('/'),
    );
  const nomes = [...new Set([...defora, ...SEM_IMPORT])].sort();
  return Object.fromEntries(
    nomes.map((nome) => {
      const versao = daRaiz[nome];
      if (!versao) throw new Error(`O servidor importa "${nome}", que não está em "dependencies" de package.json.`);
      return [nome, versao];
    }),
  );
}

async function comoNaConstrucao(): Promise<void> {
  const inicio = Date.now();
  const { arquivos, dependencias } = await fazerPacote('servidor');
  const segundos = ((Date.now() - inicio) / 1000).toFixed(1);
  console.log(
    `servidor/: ${arquivos} arquivos, o site e ${dependencias.length} dependências, em ${segundos} s; roda depois de npm ci --omit=dev nele`,
  );
}

if (import.meta.main) comoNaConstrucao();
