import { againstRule } from '#server/platform/refusals.ts';
import { inThread, ThreadLimit } from '#server/platform/work/threads.ts';
import type { Paper } from './paper.ts';

/**
 * The PDF of a paper, drawn in a thread: a thousand rows take a second.
 * @throws {Refusal} 422 when it has too many pages to be drawn.
 */
export async function toPdf(papel: Paper): Promise<Buffer> {
  let bytes = Buffer.alloc(0);
  try {
    await inThread<Uint8Array<ArrayBuffer>>({ arquivo: TRABALHO, dados: { papel } }, (pdf) => {
      bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
    });
  } catch (erro) {
    if (erro instanceof ThreadLimit) throw againstRule(GRANDE);
    throw erro;
  }
  return bytes;
}

const TRABALHO = 'server/platform/pdf/pdf-work.ts';
const GRANDE = 'O papel tem páginas demais para ser feito de uma vez.';
