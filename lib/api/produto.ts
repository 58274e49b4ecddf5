import useSWR from 'swr';
import { type EstruturaLida, type EstruturaResumo, estrutura, estruturaResumo } from '#lib/contracts/estrutura.ts';
import { linhasLidas } from '#lib/contracts/linhas-lidas.ts';
import { type ProdutoLido, type ProdutoResumo, produto, produtoResumo } from '#lib/contracts/produto.ts';
import { read, readList, uploadFile } from './client.ts';
import type { ListResource } from './list.ts';

export const PRODUTO: ListResource<ProdutoLido> = { recurso: '/api/Produto', linha: produto };

/** The list's rows. What a row that is brought back answers besides is kept: its record is read from the same place. */
export const PRODUTOS: ListResource<ProdutoResumo> = { recurso: '/api/Produto', linha: produtoResumo.loose() };

export const ESTRUTURA: ListResource<EstruturaLida> = { recurso: '/api/Estrutura', linha: estrutura };

/** All the revisions of a product, the newest first; deleted ones where they are asked for. */
export function useRevisoes(produtoId: string, excluidos = false) {
  const consulta = { produtoId, tamanho: MAXIMO_DE_REVISOES, ...(excluidos && { excluidos: 'true' }) };
  return useSWR(['/api/Estrutura', consulta] as const, async () => {
    const { itens } = await readList('/api/Estrutura', estruturaResumo, { consulta });
    return itens;
  });
}

/** Two of them, with all their lines; null asks for neither. */
export function useDuasRevisoes(ids: readonly [string, string] | null) {
  return useSWR(
    ids && (['/api/Estrutura', 'Inteiras', ...ids] as const),
    () => Promise.all((ids ?? []).map((id) => read(`/api/Estrutura/${id}`, estrutura))),
    { keepPreviousData: true },
  );
}

export type Revisao = EstruturaResumo;

/** What a sheet would put into the grid of a structure; nothing is written. */
export function lerLinhasDaEstrutura(arquivo: File) {
  return uploadFile('/api/Estrutura/LerLinhas', arquivo, linhasLidas);
}

/** As many as a page of a list takes; a product has a few. */
const MAXIMO_DE_REVISOES = 200;
