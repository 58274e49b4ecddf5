import { setImmediate as respirar } from 'node:timers/promises';
import { Unzip, UnzipInflate } from 'fflate';
import { recusarPlanilha } from './arquivo-recusado.ts';

/**
 * Refuses a ZIP that holds more than `maximo` bytes. Inflates everything once and keeps nothing: what a ZIP says of its own sizes
 * need not be true.
 * @throws {Recusa} 400 with a sentence.
 */
export async function recusarBomba(bytes: Uint8Array, maximo = MAXIMO_INFLADO): Promise<void> {
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
    if (inflados > maximo) {
      recusarPlanilha(`descompactado, o arquivo passa de ${maximo / 1024 / 1024} MB. Divida-o em mais de um.`);
    }
    await respirar();
  }
}

/** Small: a bomb makes a thousand bytes of each. */
const PEDACO = 16 * 1024;
/** Two hundred thousand rows of twenty columns are some 250 MB. */
const MAXIMO_INFLADO = 400 * 1024 * 1024;
