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
 * What `npm test` leaves to CI for its length (`TEST_CURTO`, docs/decisions/tempo-da-suite.md): a third of Jest's time in one file of
 * twenty. Of the screens those which a journey of the line goes through in a browser; of the server those whose rules have tests of
 * their own.
 */
const DEMORADOS = process.env.TEST_CURTO
  ? [
      '<rootDir>/app/_screens/components/CamposVivos.test.tsx',
      '<rootDir>/app/_screens/dci/processos/habilitacao/HabilitacaoDialog.test.tsx',
      '<rootDir>/app/_screens/dci/processos/processo/ProcessoDciScreen.test.tsx',
      '<rootDir>/app/_screens/importacao/processos/declaracao/RetificacaoDialog.test.tsx',
      '<rootDir>/app/_screens/importacao/sefaz/dai/DaiScreen.test.tsx',
      '<rootDir>/app/_screens/importacao/sefaz/fila/SefazScreen.test.tsx',
      '<rootDir>/app/_screens/importacao/sefaz/marcas/MarcaDialog.test.tsx',
      '<rootDir>/server/comex/declaracao/partes-do-envio.test.ts',
      '<rootDir>/server/comex/sefaz/esquema-xsd.test.ts',
      '<rootDir>/server/connect.test.ts',
      '<rootDir>/server/flows/trazer-historico.test.ts',
      '<rootDir>/server/platform/openapi/client.test.ts',
      '<rootDir>/server/platform/sheets/interruption.test.ts',
      '<rootDir>/server/platform/sheets/read-file.test.ts',
      '<rootDir>/server/seeds/demonstracao.test.ts',
      '<rootDir>/server/testing/security/another-company.test.ts',
      '<rootDir>/server/views/calculo/mesmos-bytes.test.ts',
      '<rootDir>/server/views/custo/custo.test.ts',
      '<rootDir>/server/views/linhagem/linhagem.test.ts',
      '<rootDir>/server/views/mapa/mapa.test.ts',
      '<rootDir>/server/views/painel/painel.test.ts',
      '<rootDir>/server/views/saldo-inicial/saldo-inicial-em-planilha.test.ts',
    ]
  : [];

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
        feixes: 8,
        testEnvironment: '<rootDir>/jest.environment-browser.cjs',
        testMatch: [
          '<rootDir>/{app,components}/**/*.test.{ts,tsx}',
          '<rootDir>/lib/{api,session,drafts}/**/*.test.{ts,tsx}',
        ],
        exceto: DEMORADOS,
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
        exceto: PROCESSOS,
      }),
      await project({
        displayName: 'server',
        feixes: 4,
        testEnvironment: '<rootDir>/jest.environment-server.cjs',
        testMatch: ['<rootDir>/server/**/*.test.ts'],
        exceto: [...ONCE, ...PROCESSOS, ...DEMORADOS],
        globalSetup: '<rootDir>/server/testing/jest-databases.ts',
      }),
      await project({
        displayName: 'once',
        // Jest begins with the bundles of most files and ends with these, so there is one for each core.
        feixes: 2,
        testEnvironment: '<rootDir>/jest.environment-server.cjs',
        testMatch: ONCE,
        exceto: DEMORADOS,
        globalSetup: '<rootDir>/server/testing/jest-databases.ts',
      }),
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
