import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { comandosDosDocumentos, comandosDoTexto } from './comandos/colher.ts';
import { EM_OUTRO_LUGAR, NA_SUITE, NO_COMPRIDO } from './comandos/registro.ts';

// Every command README and operacao give is run: by comandos-rodados.test.ts, in full by `npm run prova -- comandos`, or by the
// test the registry names.

const documentos = comandosDosDocumentos();
const registrados = [NA_SUITE, NO_COMPRIDO, EM_OUTRO_LUGAR].flatMap((lista) => Object.keys(lista));

test('every command of a document is in the registry of what is run', () => {
  expect([...documentos].filter(([comando]) => !registrados.includes(comando))).toEqual([]);
});

test('every command of the registry is in a document, once in the registry, and runs a script there is', () => {
  const daSuite = Object.keys(NA_SUITE);
  expect(registrados.filter((comando) => !documentos.has(comando) && !daSuite.includes(comando))).toEqual([]);
  expect(registrados.length).toBe(new Set(registrados).size);
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const ditos = registrados.flatMap((comando) => comando.match(/npm run (?:-s )?([\w:-]+)/)?.[1] ?? []);
  expect(ditos.filter((script) => !(script in scripts))).toEqual([]);
  expect(Object.values(EM_OUTRO_LUGAR).filter((arquivo) => !existsSync(arquivo))).toEqual([]);
});

test.each([
  ['bench', 'medidas/bench'],
  ['prova', 'medidas/provas'],
])('npm run %s without a name says the names there are, those of the document', (comando, pasta) => {
  const { stderr } = spawnSync(process.execPath, ['medidas/correr.mjs', pasta.replace('medidas/', '')]);
  const nomes = String(stderr).trim().replace(/^.*: /, '').split(', ');
  expect(nomes.length).toBeGreaterThan(10);
  const medidas = readFileSync('docs/medidas-e-provas.md', 'utf8');
  expect(nomes.filter((nome) => !medidas.includes(`${comando} -- ${nome}`))).toEqual([]);
  const ditos = [...medidas.matchAll(new RegExp(`npm run (?:-s )?${comando} -- ([a-z-]+)`, 'g'))].map(
    ([, nome]) => nome,
  );
  expect(ditos.filter((nome) => !nomes.includes(nome ?? ''))).toEqual([]);
});

test('commands are found in blocks of the shell and in lines, without their comments', () => {
  const texto =
    'Say `npm run x -- --a "b c"` or `A_B=1 npx y z`, not `node:fs`.\n```sh\nnpm start # comment\n# only\n```\n```json\nnpm no\n```\n';
  expect(comandosDoTexto(texto)).toEqual(['npm start', 'npm run x -- --a "b c"', 'A_B=1 npx y z']);
});
