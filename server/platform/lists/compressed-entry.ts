import { constants, deflateRawSync } from 'node:zlib';
import { ZipPassThrough } from 'fflate';

/**
 * A ZIP entry whose pieces are compressed one by one, each ending in a sync mark (lib/contracts/platform/exportacao.ts): pieces that end
 * on a byte make one valid DEFLATE stream. zlib takes a quarter of the time fflate's own compressor does (`npm run bench -- lista`), on the
 * thread that answers everybody.
 */
export class CompressedEntry extends ZipPassThrough {
  override compression = 8;

  override process(pedaco: Uint8Array, fim: boolean): void {
    const finishFlush = fim ? constants.Z_FINISH : constants.Z_SYNC_FLUSH;
    this.ondata(null, new Uint8Array(deflateRawSync(pedaco, { level: COMPRESSION_LEVEL, finishFlush })), fim);
  }
}

export const COMPRESSION_LEVEL = 4;
