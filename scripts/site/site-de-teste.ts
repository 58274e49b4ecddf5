import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHUNKS } from './chunks.ts';

/** Writes the chunks of a built site, and its page where one is given, to a new folder. */
export async function gravarSite(chunks: Readonly<Record<string, string>>, pagina?: string): Promise<string> {
  const pasta = await mkdtemp(join(tmpdir(), 'cais-site-'));
  await mkdir(join(pasta, CHUNKS), { recursive: true });
  for (const [nome, texto] of Object.entries(chunks)) await writeFile(join(pasta, CHUNKS, nome), texto);
  if (pagina !== undefined) await writeFile(join(pasta, 'index.html'), pagina);
  return pasta;
}

/** A name as long as those of Turbopack. */
export const nomeDeChunk = (letra: string) => `${letra.repeat(13)}.js`;

/** A chunk as Turbopack writes it: its modules by number, each with the code between `e=>{` and `}`. */
export const chunk = (modulos: Readonly<Record<number, string>>) =>
  `(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(["object"==typeof document?document.currentScript:void 0,${Object.entries(
    modulos,
  )
    .map(([numero, corpo]) => `${numero},e=>{${corpo}}`)
    .join(',')}]);`;

/** The code of an `import()` of a module: it loads these chunks before. */
export const carregar = (modulo: number, ...nomes: string[]) =>
  nomes.length === 0
    ? `e.v(t=>Promise.resolve().then(()=>t(${modulo})))`
    : `e.v(t=>Promise.all(${JSON.stringify(nomes.map((nome) => `static/chunks/${nome}`))}.map(t=>e.l(t))).then(()=>t(${modulo})))`;
