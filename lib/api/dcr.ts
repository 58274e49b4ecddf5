import useSWR from 'swr';
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
} from '#lib/contracts/dcr.ts';
import type { BaseDeCusto } from '#lib/domain/cadastros/importador.ts';
import type { TipoDcr } from '#lib/domain/zfm/dcr.ts';
import { useGravarRegistro } from './cadastro.ts';
import { download, read, readList, write } from './client.ts';
import type { ListResource } from './list.ts';

const RECURSO = '/api/Dcr';

/** Meus Processos. */
export const DCRS: ListResource<DcrResumo> = { recurso: RECURSO, linha: dcrResumo };

/** One DCR-E, as it is read whole. */
export const DCR: ListResource<DcrLido> = { recurso: RECURSO, linha: dcr };

/** A product, as much of it as a DCR-E asks for. */
export const PRODUTO: ListResource<ProdutoParaODcr> = { recurso: '/api/Produto', linha: produtoParaODcr };

/** What a DCR-E begins with of its product; null asks for none. */
export function useProdutoDoDcr(id: string | null) {
  return useSWR(id ? (['/api/Produto', id, 'ParaODcr'] as const) : null, () =>
    read(`/api/Produto/${id}`, produtoParaODcr),
  );
}

/** The DCR-Es of a product, the latest registered first: what one is compared with, or follows. */
export function useDcrsDoProduto(produtoId: string | null) {
  return useSWR(produtoId ? ([RECURSO, 'DoProduto', produtoId] as const) : null, async () => {
    const { itens } = await readList(RECURSO, dcrResumo, {
      consulta: { produtoId, ordem: '-dataRegistro', tamanho: 100 },
    });
    return itens;
  });
}

/** What keeps it from being filed and what is to be looked at, as it is saved. */
export function useConferenciaDoDcr({ id, versao }: Pick<DcrLido, 'id' | 'versao'>) {
  return useSWR(
    [RECURSO, 'Conferencia', id, versao] as const,
    () => read(`${RECURSO}/${id}/Conferencia`, conferenciaDoDcr),
    // What it is checked against is mended on other screens: whoever comes back from one sees it, however quick they were.
    { keepPreviousData: true, dedupingInterval: 0 },
  );
}

/** What changed since it was made, and what it would come to with what is newest; null asks for none. */
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

/** What of an industry's declarations a component can be costed by; the page shown stays while the next is on its way. Null asks for none. */
export function useInsumosDaDi(consulta: InsumosDaDiConsulta | null) {
  return useSWR(
    consulta && ([RECURSO, 'InsumosDaDi', consulta] as const),
    () => read(`${RECURSO}/InsumosDaDi`, insumosDaDi, { consulta: { ...consulta } }),
    { keepPreviousData: true, revalidateOnFocus: false },
  );
}

/** The lines a structure gives on a day; nothing is written. */
export function montarDcr(pedido: { produtoId: string; dataBase: string; baseCusto: BaseDeCusto }) {
  return write('POST', `${RECURSO}/Montar`, { ...pedido, estruturaId: null }, montagemDoDcr);
}

/** The writes of DCR-Es. What else was read of them is read again: one that is registered closes the one before it. */
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

/** The arquivo de conferência: as it was made, or as it would be now. */
function arquivoDoDcr(id: string): Promise<Blob> {
  return download(`${RECURSO}/${id}/Arquivo`, {});
}

export function espelhoDoDcr(id: string, memoria: boolean): Promise<Blob> {
  return download(`${RECURSO}/${id}/Espelho`, { consulta: { memoria } });
}

/** The same to be looked at. */
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
