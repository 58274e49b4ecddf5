import useSWR, { useSWRConfig } from 'swr';
import { z } from 'zod';
import {
  type AtoEmProdutos,
  listaDoCatalogo,
  type PreparoDeProdutos,
  type ProdutoNoPortal,
  type ProdutoNoPortalNovo,
  type ProdutoNoPortalResumo,
  type ProdutosPreparados,
  produtoNoPortal,
  produtoNoPortalResumo,
  produtosPreparados,
} from '#lib/contracts/catalogo-de-produtos.ts';
import { type ResultadoDeVarios, resultadoDeVarios } from '#lib/contracts/varios.ts';
import { read, write } from './client.ts';
import type { ListResource } from './list.ts';
import { intervaloDasEsperas } from './portal-intervalo.ts';

const PRODUTOS = '/api/PortalUnico/Produto';
const LISTAS = '/api/PortalUnico/Catalogo';

/** The list of the catalogue of products. */
export const PRODUTOS_NO_PORTAL: ListResource<ProdutoNoPortalResumo> = {
  recurso: PRODUTOS,
  linha: produtoNoPortalResumo,
};

/** A product, read again while the Portal is being asked about it. */
export function useProdutoNoPortal(id: string) {
  return useSWR([PRODUTOS, id] as const, () => read(`${PRODUTOS}/${id}`, produtoNoPortal), {
    refreshInterval: (produto) => intervaloDasEsperas([produto?.proximaEm]),
  });
}

/** The Portal's lists of products and what the comparison came to, read again while one is due. */
export function useListasDoCatalogo() {
  const { mutate } = useSWRConfig();
  return useSWR(LISTAS, () => read(LISTAS, listaDoCatalogo.array()), {
    refreshInterval: (listas) => intervaloDasEsperas(listas?.map(({ proximaEm }) => proximaEm)),
    // The comparison of each product stands in the list.
    onSuccess: () => void mutate(daLista),
  });
}

export function useAtosDoCatalogo() {
  const { mutate } = useSWRConfig();
  const reler = () =>
    mutate((chave) => Array.isArray(chave) && (chave[0] === PRODUTOS || chave[0] === '/api/Historico'));
  const gravado = async (produto: ProdutoNoPortal): Promise<ProdutoNoPortal> => {
    await mutate([PRODUTOS, produto.id], produto, { revalidate: false });
    await mutate((chave) => daLista(chave) || (Array.isArray(chave) && chave[0] === '/api/Historico'));
    return produto;
  };
  return {
    async preparar(preparo: PreparoDeProdutos): Promise<ProdutosPreparados> {
      const feito = await write('POST', `${PRODUTOS}/Preparar`, preparo, produtosPreparados);
      await Promise.all([reler(), mutate(LISTAS)]);
      return feito;
    },
    async agir(produtos: AtoEmProdutos['produtos'], ato: AtoEmProdutos['ato']): Promise<ResultadoDeVarios> {
      try {
        return await write('POST', `${PRODUTOS}/EmVarios`, { produtos, ato }, resultadoDeVarios, { timeout: false });
      } finally {
        await reler();
      }
    },
    alterar: async (id: string, versao: number, valores: ProdutoNoPortalNovo) =>
      gravado(await write('PUT', PRODUTOS, { id, versao, ...valores }, produtoNoPortal)),
    devolver: async (id: string, versao: number, motivo: string) =>
      gravado(await write('POST', `${PRODUTOS}/${id}/Devolver`, { versao, motivo }, produtoNoPortal)),
    /** `codigo` is null when the product is not in the Portal. */
    achado: async (id: string, versao: number, codigo: string | null) =>
      gravado(await write('POST', `${PRODUTOS}/${id}/Achado`, { versao, codigo }, produtoNoPortal)),
    async pedirLista(credencialId: string, importadorId: string): Promise<void> {
      await write('POST', LISTAS, { credencialId, importadorId }, z.object({ id: z.string() }));
      await mutate(LISTAS);
    },
  };
}

const daLista = (chave: unknown) => Array.isArray(chave) && chave[0] === PRODUTOS && typeof chave[1] === 'object';
