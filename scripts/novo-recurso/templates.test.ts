import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';

// What the generator writes is checked as a whole by `npm run -s prova -- novo-recurso`, which takes minutes; this names what it would
// miss after a rename.

const IMPORT = /import (?:type )?\{([^}]*)\} from '#([^']+)'/g;

const imports = globSync('scripts/novo-recurso/modelos/*.hbs').flatMap((template) =>
  [...readFileSync(template, 'utf8').matchAll(IMPORT)].flatMap(([, names = '', path = '']) =>
    path.includes('{{')
      ? []
      : names.split(',').map((name) => [name.replace('type ', '').trim(), path, template] as const),
  ),
);

test('the templates import something', () => {
  expect(imports.length).toBeGreaterThan(15);
});

test.each(imports)('%s is exported by %s (%s)', (name, path) => {
  expect(existsSync(path)).toBe(true);
  expect(readFileSync(path, 'utf8')).toMatch(new RegExp(`export .*\\b${name}\\b`));
});

test('the generator finds each of its places', () => {
  const code = `
    import generators from './scripts/novo-recurso/plopfile.mjs';
    let made;
    generators({ setDefaultInclude() {}, setHelper() {}, setActionType() {}, setGenerator(_, generator) { made = generator; } });
    console.log(made.actions({ nome: 'TerminalPortuario' }).length);`;
  expect(
    Number(execFileSync(process.execPath, ['--input-type=module', '--eval', code], { encoding: 'utf8' })),
  ).toBeGreaterThan(15);
});
