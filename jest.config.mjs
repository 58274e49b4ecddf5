import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
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

/** What neither the time zone nor the choice of a database bears on: most ask the same of every route of one embedded database. */
const ONCE = [
  '<rootDir>/server/views/calculo/mesmos-bytes.test.ts',
  '<rootDir>/server/platform/db/folder-lock.test.ts',
  '<rootDir>/server/platform/db/schema.test.ts',
  '<rootDir>/server/platform/openapi/openapi.test.ts',
  '<rootDir>/server/testing/security/another-company.test.ts',
];

/**
 * What only CI runs: the product as others run it (processes and databases of their own, started, killed and opened again), hostile
 * requests to every route, and the patches that an upgrade may make needless.
 */
const PROCESSOS = [
  '<rootDir>/scripts/comandos-rodados.test.ts',
  '<rootDir>/server/platform/patches/reconnecting-pglite.test.ts',
  '<rootDir>/server/platform/patches/still-needed.test.ts',
  '<rootDir>/server/outbound/backup/migrate.test.ts',
  '<rootDir>/server/outbound/backup/restore.test.ts',
  '<rootDir>/server/main.test.ts',
  '<rootDir>/server/testing/proofs.test.ts',
  '<rootDir>/server/testing/security/refusals-on-every-route.test.ts',
];

/**
 * What `npm test` runs only where something changed in the same folder (`TEST_CURTO`, docs/decisions/tempo-da-suite.md): the server's
 * documents and reports, which the flows go through too, and the longest flows and screens, which a journey of the line goes through
 * in a browser. CI runs all.
 */
const SO_DO_QUE_MUDOU = [
  'server/{comex,views,outbound,seeds}/**/*.test.ts',
  'server/connect*.test.ts',
  'server/flows/{historico-depois-da-queda,mandar-duimp,marcar-dai,retificar-di,trazer-historico}.test.ts',
  'server/platform/openapi/client.test.ts',
  'server/platform/sheets/{any-cadastro,interruption,read-file}.test.ts',
  'server/testing/security/another-company.test.ts',
  'app/_screens/components/CamposVivos.test.tsx',
  'app/_screens/dci/processos/{habilitacao/HabilitacaoDialog,processo/ProcessoDciScreen}.test.tsx',
  'app/_screens/importacao/processos/declaracao/RetificacaoDialog.test.tsx',
  'app/_screens/importacao/sefaz/{dai/DaiScreen,fila/SefazScreen,marcas/MarcaDialog}.test.tsx',
];

function deixados() {
  if (!process.env.TEST_CURTO) return [];
  const mudados = (process.env.TEST_MUDADOS ?? '').split('\n');
  const mudou = (pasta) => mudados.some((arquivo) => arquivo.startsWith(`${pasta}/`));
  return globSync(SO_DO_QUE_MUDOU)
    .filter((arquivo) => !mudou(pastaDe(arquivo)))
    .map((arquivo) => `<rootDir>/${arquivo}`);
}

/** Of the server the room on its floor (`server/comex/dcr`), whatever folders it has; of a screen its folder. */
function pastaDe(arquivo) {
  const pasta = dirname(arquivo);
  return pasta.startsWith('server/') ? pasta.split('/').slice(0, 3).join('/') : pasta;
}

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
    // Half of the time is waiting for a database; a time-out is for what hangs, not for a machine with other work.
    maxWorkers: '100%',
    testTimeout: 30_000,
    // Jest keeps some 30 MB of every test file it has run: a worker is renewed long before that fills its heap.
    workerIdleMemoryLimit: '1.5GB',
    projects: [
      await project({
        displayName: 'browser',
        // Each loads the screens anew, and the short part has few enough files for half as many.
        feixes: process.env.TEST_CURTO ? 4 : 8,
        testEnvironment: '<rootDir>/jest.environment-browser.cjs',
        testMatch: [
          '<rootDir>/{app,components}/**/*.test.{ts,tsx}',
          '<rootDir>/lib/{api,session,drafts}/**/*.test.{ts,tsx}',
        ],
        exceto: deixados(),
        setupFilesAfterEnv: ['<rootDir>/jest.setup-browser.ts'],
      }),
      await project({
        displayName: 'pure',
        feixes: 2,
        testEnvironment: '<rootDir>/jest.environment-server.cjs',
        testMatch: [
          '<rootDir>/lib/{domain,fiscal,siscomex,registros,contracts,listas,format}/**/*.test.ts',
          '<rootDir>/scripts/**/*.test.ts',
        ],
        exceto: [...PROCESSOS, REAIS],
      }),
      await project({
        displayName: 'server',
        // Each loads the whole server and has a database: one for each core, but where the files of a bundle would fill its memory.
        feixes: process.env.TEST_CURTO ? 2 : 4,
        testEnvironment: '<rootDir>/jest.environment-server.cjs',
        testMatch: ['<rootDir>/server/**/*.test.ts'],
        exceto: [...ONCE, ...PROCESSOS, ...deixados(), REAIS],
        globalSetup: '<rootDir>/server/testing/jest-databases.ts',
      }),
      await project({
        displayName: 'once',
        // Jest begins with the bundles of most files and ends with these, so there is one for each core.
        feixes: 2,
        testEnvironment: '<rootDir>/jest.environment-server.cjs',
        testMatch: ONCE,
        exceto: deixados(),
        globalSetup: '<rootDir>/server/testing/jest-databases.ts',
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
        testEnvironment: '<rootDir>/jest.environment-server.cjs',
        testMatch: PROCESSOS,
        globalSetup: '<rootDir>/server/testing/jest-databases.ts',
      }),
    ],
  };
}
