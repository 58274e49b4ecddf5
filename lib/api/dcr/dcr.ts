import useSWR from 'swr';
import { useGravarRegistro } from '#lib/api/platform/cadastro.ts';
import { download, read, readList, write } from '#lib/api/platform/client.ts';
import type { ListResource } from '#lib/api/platform/list.ts';
import {
  atualizacaoDoDcr,
  conferenciaDoDcr,
  type DcrLido,
  type DcrNovo,
  type DcrResumo,
  dcr,
  dcrResumo,
  type InsumosDaDiConsulta,
  insumosDaDi,
  montagemDoDcr,
  type PedidoDePassoDoDcr,
  type ProdutoParaODcr,
  produtoParaODcr,
} from '#lib/contracts/dcr/dcr.ts';
import type { BaseDeCusto } from '#lib/domain/cadastros/importador.ts';
import type { TipoDcr } from '#lib/domain/zfm/dcr.ts';

const RECURSO = '/api/Dcr';

/** The DCR-Es of Meus Processos. */
export const DCRS: ListResource<DcrResumo> = { recurso: RECURSO, linha: dcrResumo };

/** A complete DCR-E. */
export const DCR: ListResource<DcrLido> = { recurso: RECURSO, linha: dcr };

/** A produto, with the fields a DCR-E needs. */
export const PRODUTO: ListResource<ProdutoParaODcr> = { recurso: '/api/Produto', linha: produtoParaODcr };

/** Reads the initial values a DCR-E takes from its produto; null skips the request. */
export function useProdutoDoDcr(id: string | null) {
  return useSWR(id ? (['/api/Produto', id, 'ParaODcr'] as const) : null, () =>
    read(`/api/Produto/${id}`, produtoParaODcr),
  );
}

/** Reads the DCR-Es of a produto, the latest registered first. A DCR-E is compared with them, or follows them. */
export function useDcrsDoProduto(produtoId: string | null) {
  return useSWR(produtoId ? ([RECURSO, 'DoProduto', produtoId] as const) : null, async () => {
    const { itens } = await readList(RECURSO, dcrResumo, {
      consulta: { produtoId, ordem: '-dataRegistro', tamanho: 100 },
    });
    return itens;
  });
}

/** Checks the saved DCR-E: errors that prevent filing, and warnings. */
export function useConferenciaDoDcr({ id, versao }: Pick<DcrLido, 'id' | 'versao'>) {
  return useSWR(
    [RECURSO, 'Conferencia', id, versao] as const,
    () => read(`${RECURSO}/${id}/Conferencia`, conferenciaDoDcr),
    // No deduplication: the data it is checked against is corrected on other screens, and a person who comes back quickly must see
    // the result.
    { keepPreviousData: true, dedupingInterval: 0 },
  );
}

/** Reads what has changed since the DCR-E was made, and its result with the newest data; null skips the request. */
export function useAtualizacaoDoDcr(id: string | null) {
  return useSWR(
    id && ([RECURSO, 'Atualizacao', id] as const),
    () => read(`${RECURSO}/${id}/Atualizacao`, atualizacaoDoDcr),
    {
      dedupingInterval: 0,
      revalidateOnFocus: false,
    },
  );
}

/**
 * Reads the items of an industry's declarations that can supply the cost of a component. The current page stays while the next one
 * loads. Null skips the request.
 */
export function useInsumosDaDi(consulta: InsumosDaDiConsulta | null) {
  return useSWR(
    consulta && ([RECURSO, 'InsumosDaDi', consulta] as const),
    () => read(`${RECURSO}/InsumosDaDi`, insumosDaDi, { consulta: { ...consulta } }),
    { keepPreviousData: true, revalidateOnFocus: false },
  );
}

/** Returns the lines of a structure on a date; nothing is written. */
export function montarDcr(pedido: { produtoId: string; dataBase: string; baseCusto: BaseDeCusto }) {
  return write('POST', `${RECURSO}/Montar`, { ...pedido, estruturaId: null }, montagemDoDcr);
}

/** Writes of DCR-Es. Each write reads the other DCR-Es again: a registered DCR-E closes the one before it. */
export function useGravarDcr() {
  const { relido, relerComoEsta, ...cadastro } = useGravarRegistro<DcrNovo, DcrLido>(DCR);
  const passado = async (id: string, escrita: Promise<DcrLido>): Promise<DcrLido> => {
    try {
      return await relido(await escrita);
    } catch (erro) {
      await relerComoEsta(id);
      throw erro;
    }
  };
  return {
    ...cadastro,
    passar: (id: string, pedido: PedidoDePassoDoDcr) =>
      passado(id, write('POST', `${RECURSO}/${id}/Passo`, pedido, dcr)),
    desfazerPasso: (id: string, versao: number) =>
      passado(id, write('DELETE', `${RECURSO}/${id}/Passo`, { versao }, dcr)),
    copiar: async (id: string, tipo: TipoDcr, atualizar = false) =>
      relido(await write('POST', `${RECURSO}/${id}/Copiar`, { tipo, atualizar }, dcr)),
  };
}

/** Downloads the arquivo de conferência: as generated, or as it would be generated now. */
function arquivoDoDcr(id: string): Promise<Blob> {
  return download(`${RECURSO}/${id}/Arquivo`, {});
}

export function espelhoDoDcr(id: string, memoria: boolean): Promise<Blob> {
  return download(`${RECURSO}/${id}/Espelho`, { consulta: { memoria } });
}

/** Reads the arquivo de conferência for display. */
export function useArquivoDoDcr({ id, versao }: Pick<DcrResumo, 'id' | 'versao'>) {
  return useSWR(
    [RECURSO, 'Arquivo', id, versao] as const,
    async () => {
      const blob = await arquivoDoDcr(id);
      return { blob, bytes: new Uint8Array(await blob.arrayBuffer()) };
    },
    { revalidateOnFocus: false, dedupingInterval: 0 },
  );
}
