import { readFile, writeFile } from 'node:fs/promises';
import { registerHooks } from 'node:module';
import { parseArgs } from 'node:util';

/**
 * `npm run gerar:cliente` writes the types of the API from the answer of a running server at /api/openapi.json. `--conferir` writes
 * nothing and fails when the file is out of date. `npm run types` runs it first; git does not keep it. `--documento=` is a file
 * with that answer.
 */
const { values } = parseArgs({
  options: { conferir: { type: 'boolean', default: false }, documento: { type: 'string' } },
});
const ARQUIVO = 'server/platform/openapi/testing/api.d.ts';
/** Texts for people would be half of the file; no field of ours has these names. */
const PROSA = new Set(['description', 'summary', 'example', 'examples', 'default', 'format']);

const COM_API = import.meta.resolve('#server/platform/openapi/testing/typescript-com-api.mjs');
registerHooks({
  resolve: (nome, contexto, proximo) =>
    proximo(nome === 'typescript' && contexto.parentURL?.includes('/openapi-typescript/') ? COM_API : nome, contexto),
});
const { default: openapiTS, astToString } = await import('openapi-typescript');

const body = values.documento ? await readFile(values.documento, 'utf8') : await doServidor();
const documento = JSON.parse(body, (chave, valor) => (PROSA.has(chave) ? undefined : valor));
// A field with a default is optional.
const tipos = astToString(await openapiTS(documento, { defaultNonNullable: false }));
const comTabulacao = tipos.replace(/^(?: {4})+/gm, (recuo) => '\t'.repeat(recuo.length / 4));
const texto = `// Gerado por npm run gerar:cliente: não se edita.\n${comTabulacao}`;

if (!values.conferir) {
  await writeFile(ARQUIVO, texto);
  console.log(`${ARQUIVO}: ${texto.split('\n').length} linhas`);
} else if ((await readFile(ARQUIVO, 'utf8')) !== texto) {
  console.error(`${ARQUIVO} não é o que este servidor descreve: rode npm run gerar:cliente.`);
  process.exit(1);
}
process.exit(0);

async function doServidor(): Promise<string> {
  const { buildTestBench } = await import('#server/testing/test-bench.ts');
  const { default: prepareDatabases } = await import('#server/testing/jest-databases.ts');
  const { default: removeDatabases } = await import('#server/testing/jest-databases-end.ts');
  await prepareDatabases();
  const bench = await buildTestBench();
  const { body } = await bench.app.inject({ url: '/api/openapi.json' });
  await bench.desmontar();
  await removeDatabases();
  return body;
}
