import { createHash } from 'node:crypto';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { runInNewContext } from 'node:vm';

/** Where the built site keeps its code. */
export const CHUNKS = '_next/static/chunks';
const TEXTO = /\.(?:html|js|json|txt)$/;

/** A file of the site's code. */
export interface Chunk {
  nome: string;
  texto: string;
  /** The code of each of its modules, in their order. */
  fabricas: string[];
  /** Each number with its code: several numbers may have the same. */
  modulos: [numero: number, fabrica: string][];
}

/** Every chunk with the numbers and the code of its modules, as it would hand them to the browser's runtime. */
export async function lerChunks(site: string): Promise<Chunk[]> {
  const pasta = join(site, CHUNKS);
  const nomes = (await readdir(pasta)).filter((nome) => nome.endsWith('.js'));
  return Promise.all(
    nomes.map(async (nome) => {
      const texto = await readFile(join(pasta, nome), 'utf8');
      const entregue = texto.startsWith('(globalThis.TURBOPACK') ? entregueAoRuntime(texto) : [];
      return { nome, texto, fabricas: entregue.filter(ehFabrica).map(String), modulos: modulosDe(entregue) };
    }),
  );
}

/** `[number, number, …, code, number, …, code]`: a code may have several numbers. */
function entregueAoRuntime(texto: string): unknown[] {
  const entregues: unknown[] = [];
  runInNewContext(texto, { TURBOPACK: { push: (chunk: unknown[]) => entregues.push(...chunk.slice(1)) } });
  return entregues;
}

const ehFabrica = (parte: unknown) => typeof parte === 'function';

function modulosDe(entregues: readonly unknown[]): Chunk['modulos'] {
  const modulos: Chunk['modulos'] = [];
  let numeros: number[] = [];
  for (const parte of entregues) {
    if (!ehFabrica(parte)) numeros.push(parte as number);
    else {
      const fabrica = String(parte);
      for (const numero of numeros) modulos.push([numero, fabrica]);
      numeros = [];
    }
  }
  return modulos;
}

/** The texts of the site by their path: what may name a chunk. */
export async function lerTextos(site: string): Promise<Map<string, string>> {
  const entradas = await readdir(site, { recursive: true, withFileTypes: true });
  const caminhos = entradas
    .filter((entrada) => entrada.isFile() && TEXTO.test(entrada.name))
    .map(({ parentPath, name }) => join(parentPath, name));
  return new Map(
    await Promise.all(caminhos.map(async (caminho) => [caminho, await readFile(caminho, 'utf8')] as const)),
  );
}

/** Browsers keep a chunk for good, so one that changed takes a new name, and so does each chunk that names it. */
export async function renomear(pasta: string, mudados: string[], porque: string): Promise<void> {
  const textos = await lerTextos(pasta);
  const ehChunk = (caminho: string) => caminho.startsWith(join(pasta, CHUNKS)) && caminho.endsWith('.js');
  const novos = new Map<string, string>();
  const aVer = [...mudados];
  for (let nome = aVer.pop(); nome !== undefined; nome = aVer.pop()) {
    if (novos.has(nome)) continue;
    novos.set(nome, nomeNovo(nome, porque));
    for (const [caminho, texto] of textos) if (ehChunk(caminho) && texto.includes(nome)) aVer.push(basename(caminho));
  }
  const nomes = /[\w~-]+(?:\.[\w~-]+)*\.js/g;
  for (const [caminho, texto] of textos) {
    const novo = texto.replace(nomes, (nome) => novos.get(nome) ?? nome);
    if (novo !== texto) await writeFile(caminho, novo);
    const nomeDele = ehChunk(caminho) && novos.get(basename(caminho));
    if (nomeDele) await rename(caminho, join(pasta, CHUNKS, nomeDele));
  }
}

/** As long as the old one, and with what stands before its last word (`turbopack-`). */
function nomeNovo(nome: string, porque: string): string {
  const resumo = createHash('sha256').update(nome).update(porque).digest('base64url').replaceAll('-', '_');
  return nome.replace(/[\w~-]{13}\.js$/, `${resumo.slice(0, 13).toLowerCase()}.js`);
}
