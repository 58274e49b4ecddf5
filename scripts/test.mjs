// npm test: what a change has to pass (docs/decisions/tempo-da-suite.md). `--inteira` runs everything; `--novos` runs each new or
// changed journey five times on a quarter of the processor. The last line adds up the test runners.
import { mkdtempSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { garantirDependencias, garantirSite, NODE, passo, rodar } from './preparar.mjs';
import { changedFiles, commitProved, PROVED } from './tests/changed-files.mjs';
import roomsAndSpecs from './tests/rooms-and-specs.cjs';

const [argumento, ...outros] = process.argv.slice(2);
if (![undefined, '--inteira', '--novos'].includes(argumento) || outros.length > 0) {
  console.error('npm test: só conhece --inteira e --novos. Para alguns arquivos: npm run jest -- <caminho>.');
  process.exit(2);
}
const inteira = argumento === '--inteira';
const novos = argumento === '--novos';

/** Runs each test once, in the time zone of Manaus, on the database that comes with the product. */
const UMA_VEZ = {
  titulo: 'Jest em America/Manaus',
  env: { TZ: 'America/Manaus' },
  projetos: ['browser', 'pure', 'server', 'once', 'reais'],
  arquivo: '.cache/jest.json',
};
/** Checks that a day is the same in any time zone, runs the tests that start their own processes, and uses another PostgreSQL. */
const E_MAIS = [
  {
    titulo: 'Jest em UTC, o que trata de datas',
    env: { TZ: 'UTC', TEST_SO_DATAS: '1' },
    projetos: ['pure', 'server'],
    arquivo: '.cache/jest-utc.json',
  },
  {
    titulo: 'Jest, processos',
    env: { TZ: 'UTC' },
    projetos: ['processos'],
    arquivo: '.cache/jest-processos.json',
  },
  ...(process.env.DATABASE_URL
    ? [
        {
          titulo: 'Jest no PostgreSQL de DATABASE_URL',
          env: { TZ: 'America/Manaus', TEST_DATABASE_URL: process.env.DATABASE_URL },
          projetos: ['server'],
          arquivo: '.cache/jest-de-fora.json',
        },
      ]
    : []),
];
const JEST = novos ? [] : inteira ? [UMA_VEZ, ...E_MAIS] : [UMA_VEZ];
/** A tenth of the draws of a property, and no axe (lib/testing/vezes.ts). */
const CURTO = inteira || novos ? {} : { TEST_CURTO: '1' };
const mudados = changedFiles();
/** What the browser runs: everything; the line, the shell and the journeys of the rooms that changed; or each changed spec again and again. */
const ESPECIES = inteira ? [] : novos ? specsMudados() : ['e2e/linha', 'e2e/casca', ...roomsAndSpecs.specsOf(mudados)];
const COMO = inteira ? [] : novos ? ['--repeat-each=5', '--retries=0'] : ['--grep-invert=@inteira'];
const PLAYWRIGHT = '.cache/playwright.json';
const DESDE = Date.now();
const E2E_DATA_DIR = mkdtempSync(join(tmpdir(), 'cais-e2e-'));

try {
  await garantirDependencias();
  // Loaded only now, because the module needs the dependencies.
  const { garantirNavegador } = await import('./navegador.mjs');
  await garantirNavegador();
  const deAntes = [...JEST.map(({ arquivo }) => arquivo), PLAYWRIGHT, 'test-results'];
  for (const caminho of deAntes) await rm(caminho, { recursive: true, force: true });
  // Each leaves half of the processor idle, and Lint does not read what is generated.
  const lint = passo('Lint e regras de importação', () => rodar('npm', ['run', '--silent', 'lint']));
  const gerados = passo('Gerando o que não se guarda: tipos da API', () => rodar('npm', ['run', '--silent', 'gerar']));
  const dependencias = passo('Dependências', () =>
    rodar('npm', ['run', '--silent', 'prova', '--', 'dependencias', '--portao']),
  );
  await Promise.allSettled([lint, gerados, dependencias]);
  await gerados;
  await todos([() => lint, () => dependencias, novos ? prepararJornadas : verificarEJest, verificarNoNavegador]);
  await guardarOProvado();
} catch (erro) {
  console.error(`\n${erro.message}`);
  process.exitCode = 1;
} finally {
  await mostrarAsPaginas();
  await rm(E2E_DATA_DIR, { recursive: true, force: true });
  await resumir();
}

function verificarEJest() {
  return juntos(
    passo('Código morto', () => rodar('knip', [])),
    // In one thread (package.json): with several, each thread checks the libraries again. Jest leaves a third of the processor idle
    // while it waits for its database, which the site takes; types and site together would take too much memory.
    todos([() => passo('Tipos', () => rodar('npm', ['run', '--silent', 'tsc'])), prepararJornadas]),
    rodarJest(),
  );
}

async function prepararJornadas() {
  if (novos && ESPECIES.length === 0) return;
  await juntos(garantirSite(), passo('Enchendo a demonstração das jornadas', encherDemonstracao));
}

async function verificarNoNavegador() {
  if (novos && ESPECIES.length === 0) return console.log('Nenhuma jornada nova ou mudada.');
  await passo('Playwright', () =>
    rodar(NODE, ['node_modules/@playwright/test/cli.js', 'test', ...ESPECIES, ...COMO], {
      env: {
        ...CURTO,
        ...(novos && { E2E_FREIO: '4' }),
        PLAYWRIGHT_JSON_OUTPUT_FILE: PLAYWRIGHT,
        E2E_DATA_DIR,
        E2E_DESDE: String(DESDE),
      },
    }),
  );
}

/** Runs every round of Jest. */
async function rodarJest() {
  await todos(
    JEST.map(({ titulo, env, projetos, arquivo }) => () => {
      const argumentos = ['--ci', '--json', `--outputFile=${arquivo}`, '--selectProjects', ...projetos];
      return passo(titulo, () =>
        rodar('npm', ['run', '--silent', 'jest', '--', ...argumentos], {
          env: { ...env, ...CURTO, JEST_EM_FEIXES: '1', TEST_WAIT_MS: '60000' },
        }),
      );
    }),
  );
}

/** Runs steps one after the other, each whatever became of the one before, so that one run names everything that fails. */
async function todos(passos) {
  const erros = [];
  for (const cada of passos) await cada().catch((erro) => erros.push(erro));
  if (erros.length > 0) throw new Error(erros.map(({ message }) => message).join('\n'));
}

/** Runs steps in parallel, each to its end: a failure does not hide the results of the others. */
async function juntos(...passos) {
  await Promise.allSettled(passos);
  await Promise.all(passos);
}

/** Whole names: `e2e/dashboard` alone would also match a folder of that name. */
function specsMudados() {
  return mudados.filter((caminho) => caminho.startsWith('e2e/') && caminho.endsWith('.spec.ts'));
}

/** Writes down the commit that a whole run has proved: the next gates run the journeys of what changed since. */
async function guardarOProvado() {
  const commit = inteira ? commitProved() : null;
  if (commit) await writeFile(PROVED, `${commit}\n`);
}

/** It takes a quarter of a minute of one core, and the build leaves one idle. */
function encherDemonstracao() {
  return rodar(NODE, ['--disable-warning=ExperimentalWarning', 'scripts/demonstracao.ts'], {
    env: { DATA_DIR: E2E_DATA_DIR, DATABASE_URL: '', ARQUIVOS_S3_BUCKET: '', TZ: 'America/Manaus' },
  });
}

async function resumir() {
  const jests = await Promise.all(JEST.map(({ arquivo }) => lerJson(arquivo)));
  const playwright = await lerJson(PLAYWRIGHT);
  const somar = (campo) => jests.reduce((soma, jest) => soma + (jest?.[campo] ?? 0), 0);
  // What passed on the second try has passed; e2e/reporter names it, and fails the run where there are more than three.
  const passaram = somar('numPassedTests') + (playwright ? playwright.stats.expected + playwright.stats.flaky : 0);
  const falharam = somar('numFailedTests') + (playwright?.stats.unexpected ?? 0);
  const falhas = jests.flatMap(falhasDoJest);
  for (const { nome, mensagem } of falhas) console.log(`\n✕ ${nome}\n${mensagem.slice(0, 1_500)}`);
  console.log(falhas.map(({ nome }) => `\n✕ ${nome}`).join(''));
  if (!inteira)
    console.log('\nO que uma mudança tem de passar: um décimo das amostras, sem axe. Tudo: npm test -- --inteira.');
  console.log(`\n${passaram} passed, ${falharam} failed`);
}

/** What failed, each with its message; the names stand once more at the very end, because a CI log is often read from there. */
function falhasDoJest(jest) {
  return (jest?.testResults ?? []).flatMap(({ name, message, assertionResults }) => {
    const falhas = assertionResults.filter(({ status }) => status === 'failed');
    // A file that could not be loaded has no results of its own.
    if (falhas.length === 0) return assertionResults.length === 0 && message ? [{ nome: name, mensagem: message }] : [];
    return falhas.map(({ fullName, failureMessages }) => ({ nome: fullName, mensagem: failureMessages.join('\n') }));
  });
}

/** Prints the pages of failed journeys: nobody can look at them later on the machine that ran the tests. */
async function mostrarAsPaginas() {
  // Not `glob`: this file runs on whichever Node started npm, and only the programs it starts run on the pinned one.
  const arquivos = await readdir('test-results', { recursive: true }).catch(() => []);
  for (const caminho of arquivos.filter((cada) => cada.endsWith('error-context.md'))) {
    const arquivo = join('test-results', caminho);
    const [, pagina = ''] = (await readFile(arquivo, 'utf8')).match(/```yaml\n(.*?)```/s) ?? [];
    console.error(`\n${arquivo}\n${pagina.slice(0, 6_000)}`);
  }
}

async function lerJson(caminho) {
  return JSON.parse(await readFile(caminho, 'utf8').catch(() => 'null'));
}
