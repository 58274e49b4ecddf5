import { readFileSync } from 'node:fs';
import { type Dependency, dependenciesOf, problemsOf } from './lock.ts';

const lock = (packages: Parameters<typeof dependenciesOf>[0]['packages']) => dependenciesOf({ packages });
const GOOD: Dependency = {
  name: 'bom',
  version: '1.0.0',
  licence: 'MIT',
  runsAtInstall: false,
  fixed: true,
  direct: true,
};

test('the packages of the product are all but those of development, each version once', () => {
  expect(
    lock({
      '': { dependencies: { bom: '1.0.0' } },
      'node_modules/bom': { version: '1.0.0', license: 'MIT', integrity: 'sha512-x' },
      'node_modules/so-de-teste': { version: '1.0.0', license: 'MIT', integrity: 'sha512-x', dev: true },
      'node_modules/bom/node_modules/@a/dentro': { version: '2.0.0', license: 'ISC', hasInstallScript: true },
      'node_modules/outro/node_modules/@a/dentro': { version: '2.0.0', license: 'ISC', hasInstallScript: true },
    }),
  ).toEqual([
    { name: '@a/dentro', version: '2.0.0', licence: 'ISC', runsAtInstall: true, fixed: false, direct: false },
    GOOD,
  ]);
});

test.each([
  ['MIT', []],
  ['(BSD-3-Clause OR GPL-2.0)', []],
  ['Apache-2.0 AND MIT', []],
  ['Apache-2.0 AND GPL-3.0', ['bom 1.0.0: licença por conferir: Apache-2.0 AND GPL-3.0.']],
  ['SEE LICENSE IN x', ['bom 1.0.0: licença por conferir: SEE LICENSE IN x.']],
  [null, ['bom 1.0.0: licença por conferir: nenhuma dita.']],
])('a licence %s is accepted or told', (licence, told) => {
  expect(problemsOf([{ ...GOOD, licence }])).toEqual(told);
});

test('code that runs at installation and bytes that nobody fixed are told', () => {
  expect(problemsOf([{ ...GOOD, runsAtInstall: true, fixed: false }])).toEqual([
    'bom 1.0.0: o package-lock.json não fixa os bytes dele.',
    'bom 1.0.0: roda código ao instalar, e ninguém o leu.',
  ]);
});

test('of the product itself nothing is to be told', () => {
  expect(problemsOf(dependenciesOf(JSON.parse(readFileSync('package-lock.json', 'utf8'))))).toEqual([]);
});
