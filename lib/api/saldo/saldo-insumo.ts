import useSWR, { useSWRConfig } from 'swr';
import type { z } from 'zod';
import { useGravarRegistro, useRegistro } from '#lib/api/platform/cadastro.ts';
import { download, type Query, read, readList, write } from '#lib/api/platform/client.ts';
import type { ListResource } from '#lib/api/platform/list.ts';
import type { FormatoExportacao } from '#lib/contracts/platform/exportacao.ts';
import type { PedidoDeEspecie } from '#lib/contracts/saldo/nao-convertido.ts';
import {
  type AgrupamentoDeInsumo,
  grupoDeInsumos,
  type LoteInteiro,
  type LoteLido,
  loteDeInsumo,
  loteInteiro,
  type PedidoDeAjuste,
  type PedidoDeDesfazerSaida,
  type PedidoDeDevolucao,
  type PedidoDeEstorno,
  type PedidoDeRetorno,
  type PedidoDeSaidaTemporaria,
  saldoInsumoTotais,
} from '#lib/contracts/saldo/saldo-insumo.ts';

const RECURSO = '/api/SaldoInsumo';

/** The stock of insumos, a row per item of a declaration. */
export const LOTES_DE_INSUMO: ListResource<LoteLido> = {
  recurso: RECURSO,
  linha: loteDeInsumo,
  totais: saldoInsumoTotais as z.ZodType<Record<string, string>>,
};

const LOTE: ListResource<LoteInteiro> = { recurso: RECURSO, linha: loteInteiro };

/** Reads a lote with all its movements. */
export function useLoteDeInsumo(id: string) {
  return useRegistro(LOTE, id);
}

/** Reads a lote once, without caching. */
export function lerLoteDeInsumo(id: string): Promise<LoteInteiro> {
  return read(`${RECURSO}/${id}`, loteInteiro);
}

/** Reads the stock grouped by item, declaration or NCM. The current page stays while the next one loads. */
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

/** Writes of a lote by hand. After a refusal the lote is read again, because another person may have changed it first. */
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
    mudarEspecie: (id: string, pedido: PedidoDeEspecie) => gravar(id, `${id}/Especie`, pedido),
    sairPorUmTempo: (id: string, pedido: PedidoDeSaidaTemporaria) => gravar(id, `${id}/SaidaTemporaria`, pedido),
    retornar: (id: string, saidaId: string, pedido: PedidoDeRetorno) =>
      gravar(id, `SaidaTemporaria/${saidaId}/Retorno`, pedido),
    desfazerSaida: (id: string, saidaId: string, pedido: PedidoDeDesfazerSaida) =>
      gravar(id, `SaidaTemporaria/${saidaId}/Desfazer`, pedido),
    estornar: (id: string, movimentoId: string, pedido: PedidoDeEstorno) =>
      gravar(id, `Movimento/${movimentoId}/Estornar`, pedido),
  };
}
