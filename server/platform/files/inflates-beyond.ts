import { setImmediate as respirar } from 'node:timers/promises';
import { Unzip, UnzipInflate } from 'fflate';

/** Sees the bytes of an entry as they are inflated; what it throws stops the inflating. */
export type Watcher = (pedaco: Uint8Array) => void;

/**
 * Whether a ZIP holds more than `maximo` bytes. Inflates everything once and keeps nothing: the sizes a ZIP declares may be false.
 * `olhar` names who watches an entry meanwhile.
 * @throws {Error} of the library where it cannot be inflated, or of a watcher.
 */
export async function inflatesBeyond(
  bytes: Uint8Array,
  maximo: number,
  olhar: (nome: string) => Watcher | null = () => null,
): Promise<boolean> {
  let inflados = 0;
  let falha: Error | null = null;
  const unzip = new Unzip((entrada) => {
    const ver = olhar(entrada.name);
    entrada.ondata = (erro, pedaco) => {
      falha ??= erro;
      inflados += pedaco?.length ?? 0;
      if (pedaco) ver?.(pedaco);
    };
    entrada.start();
  });
  unzip.register(UnzipInflate);
  for (let de = 0; de < bytes.length; de += PEDACO) {
    unzip.push(bytes.subarray(de, de + PEDACO), de + PEDACO >= bytes.length);
    if (falha) throw falha;
    if (inflados > maximo) return true;
    await respirar();
  }
  return false;
}

/** Small, because a bomb makes a thousand bytes of each. */
const PEDACO = 16 * 1024;
