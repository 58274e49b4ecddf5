import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { CHUNKS, type Chunk, lerChunks, renomear } from './chunks.ts';

const CARREGADOR =
  /^(\w+)=>\{\1\.v\((\w+)=>Promise\.(?:resolve\(\)|all\((\[[^\]]*\])\.map\((\w+)=>\1\.l\(\4\)\)\))\.then\(\(\)=>\2\((\d+)\)\)\)\}$/;

/**
 * Part of `npm run build`: gives each `import()` of the site one list of files, whatever screen asks for it, and renames what changed
 * by it. Turbopack writes a list for each way that leads to an import, without the modules which that way has loaded already, but all
 * under one number, of which the browser keeps the first (https://github.com/vercel/next.js/issues/98099). A way that is still loading
 * then answers for another, and the import fails: "the module factory is not available".
 * @returns the number of imports that had several lists.
 */
export async function unirCarregadores(pasta: string): Promise<number> {
  const chunks = await lerChunks(pasta);
  const listas = listasQueDiferem(chunks);
  if (listas.size === 0) return 0;
  const mudados = new Map<string, string>();
  for (const { nome, texto, modulos } of chunks) {
    const novo = modulos.reduce((ate, [numero, fabrica]) => trocar(ate, numero, fabrica, listas.get(numero)), texto);
    if (novo !== texto) mudados.set(nome, novo);
  }
  for (const [nome, texto] of mudados) await writeFile(join(pasta, CHUNKS, nome), texto);
  await renomear(pasta, [...mudados.keys()], JSON.stringify([...listas]));
  return listas.size;
}

/** The list of files for each import that has more than one. */
function listasQueDiferem(chunks: readonly Chunk[]): Map<number, string[]> {
  const modulosDoChunk = new Map(chunks.map(({ nome, modulos }) => [nome, modulos.map(([numero]) => numero)]));
  const listas = new Map<number, Map<string, string[]>>();
  for (const [numero, fabrica] of chunks.flatMap(({ modulos }) => modulos)) {
    const arquivos = arquivosDe(fabrica);
    if (arquivos)
      listas.set(numero, (listas.get(numero) ?? new Map<string, string[]>()).set(arquivos.toSorted().join(), arquivos));
  }
  return new Map(
    [...listas]
      .filter(([, formas]) => formas.size > 1)
      .map(([numero, formas]) => [numero, listaParaTodos([...formas.values()], modulosDoChunk)]),
  );
}

function arquivosDe(fabrica: string): string[] | null {
  const lido = CARREGADOR.exec(fabrica);
  return lido && JSON.parse(lido[3] ?? '[]');
}

/** The longest list, and of the others each file that brings a module which is not there yet. */
function listaParaTodos(formas: string[][], modulosDoChunk: ReadonlyMap<string, number[]>): string[] {
  const trazidos = (arquivo: string): (number | string)[] => modulosDoChunk.get(basename(arquivo)) ?? [arquivo];
  const quantos = (arquivos: string[]) => new Set(arquivos.flatMap(trazidos)).size;
  const [maior = [], ...outras] = formas.toSorted((forma, outra) => quantos(outra) - quantos(forma));
  const lista = [...maior];
  const presentes = new Set(maior.flatMap(trazidos));
  for (const arquivo of outras.flat()) {
    const traz = trazidos(arquivo);
    if (traz.every((modulo) => presentes.has(modulo))) continue;
    lista.push(arquivo);
    for (const modulo of traz) presentes.add(modulo);
  }
  return lista;
}

function trocar(texto: string, numero: number, fabrica: string, lista: string[] | undefined): string {
  const modulo = CARREGADOR.exec(fabrica)?.[5];
  if (!lista || !modulo) return texto;
  const nova = `s=>{s.v(t=>Promise.all(${JSON.stringify(lista)}.map(t=>s.l(t))).then(()=>t(${modulo})))}`;
  return texto.replace(`${numero},${fabrica}`, () => `${numero},${nova}`);
}

async function unir(): Promise<void> {
  const quantos = await unirCarregadores('out');
  console.log(`${quantos} import() tinham mais de uma lista de arquivos, e agora têm uma`);
}

if (import.meta.main) unir();
