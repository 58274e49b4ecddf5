import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { dependenciesOf, problemsOf, RUNS_AT_INSTALL } from '#scripts/dependencies/lock.ts';

/**
 * `npm run -s prova -- dependencias` says what can be known of the packages that the product brings: how many, their licences, what runs
 * code at installation, how old the version of each direct one is and how long it has had no new one, and the known vulnerabilities where
 * a registry tells them. It exits with 1 on what nobody has read yet, and on a vulnerability that is high or critical. With `--portao`,
 * as CI runs it, no ages are asked for.
 */
const AT_ONCE = 4;
const DAY_MS = 24 * 60 * 60 * 1000;
const YOUNG_DAYS = 14;
const QUIET_DAYS = 3 * 365;
const GRAVE = new Set(['high', 'critical']);

const gate = process.argv.includes('--portao');
const run = promisify(execFile);
const all = dependenciesOf(JSON.parse(await readFile('package-lock.json', 'utf8')));
const problems = problemsOf(all);

const licences = Map.groupBy(all, ({ licence }) => licence ?? 'nenhuma dita');
console.log(
  `${all.length} pacotes no produto, ${all.filter(({ direct }) => direct).length} deles pedidos por package.json.`,
);
const byCount = [...licences].toSorted(([, a], [, b]) => b.length - a.length);
console.log(`Licenças: ${byCount.map(([licence, those]) => `${licence} ${those.length}`).join(' · ')}`);
const running = all.filter(({ runsAtInstall }) => runsAtInstall);
for (const { name, version } of running)
  console.log(`Roda ao instalar: ${name} ${version} (${RUNS_AT_INSTALL[name] ?? 'por ler'})`);

if (!gate) await tellAges();
problems.push(...(await advisories()));
for (const problem of problems) console.error(`✕ ${problem}`);
process.exitCode = problems.length > 0 ? 1 : 0;

/** Tells young versions, which may still be withdrawn, and packages that nobody has published for long. */
async function tellAges(): Promise<void> {
  const now = Date.now();
  const direct = all.filter((one) => one.direct);
  let unknown = 0;
  for (let from = 0; from < direct.length; from += AT_ONCE) {
    await Promise.all(
      direct.slice(from, from + AT_ONCE).map(async ({ name, version }) => {
        const times = await ask<Record<string, string>>(['view', name, 'time', '--json']);
        const born = times?.[version];
        if (!times || !born) {
          unknown += 1;
          return;
        }
        const days = Math.floor((now - Date.parse(born)) / DAY_MS);
        const releases = Object.entries(times).filter(([key]) => key !== 'modified' && key !== 'created');
        const newest = Math.max(...releases.map(([, time]) => Date.parse(time)));
        const quiet = Math.floor((now - newest) / DAY_MS);
        if (days < YOUNG_DAYS) console.log(`Nova: ${name} ${version}, de ${days} dias.`);
        if (quiet > QUIET_DAYS) console.log(`Sem versão há ${Math.floor(quiet / 365)} anos: ${name} (${version}).`);
      }),
    );
  }
  if (unknown > 0) console.log(`De ${unknown} dos ${direct.length} o registro não disse a idade.`);
}

/** The known vulnerabilities that are high or critical; says so where no registry at hand tells them. */
async function advisories(): Promise<string[]> {
  const told = await ask<{ vulnerabilities?: Record<string, { name: string; severity: string; range: string }> }>([
    'audit',
    '--omit=dev',
    '--json',
  ]);
  if (!told?.vulnerabilities) {
    console.log('Vulnerabilidades conhecidas: o registro ao alcance não as diz. Rode onde ele as diga.');
    return [];
  }
  const grave = Object.values(told.vulnerabilities).filter(({ severity }) => GRAVE.has(severity));
  const others = Object.keys(told.vulnerabilities).length - grave.length;
  console.log(`Vulnerabilidades conhecidas: ${grave.length} graves e ${others} outras.`);
  return grave.map(({ name, severity, range }) => `${name} ${range}: vulnerabilidade ${severity}.`);
}

/** What npm answers as JSON, which it also does when it exits with an error; null where it answers none. */
async function ask<Answer>(args: string[]): Promise<Answer | null> {
  const limits = { timeout: 60_000, maxBuffer: 64 * 1024 * 1024 };
  const { stdout } = await run('npm', args, limits).catch((error: { stdout?: string }) => ({
    stdout: error.stdout ?? '',
  }));
  try {
    return JSON.parse(stdout) as Answer;
  } catch {
    return null;
  }
}
