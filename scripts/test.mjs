// npm test: from a fresh clone to every check. Ends with one line that adds the test runners up.
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { garantirDependencias, garantirSite, NODE, passo, rodar } from './preparar.mjs';

/**
 * A day is the same day wherever the person sits: everything runs in the trade's time zone, and what a server runs in the servers' too. The
 * server tests run on both databases, on each in another of the two; those that neither bears on run once (jest.config.mjs).
 */
const JEST = [
  { env: { TZ: 'America/Sao_Paulo', TEST_SO_POSTGRES: '1' }, mais: [], arquivo: '.cache/jest-sao-paulo.json' },
  {
    env: { TZ: 'UTC', TEST_SO_EMBUTIDO: '1' },
    mais: ['--selectProjects', 'pure', 'server'],
    arquivo: '.cache/jest-utc.json',
  },
];
const PLAYWRIGHT = '.cache/playwright.json';

try {
  await garantirDependencias();
  // Only now can a module that needs the dependencies be loaded.
  const { garantirNavegador } = await import('./navegador.mjs');
  await garantirNavegador();
  const deAntes = [...JEST.map(({ arquivo }) => arquivo), PLAYWRIGHT, 'test-results'];
  for (const caminho of deAntes) await rm(caminho, { recursive: true, force: true });

  await passo('Lint e regras de importação', () => rodar('biome', ['check', '.']));
  await passo('Tipos', () => rodar('npm', ['run', '--silent', 'types']));
  await passo('Código morto', () => rodar('knip', []));
  for (const { env, mais, arquivo } of JEST) {
    const argumentos = ['--ci', '--json', `--outputFile=${arquivo}`, ...mais];
    await passo(`Jest em ${env.TZ}`, () =>
      rodar('npm', ['run', '--silent', 'jest', '--', ...argumentos], { env: { ...env, JEST_EM_FEIXES: '1' } }),
    );
  }
  await garantirSite();
  await passo('Playwright', () =>
    rodar(NODE, ['node_modules/@playwright/test/cli.js', 'test'], { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: PLAYWRIGHT } }),
  );
} catch (erro) {
  await mostrarAsPaginas();
  console.error(`\n${erro.message}`);
  process.exitCode = 1;
} finally {
  await resumir();
}

async function resumir() {
  const jests = await Promise.all(JEST.map(({ arquivo }) => lerJson(arquivo)));
  const playwright = await lerJson(PLAYWRIGHT);
  const somar = (campo) => jests.reduce((soma, jest) => soma + (jest?.[campo] ?? 0), 0);
  const passaram = somar('numPassedTests') + (playwright?.stats.expected ?? 0);
  const falharam = somar('numFailedTests') + (playwright ? playwright.stats.unexpected + playwright.stats.flaky : 0);
  console.log(`\n${passaram} passed, ${falharam} failed`);
}

/** What the pages showed when their journeys failed: where the tests ran, nobody can look any more. */
async function mostrarAsPaginas() {
  // Not `glob`: this file begins on whatever Node started npm, and only what it calls runs on the pinned one.
  const arquivos = await readdir('test-results', { recursive: true }).catch(() => []);
  for (const caminho of arquivos.filter((cada) => cada.endsWith('error-context.md'))) {
    const arquivo = join('test-results', caminho);
    const [, pagina = ''] = (await readFile(arquivo, 'utf8')).split('# Page snapshot');
    console.error(`\n${arquivo}${pagina.slice(0, 6_000)}`);
  }
}

async function lerJson(caminho) {
  return JSON.parse(await readFile(caminho, 'utf8').catch(() => 'null'));
}
