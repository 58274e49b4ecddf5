import { createWriteStream } from 'node:fs';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createInflateRaw } from 'node:zlib';
import type { ZipEntry } from './zip-entries.ts';
import type { ByteSource } from './zip-source.ts';

/** A ZIP that stands inside of another: read in its place, or from the file it was inflated to. */
export type InnerZip = { fonte: ByteSource } | { caminho: string; tamanho: number } | { recusa: string };

/**
 * Makes the bytes of an entry readable from the middle, as the directory of a ZIP needs it. A stored entry is read where it stands; a
 * deflated one is inflated to `caminho`, a piece at a time. Of more than `maximo` inflated bytes it is refused, whatever size it
 * declares.
 */
export async function innerZip(
  { cifrada, metodo, fatia }: ZipEntry,
  { caminho, maximo, grandeDemais }: { caminho: string; maximo: number; grandeDemais: string },
): Promise<InnerZip> {
  if (cifrada) return { recusa: 'Está protegido por senha: envie um ZIP sem senha.' };
  if (metodo !== GUARDADO && metodo !== DEFLATE) {
    return { recusa: 'Foi compactado de um jeito que não é lido: use o ZIP comum.' };
  }
  const comprimida = await fatia();
  if (comprimida === null) return { recusa: ESTRAGADO };
  if (metodo === GUARDADO) return { fonte: comprimida };
  if (comprimida.tamanho > maximo * 1.01 + 1024) return { recusa: grandeDemais };
  let tamanho = 0;
  const medir = new Transform({
    transform(pedaco: Uint8Array, _, seguir) {
      tamanho += pedaco.length;
      seguir(tamanho > maximo ? new DeMais() : null, pedaco);
    },
  });
  try {
    await pipeline(
      pedacosDe(comprimida),
      createInflateRaw({ chunkSize: PEDACO }),
      medir,
      createWriteStream(caminho, { mode: 0o600 }),
    );
    return { caminho, tamanho };
  } catch (erro) {
    if (erro instanceof DeMais) return { recusa: grandeDemais };
    if (/^Z_/.test((erro as NodeJS.ErrnoException).code ?? '')) return { recusa: ESTRAGADO };
    throw erro;
  }
}

class DeMais extends Error {}

function pedacosDe(fonte: ByteSource): Readable {
  return Readable.from(
    (async function* () {
      for (let de = 0; de < fonte.tamanho; de += PEDACO) yield await fonte.ler(de, PEDACO);
    })(),
  );
}

const ESTRAGADO = 'O ZIP está estragado nesta parte.';
const GUARDADO = 0;
const DEFLATE = 8;
const PEDACO = 1024 * 1024;
