import useSWR from 'swr';
import type { z } from 'zod';
import { askAhead, takeAhead, useAnswerAtHand } from './ahead.ts';
import { type Query, type Resource, read, readList } from './client.ts';

/** What a list needs to read its resource. The file of the resource defines it once. */
export interface ListResource<Linha> {
  recurso: Resource;
  linha: z.ZodType<Linha>;
  /** Schema of the totals of the whole result, by the field of their column. */
  totais?: z.ZodType<Record<string, string>>;
  /** Milliseconds to the next reading of a page that shows these rows; 0 for none. */
  reler?(linhas: readonly Linha[]): number;
  /** Other resources that a write of this resource changes; they are read again with it. */
  muda?: readonly Resource[];
}

/** Reads a page of a list, again after what `reler` says. The current page stays while the next one loads. */
export function usePage<Linha>(lista: ListResource<Linha>, consulta: Query) {
  const { recurso, reler } = lista;
  const key = keyOfPage(recurso, consulta);
  const fallbackData = useAnswerAtHand<{ itens: Linha[]; total: number }>(key);
  return useSWR([recurso, consulta] as const, () => takeAhead(key, () => readPage(lista, consulta)), {
    keepPreviousData: true,
    ...(reler && { refreshInterval: (pagina?: { itens: Linha[] }) => reler(pagina?.itens ?? []) }),
    ...(fallbackData && { fallbackData }),
  });
}

/** Asks for the page that `usePage` reads first on a screen that is about to open. */
export function askPageAhead<Linha>(lista: ListResource<Linha>, consulta: Query): Promise<void> {
  return askAhead(keyOfPage(lista.recurso, consulta), () => readPage(lista, consulta));
}

const readPage = <Linha>({ recurso, linha }: ListResource<Linha>, consulta: Query) =>
  readList(recurso, linha, { consulta });

const keyOfPage = (recurso: Resource, consulta: Query) => JSON.stringify([recurso, consulta]);

/** Reads every row that a list shows, page by page. */
export async function readAll<Linha>(lista: ListResource<Linha>, consulta: Query): Promise<Linha[]> {
  const lidas: Linha[] = [];
  for (let pagina = 1; ; pagina += 1) {
    const { itens, total } = await readPage(lista, { ...consulta, pagina, tamanho: 200 });
    lidas.push(...itens);
    if (itens.length === 0 || lidas.length >= total) return lidas;
  }
}

/** Reads every row that a list shows, for what is done to all of them; nothing while there is no query. */
export function useAllRows<Linha>(lista: ListResource<Linha>, consulta: Query | null) {
  return useSWR(
    consulta && ([lista.recurso, 'todas', consulta] as const),
    ([, , quais]: readonly [Resource, string, Query]) => readAll(lista, quais),
    { revalidateOnFocus: false },
  );
}

/** Reads the totals of a list, in a separate request: totals take longer than a page of twenty-five rows. */
export function useTotals<Linha>({ recurso, totais }: ListResource<Linha>, filtros: Query) {
  return useSWR(
    totais && ([recurso, 'Totais', filtros] as const),
    () => totais && read(`${recurso}/Totais`, totais, { consulta: filtros }),
    { keepPreviousData: true, revalidateOnFocus: false },
  );
}
