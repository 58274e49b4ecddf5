import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

/** Where the built site keeps its code. */
export const CHUNKS = '_next/static/chunks';

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
