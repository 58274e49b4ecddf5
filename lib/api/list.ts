import useSWR from 'swr';
import type { z } from 'zod';
import { type Query, type Resource, read, readList } from './client.ts';

/** What a list asks its server for; the file of the resource says it once. */
export interface ListResource<Linha> {
  recurso: Resource;
  linha: z.ZodType<Linha>;
  /** Sums of the whole result, by the field of their column. */
  totais?: z.ZodType<Record<string, string>>;
  /** What else a write of one changes: read again with it. */
  muda?: readonly Resource[];
}

/** One page; the page shown stays while the next one is on its way. */
export function usePage<Linha>({ recurso, linha }: ListResource<Linha>, consulta: Query) {
  return useSWR([recurso, consulta] as const, () => readList(recurso, linha, { consulta }), { keepPreviousData: true });
}

/** Asked apart from the page: summing everything takes longer than showing twenty-five. */
export function useTotals<Linha>({ recurso, totais }: ListResource<Linha>, filtros: Query) {
  return useSWR(
    totais && ([recurso, 'Totais', filtros] as const),
    () => totais && read(`${recurso}/Totais`, totais, { consulta: filtros }),
    { keepPreviousData: true, revalidateOnFocus: false },
  );
}
