import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { CHUNKS } from './chunks.ts';
import { juntar } from './juntar.ts';

const nome = (letra: string) => `${letra.repeat(13)}.js`;
const [REACT, MAIN, COMUM, PRODUTO, ENTRADA, LISTA] = [...'abcdef'].map(nome) as [
  string,
  string,
  string,
  string,
  string,
  string,
];
const RUNTIME = 'turbopack-ggggggggggggg.js';

const chunk = (...modulos: string[]) =>
  `(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(["object"==typeof document?document.currentScript:void 0,${modulos.join(',')}]);`;
const carregar = (numero: number, ...nomes: string[]) =>
  `e=>{e.v(t=>Promise.all(${JSON.stringify(nomes.map((um) => `static/chunks/${um}`))}.map(t=>e.l(t))).then(()=>t(${numero})))}`;

/** The page asks for the product or for the log-in, which share a file. A list of the product names one of its files again. */
async function site(): Promise<string> {
  const pasta = await mkdtemp(join(tmpdir(), 'cais-juntar-'));
  await mkdir(join(pasta, CHUNKS), { recursive: true });
  const arquivos = {
    [REACT]: chunk('1', '(e=>{e.s("react")})'),
    [MAIN]: chunk(
      '2',
      'async e=>{(await e.A(10)).App,(await e.A(20)).Entrada}',
      '10',
      carregar(11, COMUM, PRODUTO),
      '20',
      carregar(21, COMUM, ENTRADA),
    ),
    [COMUM]: chunk('3', 'e=>{e.s("comum")}'),
    [PRODUTO]: chunk('11', 'e=>{e.s("produto")}', '30', carregar(31, COMUM, PRODUTO, LISTA)),
    [ENTRADA]: chunk('21', 'e=>{e.s("entrada")}'),
    [LISTA]: chunk('31', 'e=>{e.s("lista")}'),
    [RUNTIME]: '(()=>{globalThis.iniciado=globalThis.TURBOPACK.length})();',
  };
  for (const [arquivo, texto] of Object.entries(arquivos)) await writeFile(join(pasta, CHUNKS, arquivo), texto);
  const scripts = [RUNTIME, REACT, MAIN].map((um) => `<script src="/${CHUNKS}/${um}" async=""></script>`).join('');
  await writeFile(
    join(pasta, 'index.html'),
    `<link rel="preload" as="script" fetchPriority="low" href="/${CHUNKS}/${MAIN}"/>${scripts}<script>push({"otherChunks":["static/chunks/${REACT}"]})</script>`,
  );
  return pasta;
}

const ler = (pasta: string, arquivo: string) => readFile(join(pasta, CHUNKS, arquivo), 'utf8');

test('the page, what is shared, the product and the log-in are one file each', async () => {
  const pasta = await site();
  expect(await juntar(pasta)).toEqual({ antes: 6, depois: 4 });
  const pagina = await readFile(join(pasta, 'index.html'), 'utf8');
  const [inicio] = pagina.match(/[0-9a-f]{13}\.js/) ?? [''];
  expect(pagina).toBe(
    `<script src="/${CHUNKS}/${inicio}" async=""></script><script>push({"otherChunks":["static/chunks/${inicio}"]})</script>`,
  );
});

test('each part says its own address, and the runtime starts when all are there', async () => {
  const pasta = await site();
  await juntar(pasta);
  const [inicio = ''] = (await readFile(join(pasta, 'index.html'), 'utf8')).match(/[0-9a-f]{13}\.js/) ?? [];
  const pagina: { iniciado?: number; TURBOPACK?: unknown[][]; document: unknown } = {
    document: { currentScript: 'este' },
  };
  runInNewContext(await ler(pasta, inicio), pagina);
  const [dele, ...dasPartes] = pagina.TURBOPACK?.map(([endereco]) => endereco) ?? [];
  expect(dele).toBe('este');
  expect(dasPartes.toSorted()).toEqual([`static/chunks/${REACT}`, `static/chunks/${MAIN}`]);
  expect(pagina.iniciado).toBe(3);
});

test('a list of files names the new ones once, and no part is left that nothing names', async () => {
  const pasta = await site();
  await juntar(pasta);
  const nomes = await readdir(join(pasta, CHUNKS));
  expect(nomes).toHaveLength(5);
  expect(nomes).toContain(LISTA);
  const textos = await Promise.all(nomes.map((um) => ler(pasta, um)));
  const produto = textos.find((texto) => texto.includes('e.s("produto")')) ?? '';
  const [, lista = ''] = /Promise\.all\((\[[^\]]*\])/.exec(produto) ?? [];
  const arquivos: string[] = JSON.parse(lista).map((um: string) => um.replace('static/chunks/', ''));
  expect(arquivos).toHaveLength(3);
  expect(arquivos[2]).toBe(LISTA);
  for (const um of arquivos) expect(nomes).toContain(um);
});
