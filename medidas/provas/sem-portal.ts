import { execFileSync, spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * `npm run -s prova -- sem-portal` takes the wing of the Portal Único out of a copy: its folders and the lines that plug it in. The copy
 * has to pass the compiler, build its site and serve an API that has no address of the Portal.
 */
const WING = [
  'server/portal',
  'app/_screens/portal',
  'app/_app/portal',
  'lib/portal/api',
  'lib/portal/codecs',
  'lib/portal/contracts',
  'lib/portal/listas',
  'lib/portal/registros',
];
/** What is left of each line that plugs it in. */
const PLUGS: readonly [file: string, line: RegExp, instead: string][] = [
  ['server/wings.ts', /\[portal\];/, '[];'],
  ['app/_app/App.tsx', /\{PORTAL_PARTS\}/, '{null}'],
  ['app/_app/routes.ts', / {2}\.\.\.PORTAL_ROUTES,\n/, ''],
  ['app/_app/screens.ts', / {2}\.\.\.PORTAL_SCREENS,\n/, ''],
  ['app/_app/palette/palette-actions.tsx', / {2}\.\.\.PORTAL_ACTIONS,\n/, ''],
  ['app/_app/palette/palette-groups.tsx', / {4}grupo\('Portal Único', askPortalFor\(texto\)\),\n/, ''],
];
const PORT = '4391';

const copy = await mkdtemp(join(tmpdir(), 'cais-sem-portal-'));
const within = { cwd: copy, stdio: 'inherit' } as const;
try {
  await copyTracked();
  await Promise.all(WING.map((folder) => rm(join(copy, folder), { recursive: true })));
  for (const [file, line, instead] of PLUGS) await unplug(join(copy, file), line, instead);
  await productOnly();
  execFileSync('npx', ['next', 'typegen'], within);
  execFileSync('npx', ['tsc', '--noEmit', '-p', '.'], within);
  execFileSync('npx', ['next', 'build'], within);
  await serves();
  console.log('Sem o Portal Único o produto compila, faz o site e atende.');
} finally {
  await rm(copy, { recursive: true, force: true });
}

async function copyTracked(): Promise<void> {
  const tracked = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8', maxBuffer: 1e8 })
    .split('\0')
    .filter(Boolean);
  for (const file of tracked) {
    await mkdir(dirname(join(copy, file)), { recursive: true });
    await cp(file, join(copy, file));
  }
  // Linked file by file: Next.js builds nothing outside its folder.
  execFileSync('cp', ['-al', 'node_modules', copy]);
}

async function unplug(file: string, line: RegExp, instead: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  if (!line.test(text)) throw new Error(`${file} não liga mais o Portal Único como antes: mude esta prova com ele.`);
  const imports = /^import [^;]*from '(?:#app\/_screens\/portal|#app\/_app\/portal|\.\/portal)\/[^']*';\n/gm;
  await writeFile(file, text.replace(line, instead).replace(imports, ''));
}

/** Tests and measurements may name the wing. */
async function productOnly(): Promise<void> {
  const path = join(copy, 'tsconfig.json');
  const settings = JSON.parse(await readFile(path, 'utf8'));
  const include = ['next-env.d.ts', '.next/types/**/*.ts', 'app/**/*', 'server/main.ts'];
  const exclude = ['node_modules', '**/*.test.*', '**/*-de-teste.*'];
  await writeFile(path, JSON.stringify({ ...settings, include, exclude }));
}

async function serves(): Promise<void> {
  const env = { ...process.env, PORT, DATA_DIR: join(copy, '.data'), DATABASE_URL: '' };
  const server = spawn(process.execPath, ['server/main.ts'], { ...within, env });
  try {
    const at = `http://localhost:${PORT}`;
    await up(at, server);
    const { paths } = (await (await fetch(`${at}/api/openapi.json`)).json()) as { paths: object };
    const left = Object.keys(paths).filter((path) => /portalunico/i.test(path));
    if (left.length > 0) throw new Error(`Ainda atende ${left.join(', ')}.`);
    console.log(`${Object.keys(paths).length} endereços, nenhum do Portal Único.`);
  } finally {
    server.kill();
  }
}

/** Asks until it answers, or until it ended. */
async function up(at: string, server: ReturnType<typeof spawn>): Promise<void> {
  while (server.exitCode === null) {
    if (
      await fetch(`${at}/saude`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error('O servidor não começou.');
}
