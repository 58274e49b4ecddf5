import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CHUNKS, type Chunk, lerChunks } from './chunks.ts';

/**
 * Part of `npm run build`: puts each module of the site in parentheses. V8 then compiles it with its file, beside the page, where it
 * would otherwise only look for its end first and compile it when it is called, while the page waits.
 * @returns the number of modules.
 */
export async function compilarLogo(site: string): Promise<number> {
  const chunks = await lerChunks(site);
  await Promise.all(chunks.map((chunk) => writeFile(join(site, CHUNKS, chunk.nome), entreParenteses(chunk))));
  return chunks.reduce((soma, { fabricas }) => soma + fabricas.length, 0);
}

function entreParenteses({ texto, fabricas }: Chunk): string {
  let feito = '';
  let ate = 0;
  for (const fabrica of fabricas) {
    const inicio = texto.indexOf(fabrica, ate);
    const fim = inicio + fabrica.length;
    const jaEsta = texto[inicio - 1] === '(' && texto[fim] === ')';
    feito += texto.slice(ate, inicio) + (jaEsta ? fabrica : `(${fabrica})`);
    ate = fim;
  }
  return feito + texto.slice(ate);
}

async function compilar(): Promise<void> {
  console.log(`${await compilarLogo('out')} módulos são compilados com o seu arquivo`);
}

if (import.meta.main) compilar();
