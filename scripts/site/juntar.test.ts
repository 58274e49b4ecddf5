import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { CHUNKS } from './chunks.ts';
import { juntar } from './juntar.ts';
import { carregar, chunk, gravarSite, nomeDeChunk } from './site-de-teste.ts';

const [REACT, MAIN, COMUM, PRODUTO, ENTRADA, LISTA, MAPA] = [...'abcdefg'].map(nomeDeChunk) as [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
];
const RUNTIME = `turbopack-${nomeDeChunk('h')}`;

/** The page asks for the product or for the log-in, which share a file. The lists of other screens name the product's file again. */
function site({ produto = 'e.s("produto")' } = {}): Promise<string> {
  const chunks = {
    [REACT]: chunk({ 1: 'e.s("react")' }),
    [MAIN]: chunk({
      2: 'e.A(10).then(t=>(e.A(10)).App),(e.A(20)).Entrada',
      10: carregar(11, COMUM, PRODUTO),
      20: carregar(21, COMUM, ENTRADA),
    }),
    [COMUM]: chunk({ 3: 'e.s("comum")' }),
    [PRODUTO]: chunk({ 11: produto, 30: carregar(31, COMUM, PRODUTO, LISTA) }),
    [ENTRADA]: chunk({ 21: 'e.s("entrada")' }),
    [LISTA]: chunk({ 31: 'e.s("lista")', 40: carregar(41, COMUM, PRODUTO, MAPA) }),
    [MAPA]: chunk({ 41: 'e.s("mapa")' }),
    [RUNTIME]: '(()=>{globalThis.iniciado=globalThis.TURBOPACK.length})();',
  };
  const scripts = [RUNTIME, REACT, MAIN].map((um) => `<script src="/${CHUNKS}/${um}" async=""></script>`).join('');
  return gravarSite(
    chunks,
    `<link rel="preload" as="script" fetchPriority="low" href="/${CHUNKS}/${MAIN}"/>${scripts}<script>push({"otherChunks":["static/chunks/${REACT}"]})</script>`,
  );
}

const ler = (pasta: string, arquivo: string) => readFile(join(pasta, CHUNKS, arquivo), 'utf8');

test('the page, what is shared, the product and the log-in are one file each', async () => {
  const pasta = await site();
  expect(await juntar(pasta)).toEqual({ antes: 6, depois: 4 });
  const pagina = await readFile(join(pasta, 'index.html'), 'utf8');
  const [inicio] = pagina.match(/[\w-]{13}\.js/) ?? [''];
  expect(pagina).toBe(
    `<script src="/${CHUNKS}/${inicio}" async=""></script><script>push({"otherChunks":["static/chunks/${inicio}"]})</script>`,
  );
});

test('each part says its own address, and the runtime starts when all are there', async () => {
  const pasta = await site();
  await juntar(pasta);
  const [inicio = ''] = (await readFile(join(pasta, 'index.html'), 'utf8')).match(/[\w-]{13}\.js/) ?? [];
  const pagina: { iniciado?: number; TURBOPACK?: unknown[][]; document: unknown } = {
    document: { currentScript: 'este' },
  };
  runInNewContext(await ler(pasta, inicio), pagina);
  const [dele, ...dasPartes] = pagina.TURBOPACK?.map(([endereco]) => endereco) ?? [];
  expect(dele).toBe('este');
  expect(dasPartes.toSorted()).toEqual([`static/chunks/${REACT}`, `static/chunks/${MAIN}`]);
  expect(pagina.iniciado).toBe(3);
});

test('what is shared and the log-in are compiled whole with their file, and no other is', async () => {
  const pasta = await site();
  await juntar(pasta);
  const textos = [...(await chunksDe(pasta)).values()];
  const inteiros = textos.filter((texto) => texto.startsWith('//# allFunctionsCalledOnLoad\n'));
  expect(inteiros.map((texto) => /e\.s\("(\w+)"\)/.exec(texto)?.[1]).toSorted()).toEqual(['comum', 'entrada']);
});

test('a list of files names the new ones once, and no part is left that nothing names', async () => {
  const pasta = await site();
  await juntar(pasta);
  const textos = await chunksDe(pasta);
  // Page, shared, product, log-in, list and map.
  expect(textos.size).toBe(6);
  const [lista = ''] = [...textos.values()].filter((texto) => texto.includes('e.s("lista")'));
  const [, nomeado = '[]'] = /Promise\.all\((\[[^\]]*\])/.exec(lista) ?? [];
  const arquivos: string[] = JSON.parse(nomeado).map((um: string) => um.replace('static/chunks/', ''));
  expect(arquivos.map((um) => /e\.s\("(\w+)"\)/.exec(textos.get(um) ?? '')?.[1])).toEqual(['comum', 'produto', 'mapa']);
});

test('a chunk whose list changed takes a new name: a browser may keep the one of an earlier site', async () => {
  const nomeDe = async (pasta: string, oque: string) =>
    [...(await chunksDe(pasta))].find(([, texto]) => texto.includes(`e.s("${oque}")`))?.[0];
  const um = await site();
  const outro = await site({ produto: 'e.s("produto"),e.s("novo")' });
  await juntar(um);
  await juntar(outro);
  expect(await nomeDe(um, 'lista')).not.toBe(LISTA);
  expect(await nomeDe(outro, 'lista')).not.toBe(await nomeDe(um, 'lista'));
  expect(await nomeDe(outro, 'mapa')).toBe(MAPA);
});

async function chunksDe(pasta: string): Promise<Map<string, string>> {
  const nomes = await readdir(join(pasta, CHUNKS));
  return new Map(await Promise.all(nomes.map(async (um) => [um, await ler(pasta, um)] as const)));
}
