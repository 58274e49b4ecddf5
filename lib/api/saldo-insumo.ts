import useSWR, { useSWRConfig } from 'swr';
import type { z } from 'zod';
import type { FormatoExportacao } from '#lib/contracts/exportacao.ts';
import {
  type AgrupamentoDeInsumo,
  grupoDeInsumos,
  type LoteInteiro,
  type LoteLido,
  loteDeInsumo,
  loteInteiro,
  type PedidoDeAjuste,
  type PedidoDeDevolucao,
  type PedidoDeEstorno,
  saldoInsumoTotais,
} from '#lib/contracts/saldo-insumo.ts';
import { useGravarRegistro, useRegistro } from './cadastro.ts';
import { download, type Query, read, readList, write } from './client.ts';
import type { ListResource } from './list.ts';

const RECURSO = '/api/SaldoInsumo';

/** The stock, an item of a declaration a row. */
export const LOTES_DE_INSUMO: ListResource<LoteLido> = {
  recurso: RECURSO,
  linha: loteDeInsumo,
  totais: saldoInsumoTotais as z.ZodType<Record<string, string>>,
};

const LOTE: ListResource<LoteInteiro> = { recurso: RECURSO, linha: loteInteiro };

/** One lote with all its movements. */
export function useLoteDeInsumo(id: string) {
  return useRegistro(LOTE, id);
}

/** The same, asked for once. */
export function lerLoteDeInsumo(id: string): Promise<LoteInteiro> {
  return read(`${RECURSO}/${id}`, loteInteiro);
}

/** The stock by item, declaration or NCM; the page shown stays while the next one is on its way. */
export function useGruposDeInsumos(por: AgrupamentoDeInsumo, consulta: Query) {
  return useSWR(
    [RECURSO, 'Grupos', por, consulta] as const,
    () => readList(`${RECURSO}/Grupos`, grupoDeInsumos, { consulta: { ...consulta, por } }),
    { keepPreviousData: true },
  );
}

export function baixarGruposDeInsumos(
  por: AgrupamentoDeInsumo,
  consulta: Query,
  formato: FormatoExportacao,
): Promise<Blob> {
  return download(`${RECURSO}/Grupos/Exportar`, { consulta: { ...consulta, por, formato } });
}

/** What is written down of a lote by hand. Refused, it is read again: somebody else may have been quicker. */
export function useGravarSaldo() {
  const { mutate } = useSWRConfig();
  const { relido } = useGravarRegistro<object, LoteInteiro>(LOTE);
  const gravar = async (id: string, caminho: string, pedido: object): Promise<LoteInteiro> => {
    try {
      return await relido(await write('POST', `${RECURSO}/${caminho}`, pedido, loteInteiro));
    } catch (erro) {
      await mutate([RECURSO, id]);
      throw erro;
    }
  };
  return {
    ajustar: (id: string, pedido: PedidoDeAjuste) => gravar(id, `${id}/Ajustar`, pedido),
    devolver: (id: string, pedido: PedidoDeDevolucao) => gravar(id, `${id}/Devolver`, pedido),
    estornar: (id: string, movimentoId: string, pedido: PedidoDeEstorno) =>
      gravar(id, `Movimento/${movimentoId}/Estornar`, pedido),
  };
}
