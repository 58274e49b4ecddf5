import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { arquivosDaRota } from './arquivos-da-rota.ts';
import { CHUNKS, lerChunks, lerTextos, renomear } from './chunks.ts';

/** How a chunk tells the runtime its address, where it is a file of its own. */
const SCRIPT_ATUAL = '"object"==typeof document?document.currentScript:void 0';

/**
 * Makes V8 compile every function of a file with the file, beside the page. It pays where the page calls most of them at once. In a file
 * with many others it costs more than it saves: the code cache keeps them all, and each later visit reads them again.
 */
const COMPILADO_INTEIRO = '//# allFunctionsCalledOnLoad';

/**
 * Part of `npm run build`: makes one file of the code that the page itself brings, and one each of what the log-in and the product share,
 * of the rest of the log-in and of the rest of the product. A browser asks for some twenty files less before it may draw, and one
 * file compresses better than its parts.
 * @returns how many files became how many.
 */
export async function juntar(site: string): Promise<{ antes: number; depois: number }> {
  const daPagina = scriptsDe(site, []);
  const ate = new Set(daPagina);
  const doProduto = scriptsDe(site, ['App']).filter((nome) => !ate.has(nome));
  const daEntrada = scriptsDe(site, ['Entrada']).filter((nome) => !ate.has(nome));
  const comum = doProduto.filter((nome) => daEntrada.includes(nome));
  // Three of four functions of the shared code and of the log-in are called before the first paint, and less than half of the others.
  const grupos = [
    { partes: daPagina, comeco: [] },
    { partes: comum, comeco: [COMPILADO_INTEIRO] },
    { partes: doProduto.filter((nome) => !comum.includes(nome)), comeco: [] },
    { partes: daEntrada.filter((nome) => !comum.includes(nome)), comeco: [COMPILADO_INTEIRO] },
  ].filter(({ partes }) => partes.length > 0);
  const novos = new Map<string, string>();
  for (const { partes, comeco } of grupos) {
    const nome = await juntarGrupo(site, partes, comeco);
    for (const parte of partes) novos.set(parte, nome);
  }
  const mudados = await chamarPeloNovo(site, novos);
  const apagadas = await apagarPartes(site, novos);
  const queFicam = mudados.filter((nome) => !apagadas.includes(nome));
  await renomear(site, queFicam, [...novos.values()].join());
  return { antes: novos.size, depois: grupos.length };
}

/** The names of the scripts on the way to a screen, in the order in which they are asked for. */
function scriptsDe(site: string, telas: string[]): string[] {
  const arquivos = arquivosDaRota(site, { telas });
  return arquivos.filter((arquivo) => arquivo.endsWith('.js')).map((arquivo) => basename(arquivo));
}

/** Each part gives its own address as text: the runtime then takes it for loaded. The runtime itself comes last, and starts what came. */
async function juntarGrupo(site: string, partes: readonly string[], comeco: readonly string[]): Promise<string> {
  const emOrdem = partes.toSorted((parte, outra) => Number(ehRuntime(parte)) - Number(ehRuntime(outra)));
  const textos = await Promise.all(
    emOrdem.map(async (parte) => {
      const texto = await readFile(join(site, CHUNKS, parte), 'utf8');
      if (ehRuntime(parte)) return texto;
      if (!texto.includes(SCRIPT_ATUAL)) throw new Error(`${parte} não diz o seu endereço como os outros.`);
      return texto.replace(SCRIPT_ATUAL, () => JSON.stringify(`static/chunks/${parte}`));
    }),
  );
  const registro = `(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push([${SCRIPT_ATUAL}]);`;
  const texto = [...comeco, registro, ...textos].join('\n');
  const nome = `${createHash('sha256').update(texto).digest('hex').slice(0, 13)}.js`;
  await writeFile(join(site, CHUNKS, nome), texto);
  return nome;
}

const ehRuntime = (nome: string) => nome.startsWith('turbopack-');

/** In every list of files, and in the page, the new name stands once in the place of its parts. Returns the chunks that changed by it. */
async function chamarPeloNovo(site: string, novos: ReadonlyMap<string, string>): Promise<string[]> {
  const pagina = join(site, 'index.html');
  await writeFile(pagina, semRepetidos(comNovos(await readFile(pagina, 'utf8'), novos)));
  const mudados: string[] = [];
  for (const { nome, texto } of await lerChunks(site)) {
    const novo = texto.replace(/Promise\.all\((\[[^\]]*\])/g, (inteiro, lista: string) => {
      if (!/^\["static\/chunks\//.test(lista)) return inteiro;
      const arquivos = JSON.parse(lista).map((arquivo: string) => comNovos(arquivo, novos));
      return `Promise.all(${JSON.stringify([...new Set(arquivos)])}`;
    });
    if (novo === texto) continue;
    await writeFile(join(site, CHUNKS, nome), novo);
    mudados.push(nome);
  }
  return mudados;
}

const comNovos = (texto: string, novos: ReadonlyMap<string, string>) =>
  texto.replace(/static\/chunks\/([\w~-]+(?:\.[\w~-]+)*\.js)/g, (inteiro, nome: string) => {
    const novo = novos.get(nome);
    return novo ? `static/chunks/${novo}` : inteiro;
  });

/** Of the scripts of the page that have the same address now, the first one stays. It needs nothing that asks for it before. */
function semRepetidos(pagina: string): string {
  const vistos = new Set<string>();
  return pagina
    .replace(/<script src="([^"]+)" async=""><\/script>/g, (tag, src: string) => {
      if (vistos.has(src)) return '';
      vistos.add(src);
      return tag;
    })
    .replace(/<link rel="preload" as="script" [^>]*>/g, (tag) =>
      vistos.has(/href="([^"]+)"/.exec(tag)?.[1] ?? '') ? '' : tag,
    );
}

/** Deletes and returns the parts that nothing names any more. The page of an unknown address still names those of the page. */
async function apagarPartes(site: string, novos: ReadonlyMap<string, string>): Promise<string[]> {
  const juntos = new Set(novos.values());
  const textos = [...(await lerTextos(site))].filter(([caminho]) => !juntos.has(basename(caminho)));
  const aindaDita = (parte: string) =>
    textos.some(([caminho, texto]) => basename(caminho) !== parte && texto.includes(`/${parte}`));
  const semQuem = [...novos.keys()].filter((parte) => !aindaDita(parte));
  for (const parte of semQuem) await rm(join(site, CHUNKS, parte));
  return semQuem;
}

async function juntarOSite(): Promise<void> {
  const { antes, depois } = await juntar('out');
  console.log(`${antes} arquivos do começo são agora ${depois}`);
}

if (import.meta.main) juntarOSite();
