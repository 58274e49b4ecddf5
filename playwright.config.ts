import { defineConfig } from '@playwright/test';
import { navegadorDosTestes, OPCOES_DO_NAVEGADOR } from './scripts/navegador.mjs';

// Workers read this file too: the first reading counts.
process.env.E2E_DESDE ??= String(Date.now());

/**
 * The built site, and a real server for each worker (e2e/worker-server.ts). `linha`: from an order to the DCI, which `npm test` runs but
 * for what says `@inteira`. `jornadas`: the rest of the work, from one document to the next.
 * `telas`: what no one document has for itself (lists, forms, search, the account), every screen in both widths, and
 * the work once more without a mouse. `casca`: the shell, point by point, with a second back end that each worker starts for itself.
 */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/run/fill-template.ts',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '.cache/playwright.json' }],
    ['./e2e/run/second-tries.ts'],
  ],
  retries: 1,
  projects: [
    { name: 'linha', testMatch: 'e2e/linha/*.spec.ts' },
    { name: 'jornadas', testIgnore: 'e2e/{linha,telas,casca}/**' },
    { name: 'telas', testMatch: 'e2e/telas/*.spec.ts' },
    { name: 'casca', testMatch: 'e2e/casca/*.spec.ts' },
  ],
  // Far away: what ends a test that hangs is e2e/watchdog.ts, and expectations have no limit of their own.
  timeout: 600_000,
  expect: { timeout: 0 },
  use: {
    locale: 'pt-BR',
    timezoneId: 'America/Manaus',
    viewport: { width: 1280, height: 800 },
    // A trace costs a third of the time, so only a second try has one.
    trace: 'on-first-retry',
    // Without motion nothing is clicked while it is still on its way; the test of motion itself asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: navegadorDosTestes(),
      args: [
        ...OPCOES_DO_NAVEGADOR,
        // No page lives long enough for what V8's last compiler makes to be worth its making.
        '--js-flags=--max-opt=2',
      ],
    },
  },
});
