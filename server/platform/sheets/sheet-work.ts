import { readFile } from 'node:fs/promises';
import { Refusal } from '#server/platform/refusals.ts';
import { handOver, type InThread } from '#server/platform/work/threads.ts';
import { readCsv } from './read-csv.ts';
import type { SheetRead } from './read-file.ts';
import { readXlsx } from './read-xlsx.ts';
import { trimSheet } from './trim-sheet.ts';

/** What the thread writes: a sheet begins, rows of it, or the reason of a refusal. */
export type Handover = { folha: string } | { linhas: SheetRead['linhas'] } | { recusada: string };

export interface SheetToRead {
  tipo: 'XLSX' | 'CSV';
  /** Bytes, or the path of a file of this disk. */
  conteudo: Uint8Array | string;
}

/** Reads a sheet in a thread. All rows at once would block the receiver. */
export async function work({ tipo, conteudo, porta }: SheetToRead & InThread): Promise<void> {
  try {
    const bytes = typeof conteudo === 'string' ? await readFile(conteudo) : conteudo;
    const folhas = tipo === 'XLSX' ? await readXlsx(bytes) : await readCsv(bytes);
    for (const { nome, linhas } of folhas.map(trimSheet)) {
      await handOver(porta, { folha: nome } satisfies Handover);
      for (let de = 0; de < linhas.length; de += LINHAS_POR_VEZ)
        await handOver(porta, { linhas: linhas.slice(de, de + LINHAS_POR_VEZ) } satisfies Handover);
    }
  } catch (erro) {
    if (!(erro instanceof Refusal)) throw erro;
    await handOver(porta, { recusada: erro.message } satisfies Handover);
  } finally {
    porta.close();
  }
}

const LINHAS_POR_VEZ = 1000;
