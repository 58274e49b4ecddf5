// `npm run bench -- <name> […]` and `npm run prova -- <name> […]`; without a name it lists the names.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const [pasta = '', nome, ...resto] = process.argv.slice(2);
const comando = pasta === 'provas' ? 'prova' : 'bench';
const onde = join(import.meta.dirname, pasta);
/** A runnable file contains its own command in a comment; the others are helpers. */
const nomes = readdirSync(onde)
  .filter((arquivo) => arquivo.endsWith('.ts'))
  .map((arquivo) => arquivo.slice(0, -'.ts'.length))
  .filter((um) =>
    new RegExp(`npm run (-s )?${comando} -- ${um}\\b`).test(readFileSync(join(onde, `${um}.ts`), 'utf8')),
  );

if (!nome || !nomes.includes(nome)) {
  console.error(`npm run ${comando} -- <nome>, um destes: ${nomes.join(', ')}`);
  process.exit(nome ? 2 : 0);
}
const node = ['--expose-gc', '--disable-warning=ExperimentalWarning', join(onde, `${nome}.ts`), ...resto];
process.exitCode = spawnSync(process.execPath, node, { stdio: 'inherit' }).status ?? 1;
