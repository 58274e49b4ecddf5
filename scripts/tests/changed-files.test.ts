import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const git = (pasta: string, ...argumentos: string[]) =>
  execFileSync('git', ['-c', 'user.name=Pessoa', '-c', 'user.email=pessoa@teste.local', ...argumentos], {
    cwd: pasta,
    stdio: 'ignore',
  });

/** In a process of its own: Jest loads no `.mjs`, and `npm test` runs this one before anything is installed. */
function changedFiles(pasta: string): string[] {
  const codigo = `import { changedFiles } from '${resolve('scripts/tests/changed-files.mjs')}';
    console.log(JSON.stringify(changedFiles(process.argv[1])));`;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', codigo, pasta], { encoding: 'utf8' }));
}

function repositorio(): string {
  const pasta = mkdtempSync(join(tmpdir(), 'cais-mudados-'));
  git(pasta, 'init', '-b', 'main');
  for (const nome of ['a.ts', 'b.ts', 'c.ts']) writeFileSync(join(pasta, nome), '1');
  git(pasta, 'add', '.');
  git(pasta, 'commit', '-m', 'a: begin');
  return pasta;
}

test('a fresh clone has changed nothing', () => {
  const origem = repositorio();
  const clone = mkdtempSync(join(tmpdir(), 'cais-mudados-'));
  git(clone, 'clone', origem, '.');
  expect(changedFiles(clone)).toEqual([]);
});

test('what was committed since, changed, or made new is changed; what was deleted is gone', () => {
  const origem = repositorio();
  const clone = mkdtempSync(join(tmpdir(), 'cais-mudados-'));
  git(clone, 'clone', origem, '.');
  writeFileSync(join(clone, 'a.ts'), '2');
  git(clone, 'commit', '-am', 'a: change');
  writeFileSync(join(clone, 'b.ts'), '2');
  writeFileSync(join(clone, 'd.ts'), '1');
  rmSync(join(clone, 'c.ts'));
  expect(changedFiles(clone)).toEqual(['a.ts', 'b.ts', 'd.ts']);
});

test('without another branch what is not committed counts, and outside a repository nothing', () => {
  const pasta = repositorio();
  writeFileSync(join(pasta, 'b.ts'), '2');
  expect(changedFiles(pasta)).toEqual(['b.ts']);
  expect(changedFiles(mkdtempSync(join(tmpdir(), 'cais-mudados-')))).toEqual([]);
});

test('since the last whole run counts, wherever the branch stands', () => {
  const origem = repositorio();
  const primeiro = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: origem, encoding: 'utf8' });
  writeFileSync(join(origem, 'a.ts'), '2');
  git(origem, 'commit', '-am', 'a: change');
  mkdirSync(join(origem, '.ci'));
  writeFileSync(join(origem, '.ci/proved'), primeiro);
  git(origem, 'add', '.');
  git(origem, 'commit', '-m', 'ci: prove');
  const clone = mkdtempSync(join(tmpdir(), 'cais-mudados-'));
  git(clone, 'clone', origem, '.');
  expect(changedFiles(clone)).toEqual(['.ci/proved', 'a.ts']);
});
