import { z } from 'zod';
import { id } from '#lib/registros/primitivos.ts';

const FORMATOS_EXPORTACAO = ['xlsx', 'csv'] as const;
export type FormatoExportacao = (typeof FORMATOS_EXPORTACAO)[number];
export const formatoExportacao = z.enum(FORMATOS_EXPORTACAO).default('xlsx');

/** Limit of rows chosen by hand; larger exports go by filter. */
const MAXIMO_IDS = 200;

/**
 * Rows of an XLSX between two sync marks of its compressed stream (`00 00 FF FF`, RFC 1951 with zlib's `Z_SYNC_FLUSH`). The
 * receiver counts the marks and so knows how many rows have arrived.
 */
export const LINHAS_POR_FATIA = 500;

/**
 * Fields of an export besides the search, order and filters of the list:
 * `processoConsulta.omit(SEM_PAGINA).extend(exportacaoDe(…))`.
 */
export function exportacaoDe(colunas: readonly { campo: string }[]) {
  const campos = z.enum(colunas.map(({ campo }) => campo));
  return {
    formato: formatoExportacao,
    /** Columns in their order, comma-separated; all columns when absent. */
    colunas: separadosPorVirgula(campos, colunas.length),
    /** Ids of the only rows to export, comma-separated. */
    ids: separadosPorVirgula(id, MAXIMO_IDS),
    filtros: filtrosPorExtenso,
  };
}

/**
 * The filters as the screen words them, by their parameter, in JSON: `{"situacao":["Situação","Em trânsito"]}`. An XLSX states
 * them. A filter without words is stated all the same, by its parameter.
 */
export const filtrosPorExtenso = z
  .string()
  .max(8000)
  .transform((texto, contexto) => {
    try {
      return JSON.parse(texto) as unknown;
    } catch {
      contexto.addIssue({ code: 'custom', message: 'Os filtros por extenso não estão em JSON.' });
      return z.NEVER;
    }
  })
  .pipe(z.record(z.string(), z.tuple([z.string().max(80), z.string().max(300)])))
  .optional();

export type FiltrosPorExtenso = NonNullable<z.output<typeof filtrosPorExtenso>>;

/** Omitted fields: an export of the whole result has no page; its sums have no order either. */
export const SEM_PAGINA = { pagina: true, tamanho: true } as const;
export const SEM_ORDEM = { ...SEM_PAGINA, ordem: true } as const;

function separadosPorVirgula(item: z.ZodType<string, string>, maximo: number) {
  return z
    .string()
    .transform((texto) => texto.split(','))
    .pipe(z.array(item).max(maximo))
    .optional();
}
