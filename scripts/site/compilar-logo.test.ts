import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CHUNKS, lerChunks } from './chunks.ts';
import { compilarLogo } from './compilar-logo.ts';
import { gravarSite } from './site-de-teste.ts';

const RUNTIME = 'const runtime = (e) => e;';
/** Two numbers of one module, two modules of the same code, and a text that reads like a module. */
const CODIGO =
  '(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push([void 0,1,2,e=>{e.s("e=>{e.i(3)}")},3,(e,t)=>{t.x=(()=>1)()},4,e=>{e.i(3)},5,e=>{e.i(3)}]);';

const site = () => gravarSite({ 'a.js': CODIGO, 'runtime.js': RUNTIME });

test('each module stands in parentheses, and is the same module', async () => {
  const pasta = await site();
  const antes = await lerChunks(pasta);
  expect(await compilarLogo(pasta)).toBe(4);
  expect(await readFile(join(pasta, CHUNKS, 'a.js'), 'utf8')).toBe(
    '(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push([void 0,1,2,(e=>{e.s("e=>{e.i(3)}")}),3,((e,t)=>{t.x=(()=>1)()}),4,(e=>{e.i(3)}),5,(e=>{e.i(3)})]);',
  );
  expect((await lerChunks(pasta)).map(({ modulos }) => modulos)).toEqual(antes.map(({ modulos }) => modulos));
  expect(await readFile(join(pasta, CHUNKS, 'runtime.js'), 'utf8')).toBe(RUNTIME);
});

test('a second time there is nothing to do', async () => {
  const pasta = await site();
  await compilarLogo(pasta);
  const texto = await readFile(join(pasta, CHUNKS, 'a.js'), 'utf8');
  await compilarLogo(pasta);
  expect(await readFile(join(pasta, CHUNKS, 'a.js'), 'utf8')).toBe(texto);
});
