import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import type { EntradaDoZip } from './zip-entries.ts';

/** With how many bytes it took to find out: those of a file that is then refused count, or a bomb of them would be free. */
export type Inflada = ({ bytes: Uint8Array } | { recusa: string }) & { inflou: number };

/** A file of a ZIP, inflated, or the sentence that says why it has no bytes; `grandeDemais` of one with more than `maximo`. */
export async function inflarEntrada(
  { cifrada, metodo, comprimida }: EntradaDoZip,
  { maximo, grandeDemais }: { maximo: number; grandeDemais: string },
): Promise<Inflada> {
  const recusada = (recusa: string, inflou = 0): Inflada => ({ recusa, inflou });
  if (cifrada) return recusada('Está protegido por senha: envie um ZIP sem senha.');
  if (comprimida === null) return recusada(ESTRAGADA);
  if (metodo === GUARDADO) {
    return comprimida.length > maximo ? recusada(grandeDemais) : { bytes: comprimida, inflou: comprimida.length };
  }
  if (metodo !== DEFLATE) return recusada('Foi compactado de um jeito que não é lido: use o ZIP comum.');
  try {
    const bytes = await inflarComLimite(comprimida, { maxOutputLength: maximo });
    return { bytes, inflou: bytes.length };
  } catch (erro) {
    const passou = (erro as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    return recusada(passou ? grandeDemais : ESTRAGADA, maximo);
  }
}

const ESTRAGADA = 'O ZIP está estragado nesta parte.';
const GUARDADO = 0;
const DEFLATE = 8;

const inflarComLimite = promisify(inflateRaw);
