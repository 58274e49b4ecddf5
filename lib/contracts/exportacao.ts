import { z } from 'zod';
import { id } from '#lib/registros/primitivos.ts';

const FORMATOS_EXPORTACAO = ['xlsx', 'csv'] as const;
export type FormatoExportacao = (typeof FORMATOS_EXPORTACAO)[number];
export const formatoExportacao = z.enum(FORMATOS_EXPORTACAO).default('xlsx');

/** As many rows as can be chosen by hand; more are asked for by filter. */
const MAXIMO_IDS = 200;

/**
 * How many rows of an XLSX stand between two sync marks of its compressed stream (`00 00 FF FF`, RFC 1951 with zlib's
 * `Z_SYNC_FLUSH`). Who receives the file can count them, and so say how many rows have come.
 */
export const LINHAS_POR_FATIA = 500;

/** What an export takes besides the list's own search, order and filters: `processoConsulta.omit(SEM_PAGINA).extend(exportacaoDe(…))`. */
export function exportacaoDe(colunas: readonly { campo: string }[]) {
  const campos = z.enum(colunas.map(({ campo }) => campo));
  return {
    formato: formatoExportacao,
    /** Which columns, in which order, comma-separated; all of them when none is named. */
    colunas: separadosPorVirgula(campos, colunas.length),
    /** Only these rows, comma-separated. */
    ids: separadosPorVirgula(id, MAXIMO_IDS),
  };
}

/** The whole result has no page; its sums have no order either. */
export const SEM_PAGINA = { pagina: true, tamanho: true } as const;
export const SEM_ORDEM = { ...SEM_PAGINA, ordem: true } as const;

function separadosPorVirgula(item: z.ZodType<string, string>, maximo: number) {
  return z
    .string()
    .transform((texto) => texto.split(','))
    .pipe(z.array(item).max(maximo))
    .optional();
}
