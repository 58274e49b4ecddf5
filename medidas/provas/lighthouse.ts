import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { acharNavegador } from '#scripts/navegador.mjs';
import { freePort } from '#server/platform/free-port.ts';
import { DEMONSTRACAO } from '#server/seeds/pessoa-demonstracao.ts';
import { startServer } from '#server/testing/separate-server.ts';

/**
 * `npm run -s prova -- lighthouse` runs Lighthouse for a phone on the built site: on the log-in and, signed in, on the dashboard and
 * the list of processos of the demonstration. It exits with 1 below the targets. It downloads Lighthouse for the run, because the
 * product does not need it. `npm run -s bench -- paginas` reads the lines with the scores.
 */
const METAS = { accessibility: 100, 'best-practices': 100 };
const PERFORMANCE_DA_ENTRADA = 95;
const PERFORMANCE_DAS_TELAS = 90;
const LIGHTHOUSE = 'lighthouse@13.5.0';

const pasta = await mkdtemp(join(tmpdir(), 'cais-lighthouse-'));
const servidor = startServer({ PORT: String(await freePort()), DATA_DIR: join(pasta, 'dados') });
await servidor.noAr;
const porta = await freePort();
const navegador = await chromium.launchPersistentContext(join(pasta, 'perfil'), {
  executablePath: acharNavegador() ?? undefined,
  locale: 'pt-BR',
  args: [`--remote-debugging-port=${porta}`, '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-sync'],
});
try {
  const cumpriu = [await medir('/', 'log-in', PERFORMANCE_DA_ENTRADA)];
  await entrar(await navegador.newPage());
  cumpriu.push(await medir('/#/dashboard', 'dashboard', PERFORMANCE_DAS_TELAS));
  cumpriu.push(await medir('/#/importacao/processos', 'list', PERFORMANCE_DAS_TELAS));
  process.exitCode = cumpriu.every(Boolean) ? 0 : 1;
} finally {
  await navegador.close();
  servidor.processo.kill();
  await servidor.fim;
}

async function entrar(page: Page): Promise<void> {
  await page.goto(servidor.url);
  await page.getByLabel('E-mail').fill(DEMONSTRACAO.email);
  await page.getByLabel('Senha', { exact: true }).fill(DEMONSTRACAO.senha);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.waitForURL(/dashboard/);
  await page.close();
}

interface Relatorio {
  categories: Record<string, { score: number }>;
  audits: Record<string, { score: number | null; displayValue?: string; title: string }>;
}

async function medir(caminho: string, nome: string, performance: number): Promise<boolean> {
  const metas = { performance, ...METAS };
  const saida = join(pasta, `${nome}.json`);
  const argumentos = ['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', `${servidor.url}${caminho}`];
  const opcoes = [`--port=${porta}`, '--output=json', `--output-path=${saida}`, '--quiet', '--disable-storage-reset'];
  const categorias = `--only-categories=${Object.keys(metas).join()}`;
  const processo = spawn('npm', [...argumentos, ...opcoes, categorias], { stdio: 'inherit' });
  const [codigo] = await once(processo, 'exit');
  if (codigo !== 0) throw new Error(`Lighthouse terminou com ${codigo}.`);
  const { categories, audits }: Relatorio = JSON.parse(await readFile(saida, 'utf8'));
  const notas = Object.entries(metas).map(([categoria, meta]) => {
    const nota = Math.round(100 * (categories[categoria]?.score ?? 0));
    return { texto: `${categoria} ${nota}${nota < meta ? ` (${meta} asked)` : ''}`, cumpre: nota >= meta };
  });
  const tempos = [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
  ]
    .map((qual) => `${audits[qual]?.title}: ${audits[qual]?.displayValue}`)
    .join('; ');
  console.log(`${nome}: ${notas.map(({ texto }) => texto).join(', ')}\n  ${tempos}`);
  for (const { score, title } of Object.values(audits)) {
    if (score !== null && score < 0.9) console.log(`  ${(100 * score).toFixed(0).padStart(3)}  ${title}`);
  }
  return notas.every(({ cumpre }) => cumpre);
}
