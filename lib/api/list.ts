import useSWR from 'swr';
import type { z } from 'zod';
import { askAhead, takeAhead, useAnswerAtHand } from './ahead.ts';
import { type Query, type Resource, read, readList } from './client.ts';
import { intervaloDasEsperas } from './portal-intervalo.ts';

/** What a list needs to read its resource. The file of the resource defines it once. */
export interface ListResource<Linha> {
  recurso: Resource;
  linha: z.ZodType<Linha>;
  /** Schema of the totals of the whole result, by the field of their column. */
  totais?: z.ZodType<Record<string, string>>;
  /** When what a row waits for is due: the page is read again until no row waits. */
  espera?(linha: Linha): string | null;
  /** Other resources that a write of this resource changes; they are read again with it. */
  muda?: readonly Resource[];
}

/** Reads a page of a list, again while a row waits. The current page stays while the next one loads. */
export function usePage<Linha>(lista: ListResource<Linha>, consulta: Query) {
  const { recurso, espera } = lista;
  const key = keyOfPage(recurso, consulta);
  const fallbackData = useAnswerAtHand<{ itens: Linha[]; total: number }>(key);
  return useSWR([recurso, consulta] as const, () => takeAhead(key, () => readPage(lista, consulta)), {
    keepPreviousData: true,
    ...(espera && {
      refreshInterval: (pagina?: { itens: Linha[] }) => intervaloDasEsperas(pagina?.itens.map(espera)),
    }),
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
