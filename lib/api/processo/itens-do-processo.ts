import { type ScopedMutator, useSWRConfig } from 'swr';
import { useGravarRegistro, useRegistro } from '#lib/api/platform/cadastro.ts';
import { read } from '#lib/api/platform/client.ts';
import type { ListResource } from '#lib/api/platform/list.ts';
import {
  type ItensDoProcesso,
  type ItensDoProcessoLidos,
  itensDoProcesso,
} from '#lib/contracts/processo/itens-do-processo.ts';

/** Goods and planned adições of a processo, under the id of the processo. */
const ITENS_DO_PROCESSO: ListResource<ItensDoProcessoLidos> = {
  recurso: '/api/ItensDoProcesso',
  linha: itensDoProcesso,
};

/** Reads the goods and planned adições of a processo; null skips the request. */
export function useItensDoProcesso(processoId: string | null) {
  return useRegistro(ITENS_DO_PROCESSO, processoId);
}

/**
 * Reads them again after an act that writes them, whether or not a part of the page shows them. The act is done: where they cannot be
 * read now, the part that shows them reads them.
 */
export async function relerItensDoProcesso(mutate: ScopedMutator, processoId: string): Promise<void> {
  const { recurso, linha } = ITENS_DO_PROCESSO;
  const lidos = await read(`${recurso}/${processoId}`, linha).catch(() => undefined);
  await mutate([recurso, processoId], lidos, { revalidate: lidos === undefined });
}

/** Writes the goods of a processo. The balances of the orders and the currencies of the processo are read again. */
export function useGravarItensDoProcesso() {
  const { mutate } = useSWRConfig();
  const { alterar } = useGravarRegistro<ItensDoProcesso, ItensDoProcessoLidos>(ITENS_DO_PROCESSO);
  return async (id: string, versao: number, valores: ItensDoProcesso) => {
    const gravado = await alterar(id, versao, valores);
    await mutate((chave) => {
      if (chave === `/api/Processo/${id}/Cambio`) return true;
      return Array.isArray(chave) && DE_PEDIDOS.has(chave[0]);
    });
    return gravado;
  };
}

const DE_PEDIDOS = new Set(['/api/PurchaseOrder', '/api/PurchaseOrderItem']);
