import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import nextJest from 'next/jest.js';
import { amarrar } from './scripts/jest/feixes.mjs';

const createJestConfig = nextJest({ dir: './' });

/** Packages published as ES modules only: Jest compiles them like our own code. */
const esmOnly = [
  'ky',
  'uuid',
  'eventsource-parser',
  '@tanstack',
  'isbot',
  '@seriousme',
  'marked',
  'seroval',
  'seroval-plugins',
  'uncrypto',
];

const shared = {
  // A copy of what stands here (npm run build).
  modulePathIgnorePatterns: ['<rootDir>/servidor/'],
  transformIgnorePatterns: [
    `/node_modules/(?!(${esmOnly.join('|')})/)`,
    '^.+\\.module\\.(css|sass|scss)$',
    // Stays an ES module: what it imports can be loaded as nothing else.
    '/server/comex/sefaz/libxml\\.mjs$',
  ],
};

/** What the time zone does not bear on: most ask the same of every route. */
const ONCE = [
  '<rootDir>/server/views/calculo/mesmos-bytes.test.ts',
  '<rootDir>/server/platform/db/folder-lock.test.ts',
  '<rootDir>/server/platform/db/schema.test.ts',
  '<rootDir>/server/platform/openapi/openapi.test.ts',
  '<rootDir>/server/testing/security/another-company.test.ts',
];

/**
 * What `npm test -- --inteira` alone runs: the product as others run it (processes and databases of their own, started, killed and opened again), and
 * hostile requests to every route.
 */
const PROCESSOS = [
  '<rootDir>/scripts/comandos-rodados.test.ts',
  '<rootDir>/server/outbound/backup/archive-signature.test.ts',
  '<rootDir>/server/outbound/backup/migrate.test.ts',
  '<rootDir>/server/outbound/backup/restore.test.ts',
  '<rootDir>/server/outbound/keys/rotation-killed.test.ts',
  '<rootDir>/server/flows/historico/historico-depois-da-queda.test.ts',
  '<rootDir>/server/main.test.ts',
  '<rootDir>/server/testing/proofs.test.ts',
  '<rootDir>/server/testing/security/refusals-on-every-route.test.ts',
];

/** In the second time zone only tests about days: they, or the file they are about, touch an instant (`TEST_SO_DATAS`). */
const INSTANTES = /\bnew Date\b|\bDate\.|Intl\.DateTimeFormat|date-fns|domain\/datas\//;
function semDatas(padroes) {
  if (!process.env.TEST_SO_DATAS) return [];
  const temDatas = (arquivo) => existsSync(arquivo) && INSTANTES.test(readFileSync(arquivo, 'utf8'));
  return padroes
    .flatMap((padrao) => globSync(padrao.replace('<rootDir>/', '')))
    .filter((teste) => !temDatas(teste) && !temDatas(teste.replace('.test.', '.')))
    .map((teste) => `<rootDir>/${teste}`);
}

const PUROS = [
  '<rootDir>/lib/{domain,fiscal,siscomex,registros,contracts,listas,format}/**/*.test.ts',
  '<rootDir>/scripts/**/*.test.ts',
];

const SERVIDOR = ['<rootDir>/server/**/*.test.ts'];

/** What reads real files (lib/testing/material-real.ts): a project that fails in CI where they are missing, and elsewhere is left out. */
const REAIS = '<rootDir>/{lib,server}/**/*.reais.test.ts';

function comReais() {
  if (process.env.CI || existsSync(join(import.meta.dirname, '../shared/samples'))) return true;
  console.warn('Os testes dos arquivos reais (*.reais.test.ts) ficaram de fora: ../shared não está aqui.');
  return false;
}

async function project({ feixes, exceto = [], ...config }) {
  const built = await createJestConfig(config)();
  const testMatch =
    process.env.JEST_EM_FEIXES && feixes
      ? [amarrar({ projeto: config.displayName, padroes: config.testMatch, exceto, quantos: feixes })]
      : // Behind a `!` Jest does not know the word.
        [...config.testMatch, ...exceto.map((padrao) => `!${padrao.replace('<rootDir>', import.meta.dirname)}`)];
  return { ...built, ...shared, testMatch };
}

export default async function jestConfig() {
  return {
    // Half of the time of a server test is waiting for its database.
    maxWorkers: '100%',
    // A far ceiling: what hangs is ended by the watchdog (scripts/jest/watchdog.cjs), which a slow machine does not wake.
    testTimeout: 600_000,
    // Jest keeps some 30 MB of every test file it has run: a worker is renewed long before that fills its heap.
    workerIdleMemoryLimit: '1.5GB',
    projects: [
      await project({
        displayName: 'browser',
        // Each loads the screens anew.
        feixes: 8,
        testEnvironment: '<rootDir>/jest.environment-browser.cjs',
        testMatch: [
          '<rootDir>/{app,components}/**/*.test.{ts,tsx}',
          '<rootDir>/lib/{api,session,drafts}/**/*.test.{ts,tsx}',
        ],
        setupFilesAfterEnv: ['<rootDir>/jest.setup-browser.ts'],
      }),
      await project({
        displayName: 'pure',
        feixes: 2,
        testEnvironment: '<rootDir>/jest.environment-server.cjs',
        testMatch: PUROS,
        exceto: [...PROCESSOS, REAIS, ...semDatas(PUROS)],
      }),
      await project({
        displayName: 'server',
        // Each loads the whole server and has a database: one for each core, but where the files of a bundle would fill its memory.
        feixes: 4,
        testEnvironment: '<rootDir>/jest.environment-server.cjs',
        testMatch: SERVIDOR,
        exceto: [...ONCE, ...PROCESSOS, REAIS, ...semDatas(SERVIDOR)],
        globalSetup: '<rootDir>/server/testing/jest-databases.ts',
        globalTeardown: '<rootDir>/server/testing/jest-databases-end.ts',
      }),
      await project({
        displayName: 'once',
        // Jest begins with the bundles of most files and ends with these, so there is one for each core.
        feixes: 2,
        testEnvironment: '<rootDir>/jest.environment-server.cjs',
        testMatch: ONCE,
        globalSetup: '<rootDir>/server/testing/jest-databases.ts',
        globalTeardown: '<rootDir>/server/testing/jest-databases-end.ts',
      }),
      ...(comReais()
        ? [
            await project({
              displayName: 'reais',
              testEnvironment: '<rootDir>/jest.environment-server.cjs',
              testMatch: [REAIS],
            }),
          ]
        : []),
      // Each has little to share with the others.
      await project({
        displayName: 'processos',
        // Without the watchdog: these wait for programs that work elsewhere.
        testEnvironment: 'node',
        testMatch: PROCESSOS,
        globalSetup: '<rootDir>/server/testing/jest-databases.ts',
        globalTeardown: '<rootDir>/server/testing/jest-databases-end.ts',
      }),
    ],
  };
}
