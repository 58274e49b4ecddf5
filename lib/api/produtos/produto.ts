import useSWR from 'swr';
import { read, readList } from '#lib/api/platform/client.ts';
import type { ListResource } from '#lib/api/platform/list.ts';
import {
  contratoDeEstrutura,
  type EstruturaLida,
  type EstruturaResumo,
  estruturaResumo,
} from '#lib/registros/estrutura.ts';
import { contratoDeProduto, type ProdutoLido, type ProdutoResumo, produtoResumo } from '#lib/registros/produto.ts';

export const PRODUTO: ListResource<ProdutoLido> = { recurso: '/api/Produto', linha: contratoDeProduto.lido };

/** Rows of the list. The schema keeps extra fields: a restore answers with the whole record, which is cached for its page. */
export const PRODUTOS: ListResource<ProdutoResumo> = { recurso: '/api/Produto', linha: produtoResumo.loose() };

export const ESTRUTURA: ListResource<EstruturaLida> = { recurso: '/api/Estrutura', linha: contratoDeEstrutura.lido };

/** Reads all revisions of a produto, newest first; deleted ones only on request. */
export function useRevisoes(produtoId: string, excluidos = false) {
  const consulta = { produtoId, tamanho: MAXIMO_DE_REVISOES, ...(excluidos && { excluidos: 'true' }) };
  return useSWR(['/api/Estrutura', consulta] as const, async () => {
    const { itens } = await readList('/api/Estrutura', estruturaResumo, { consulta });
    return itens;
  });
}

/** Reads two revisions with all their lines; null skips the request. */
export function useDuasRevisoes(ids: readonly [string, string] | null) {
  return useSWR(
    ids && (['/api/Estrutura', 'Inteiras', ...ids] as const),
    () => Promise.all((ids ?? []).map((id) => read(`/api/Estrutura/${id}`, contratoDeEstrutura.lido))),
    { keepPreviousData: true },
  );
}

export type Revisao = EstruturaResumo;

/** The maximum page size of a list; a produto has only a few revisions. */
const MAXIMO_DE_REVISOES = 200;
