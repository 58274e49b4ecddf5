import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fazerPacote } from './pacote.ts';

// A short form of `npm run prova -- pacote`, which also installs the package and runs it as the systemd unit does.

const raiz = mkdtempSync(join(tmpdir(), 'cais-pacote-'));
const [pasta, site] = [join(raiz, 'servidor'), join(raiz, 'site')];
afterAll(() => rmSync(raiz, { recursive: true }));

const ler = (arquivo: string) => JSON.parse(readFileSync(join(pasta, arquivo), 'utf8'));
const daqui = JSON.parse(readFileSync('package.json', 'utf8'));

test('the package is whole: every import of it leads into it or to a dependency it names, at the version locked here', async () => {
  mkdirSync(site);
  writeFileSync(join(site, 'index.html'), '<!doctype html>');
  mkdirSync(join(pasta, '.data'), { recursive: true });
  const { dependencias } = await fazerPacote(pasta, site);

  // The package follows each import (an unresolved one throws). The rest are files an operator reads and runs.
  expect(readdirSync(pasta).sort()).toEqual(
    [
      '.data',
      'README.md',
      'deploy',
      'docs',
      'lib',
      'out',
      'package-lock.json',
      'package.json',
      'scripts',
      'server',
    ].sort(),
  );
  expect(dependencias).toEqual(expect.arrayContaining(['fastify', 'node', 'pg', 'libxml2-wasm']));
  for (const deOutros of ['next', 'react', '@mui/material', 'ky', 'esbuild', 'jest'])
    expect(dependencias).not.toContain(deOutros);

  const { dependencies, optionalDependencies, scripts } = ler('package.json');
  expect(optionalDependencies).toEqual(daqui.optionalDependencies);
  expect(Object.keys(dependencies)).toEqual(dependencias);
  const { packages } = ler('package-lock.json');
  expect(packages[''].dependencies).toEqual(dependencies);
  const doProjeto = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;
  for (const nome of dependencias) {
    const noLock = packages[`node_modules/${nome}`];
    expect([nome, noLock.version, noLock.integrity]).toEqual([
      nome,
      daqui.dependencies[nome],
      doProjeto[`node_modules/${nome}`].integrity,
    ]);
  }
  expect(Object.keys(packages).length).toBeLessThan(Object.keys(doProjeto).length / 2);
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(['start', 'backup', 'restore', 'migrar', 'auditar']));
  const arquivos = readdirSync(pasta, { recursive: true, encoding: 'utf8' });
  expect(arquivos).toEqual(
    expect.arrayContaining([
      'server/main.ts',
      'server/platform/pdf/pdf-work.ts',
      'server/platform/sheets/sheet-work.ts',
      'server/comex/sefaz/libxml.mjs',
      'out/index.html',
    ]),
  );
  expect(arquivos.filter((arquivo) => /\.test\.|testing/.test(arquivo))).toEqual([]);
});
