// npm test: from a fresh clone to every check. Ends with one line that adds the test runners up.
import { readFile, rm } from 'node:fs/promises';
import { garantirDependencias, garantirSite, NODE, passo, rodar } from './preparar.mjs';

const JEST = '.cache/jest.json';
const JEST_UTC = '.cache/jest-utc.json';
const PLAYWRIGHT = '.cache/playwright.json';

try {
  await garantirDependencias();
  // Only now can a module that needs the dependencies be loaded.
  const { garantirNavegador } = await import('./navegador.mjs');
  await garantirNavegador();
  await rm(JEST, { force: true });
  await rm(JEST_UTC, { force: true });
  await rm(PLAYWRIGHT, { force: true });

  await passo('Lint e regras de importação', () => rodar('biome', ['check', '.']));
  await passo('Tipos', () => npmRun('types'));
  await passo('Código morto', () => rodar('knip', []));
  await passo('Jest', () => jest('America/Sao_Paulo', JEST));
  // A day without time is that day in every time zone: whoever only displays or computes is asked twice.
  await passo('Jest, em UTC', () => jest('UTC', JEST_UTC, '--selectProjects', 'pure', 'browser'));
  await garantirSite();
  await passo('Playwright', () =>
    rodar(NODE, ['node_modules/@playwright/test/cli.js', 'test'], { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: PLAYWRIGHT } }),
  );
} catch (erro) {
  console.error(`\n${erro.message}`);
  process.exitCode = 1;
} finally {
  await resumir();
}

function jest(TZ, outputFile, ...argumentos) {
  return npmRun('jest', ['--ci', '--json', `--outputFile=${outputFile}`, ...argumentos], { TZ });
}

function npmRun(script, argumentos = [], env = {}) {
  return rodar('npm', ['run', '--silent', script, ...(argumentos.length ? ['--', ...argumentos] : [])], { env });
}

async function resumir() {
  const [saoPaulo, utc] = await Promise.all([lerJson(JEST), lerJson(JEST_UTC)]);
  const playwright = await lerJson(PLAYWRIGHT);
  const passaram = (saoPaulo?.numPassedTests ?? 0) + (utc?.numPassedTests ?? 0) + (playwright?.stats.expected ?? 0);
  const falharam =
    (saoPaulo?.numFailedTests ?? 0) +
    (utc?.numFailedTests ?? 0) +
    (playwright ? playwright.stats.unexpected + playwright.stats.flaky : 0);
  console.log(`\n${passaram} passed, ${falharam} failed`);
}

async function lerJson(caminho) {
  return JSON.parse(await readFile(caminho, 'utf8').catch(() => 'null'));
}
