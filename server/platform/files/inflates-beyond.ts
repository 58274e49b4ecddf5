import { setImmediate as respirar } from 'node:timers/promises';
import { Unzip, UnzipInflate } from 'fflate';

/**
 * Whether a ZIP holds more than `maximo` bytes. Inflates everything once and keeps nothing: the sizes a ZIP declares may be false.
 * @throws {Error} of the library where it cannot be inflated.
 */
export async function inflatesBeyond(bytes: Uint8Array, maximo: number): Promise<boolean> {
  let inflados = 0;
  let falha: Error | null = null;
  const unzip = new Unzip((entrada) => {
    entrada.ondata = (erro, pedaco) => {
      falha ??= erro;
      inflados += pedaco?.length ?? 0;
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
