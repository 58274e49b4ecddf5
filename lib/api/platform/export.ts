import { type FormatoExportacao, LINHAS_POR_FATIA } from '#lib/contracts/platform/exportacao.ts';
import { download, type Query, type Resource } from './client.ts';

/** Progress of an export: rows received, and rows in total. */
export interface ExportProgress {
  linhas: number;
  total: number;
}

interface Exportacao {
  recurso: Resource;
  formato: FormatoExportacao;
  consulta: Query;
  signal?: AbortSignal;
  aoProgredir?: (andamento: ExportProgress) => void;
}

/** Exports the whole result of a list as a file. */
export function exportList({ recurso, formato, consulta, signal, aoProgredir }: Exportacao): Promise<Blob> {
  const contar = rowCounter(formato);
  return download(`${recurso}/Exportar`, {
    consulta: { ...consulta, formato },
    signal,
    aoReceber: (pedaco, total) => aoProgredir?.({ linhas: Math.min(contar(pedaco), total), total }),
  });
}

/**
 * Counts the rows received from the bytes of the file. Records of a CSV end in CRLF, and slices of an XLSX in a sync mark.
 * Compressed bytes contain that mark by chance once in four thousand million: good enough for a progress bar.
 */
export function rowCounter(formato: FormatoExportacao): (pedaco: Uint8Array) => number {
  const { marca, mascara, linhas, antes } = MARCAS[formato];
  let janela = -1;
  let marcas = 0;
  return (pedaco) => {
    for (const byte of pedaco) {
      janela = ((janela << 8) | byte) & mascara;
      if (janela === marca) marcas += 1;
    }
    return Math.max(0, marcas - antes) * linhas;
  };
}

/** `marca` is the last bytes as a number; `antes` is the number of marks before the first row. */
const MARCAS: Record<FormatoExportacao, { marca: number; mascara: number; linhas: number; antes: number }> = {
  csv: { marca: 0x0d0a, mascara: 0xffff, linhas: 1, antes: 1 },
  xlsx: { marca: 0x0000ffff, mascara: -1, linhas: LINHAS_POR_FATIA, antes: 0 },
};
