import useSWR from 'swr';
import type { z } from 'zod';
import { type Consulta, ler, lerLista, type Recurso } from './client.ts';

/** What a list asks its server for; the file of the resource says it once. */
export interface RecursoDeLista<Linha> {
  recurso: Recurso;
  linha: z.ZodType<Linha>;
  /** Sums of the whole result, by the field of their column. */
  totais?: z.ZodType<Record<string, string>>;
  /** What else a write of one changes: read again with it. */
  muda?: readonly Recurso[];
}

/** One page; the page shown stays while the next one is on its way. */
export function usePagina<Linha>({ recurso, linha }: RecursoDeLista<Linha>, consulta: Consulta) {
  return useSWR([recurso, consulta] as const, () => lerLista(recurso, linha, { consulta }), { keepPreviousData: true });
}

/** Asked apart from the page: summing everything takes longer than showing twenty-five. */
export function useTotais<Linha>({ recurso, totais }: RecursoDeLista<Linha>, filtros: Consulta) {
  return useSWR(
    totais && ([recurso, 'Totais', filtros] as const),
    () => totais && ler(`${recurso}/Totais`, totais, { consulta: filtros }),
    { keepPreviousData: true, revalidateOnFocus: false },
  );
}
