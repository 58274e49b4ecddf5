import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import type { ZipEntry } from './zip-entries.ts';

/** How many bytes were inflated, also of a file that is then refused: they count against the limit of a bomb. */
export type Inflated = ({ bytes: Uint8Array } | { recusa: string }) & { inflou: number };

/** Inflates a file of a ZIP, or answers the sentence that refuses it; `grandeDemais` when it has more than `maximo` bytes. */
export async function inflateEntry(
  { cifrada, metodo, tamanho, comprimida: ler }: ZipEntry,
  { maximo, grandeDemais }: { maximo: number; grandeDemais: string },
): Promise<Inflated> {
  const recusada = (recusa: string, inflou = 0): Inflated => ({ recusa, inflou });
  if (cifrada) return recusada('Está protegido por senha: envie um ZIP sem senha.');
  // What does not shrink is stored in blocks, a little larger than it was.
  if (tamanho > maximo * 1.01 + 1024) return recusada(grandeDemais);
  const comprimida = await ler();
  if (comprimida === null) return recusada(ESTRAGADA);
  if (metodo === GUARDADO) {
    return comprimida.length > maximo ? recusada(grandeDemais) : { bytes: comprimida, inflou: comprimida.length };
  }
  if (metodo !== DEFLATE) return recusada('Foi compactado de um jeito que não é lido: use o ZIP comum.');
  try {
    const bytes = await inflarComLimite(comprimida, { maxOutputLength: maximo, chunkSize: pedacoPara(comprimida) });
    return { bytes, inflou: bytes.length };
  } catch (erro) {
    const passou = (erro as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    return recusada(passou ? grandeDemais : ESTRAGADA, maximo);
  }
}

/** A bomb comes out in thousands of pieces of the default size, each with a turn of the thread pool. */
const pedacoPara = ({ length }: Uint8Array) => Math.min(MAIOR_PEDACO, Math.max(MENOR_PEDACO, length * 4));

const ESTRAGADA = 'O ZIP está estragado nesta parte.';
const MENOR_PEDACO = 16 * 1024;
const MAIOR_PEDACO = 1024 * 1024;
const GUARDADO = 0;
const DEFLATE = 8;

const inflarComLimite = promisify(inflateRaw);
