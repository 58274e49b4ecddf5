import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { navegadorDosTestes, OPCOES_DO_NAVEGADOR } from './scripts/navegador.mjs';

const porta = Number(process.env.E2E_PORT ?? 4173);
const baseURL = `http://localhost:${porta}`;

// Workers read this file too: only the first reading makes the folder.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'cais-e2e-'));
process.env.E2E_DESDE ??= String(Date.now());

/**
 * The built site and the real server, on an embedded database of its own. `linha`: from an order to the DCI, which `npm test` runs
 * but for what says `@inteira`. `jornadas`: the rest of the work, from one document to the next.
 * `telas`: what no one document has for itself (lists, forms, search, the account), every screen in both themes and widths, and
 * the work once more without a mouse. `casca`: the shell, point by point, with a second back end that each worker starts for itself.
 */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  // One more than the cores of the machine it is measured on: a test waits for the server and for the page some tenth of its time.
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '.cache/playwright.json' }]],
  projects: [
    // A journey of some twenty steps with the accessibility of each screen in it, and other work on the same cores.
    { name: 'linha', testMatch: 'e2e/linha/*.spec.ts', timeout: 90_000 },
    { name: 'jornadas', testIgnore: 'e2e/{linha,telas,casca}/**', timeout: 90_000 },
    { name: 'telas', testMatch: 'e2e/telas/*.spec.ts', timeout: 90_000 },
    {
      name: 'casca',
      testMatch: 'e2e/casca/*.spec.ts',
      // Many pages a test, and other work on the same cores.
      timeout: 60_000,
    },
  ],
  // Ends what hangs, not what is slow beside other work.
  expect: { timeout: 20_000 },
  use: {
    baseURL,
    locale: 'pt-BR',
    timezoneId: 'America/Manaus',
    viewport: { width: 1280, height: 800 },
    // A trace costs a third of the time; `--trace on` is there for whoever has to look.
    trace: 'off',
    // Without motion nothing is clicked while it is still on its way; the test of motion itself asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: navegadorDosTestes(),
      args: [
        ...OPCOES_DO_NAVEGADOR,
        // What e2e/um-navegador.ts keeps open is of use to the pages that come after.
        '--process-per-site',
        // No page lives long enough for what V8's last compiler makes to be worth its making.
        '--js-flags=--max-opt=2',
      ],
    },
  },
  webServer: {
    command: 'node server/main.ts',
    url: `${baseURL}/saude`,
    env: {
      PORT: String(porta),
      DATA_DIR: process.env.E2E_DATA_DIR,
      DATABASE_URL: '',
      ARQUIVOS_S3_BUCKET: '',
      LOG_LEVEL: 'error',
      TZ: 'America/Manaus',
      // Nobody is there: the rates stay those of the demonstration, whatever network the journeys run in.
      PTAX_ENDERECO: 'http://127.0.0.1:9',
    },
    // The demonstration is filled first, which takes half a minute on a quiet machine.
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
