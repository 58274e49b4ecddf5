import { existsSync, readFileSync } from 'node:fs';
import { comandosDosDocumentos, comandosDoTexto } from './comandos/colher.ts';
import { EM_OUTRO_LUGAR, NA_SUITE, NO_COMPRIDO } from './comandos/registro.ts';

// What a document tells somebody to type is run: by comandos-rodados.test.ts, at length by `npm run prova:comandos`, or by the test the
// registry names.

const documentos = comandosDosDocumentos();
const registrados = [NA_SUITE, NO_COMPRIDO, EM_OUTRO_LUGAR].flatMap((lista) => Object.keys(lista));
/** `npm run -s bench:di` and `npm run bench:di -- x` are the script bench:di. */
const scriptDe = (comando: string) => comando.match(/npm run (?:-s )?([\w:-]+)/)?.[1];

test('every command of a document is in the registry of what is run', () => {
  const scripts = new Set(registrados.map(scriptDe));
  const semRegistro = [...documentos].filter(([comando, onde]) => {
    // A decision tells what was run on its day, with the words of its day: what it ran has still to be run.
    const soDeUmaDecisao = onde.every((documento) => documento.startsWith('docs/decisions/'));
    const conhecido = soDeUmaDecisao && (scripts.has(scriptDe(comando)) || /^npm (?:ci|install)/.test(comando));
    return !conhecido && !registrados.includes(comando);
  });
  expect(semRegistro).toEqual([]);
});

test('every command of the registry is in a document, once in the registry, and runs a script there is', () => {
  expect(registrados.filter((comando) => !documentos.has(comando))).toEqual([]);
  expect(registrados.length).toBe(new Set(registrados).size);
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const ditos = registrados.map(scriptDe).filter((script) => script !== undefined);
  expect(ditos.filter((script) => !(script in scripts))).toEqual([]);
  expect(Object.values(EM_OUTRO_LUGAR).filter((arquivo) => !existsSync(arquivo))).toEqual([]);
});

test('every bench and proof of package.json is in a document', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const ditos = new Set([...documentos.keys()].map(scriptDe));
  expect(
    Object.keys(scripts).filter((script) => /^(?:bench|prova|gerar|usuario)/.test(script) && !ditos.has(script)),
  ).toEqual([]);
});

test('commands are found in blocks of the shell and in lines, without their comments', () => {
  const texto =
    'Say `npm run x -- --a "b c"` or `A_B=1 npx y z`, not `node:fs`.\n```sh\nnpm start # comment\n# only\n```\n```json\nnpm no\n```\n';
  expect(comandosDoTexto(texto)).toEqual(['npm start', 'npm run x -- --a "b c"', 'A_B=1 npx y z']);
});
