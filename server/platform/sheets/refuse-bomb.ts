import { inflatesBeyond } from '#server/platform/files/inflates-beyond.ts';
import { refuseSheet } from './refused-file.ts';
import { rowsOfSheetXml } from './stop-at-limit.ts';

/**
 * Refuses a ZIP that holds more than `maximo` bytes, or a sheet of more rows than an import takes, as soon as it comes to them.
 * @throws {Refusal} 400 with a sentence.
 */
export async function refuseBomb(bytes: Uint8Array, maximo = MAXIMO_INFLADO): Promise<void> {
  if (await inflatesBeyond(bytes, maximo, deFolha)) {
    refuseSheet(`descompactado, o arquivo passa de ${maximo / 1024 / 1024} MB. Divida-o em mais de um.`);
  }
}

const deFolha = (nome: string) => (/(^|\/)worksheets\/[^/]+\.xml$/i.test(nome) ? rowsOfSheetXml() : null);

/** Two hundred thousand rows of twenty columns are some 250 MB. */
const MAXIMO_INFLADO = 400 * 1024 * 1024;
