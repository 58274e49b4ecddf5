import useSWR from 'swr';
import { z } from 'zod';
import { download, type Query, read, write } from '#lib/api/platform/client.ts';
import type { ListResource } from '#lib/api/platform/list.ts';
import type { RelatorioDePedidosConsulta } from '#lib/contracts/consultas/pedido-relatorio.ts';
import { type PedidoLido, type PedidoResumo, pedido, pedidoResumo } from '#lib/contracts/pedidos/pedido.ts';
import { linhaComparada } from '#lib/contracts/pedidos/pedido-diferencas.ts';
import {
  type LinhaDePedidos,
  linhaDoPedido,
  linhasDePedidosTotais,
  totalPorMoeda,
} from '#lib/contracts/pedidos/pedido-item.ts';
import { type LinhasACompletar, linhasCompletadas } from '#lib/contracts/pedidos/pedido-itens.ts';
import { grupoDePedidos } from '#lib/contracts/pedidos/pedido-relatorio.ts';
import type { FiltrosPorExtenso, FormatoExportacao } from '#lib/contracts/platform/exportacao.ts';

export const PEDIDO: ListResource<PedidoLido> = { recurso: '/api/PurchaseOrder', linha: pedido };

/** Rows of the list. The schema keeps extra fields: a restore answers with the whole record, which is cached for its page. */
export const PEDIDOS: ListResource<PedidoResumo> = { recurso: '/api/PurchaseOrder', linha: pedidoResumo.loose() };

export const LINHAS_DE_PEDIDOS: ListResource<LinhaDePedidos> = {
  recurso: '/api/PurchaseOrderItem',
  linha: linhaDoPedido,
  totais: linhasDePedidosTotais as z.ZodType<Record<string, string>>,
};

/** Reads several complete orders, in the given order. */
export function usePedidosInteiros(ids: readonly string[]) {
  return useSWR(
    ids.length > 0 ? (['/api/PurchaseOrder', 'Inteiros', ...ids] as const) : null,
    () => Promise.all(ids.map((id) => read(`/api/PurchaseOrder/${id}`, pedido))),
    { keepPreviousData: true },
  );
}

/** Reads the totals of "Saldos por item", by currency. */
export function useTotaisPorMoeda(filtros: Query) {
  const recurso = '/api/PurchaseOrderItem';
  return useSWR(
    [recurso, 'TotaisPorMoeda', filtros] as const,
    () => read(`${recurso}/TotaisPorMoeda`, z.array(totalPorMoeda), { consulta: filtros }),
    { keepPreviousData: true },
  );
}

/**
 * Compares an order with its invoice and declaration. The cache key lies under the record, so that every write of the order reads
 * this again.
 */
export function useDiferencasDoPedido(id: string) {
  return useSWR(['/api/PurchaseOrder', id, 'Diferencas'] as const, () =>
    read(`/api/PurchaseOrder/${id}/Diferencas`, z.array(linhaComparada)),
  );
}

export function useRelatorioDePedidos(consulta: RelatorioDePedidosConsulta) {
  const recurso = '/api/PurchaseOrder';
  return useSWR(
    [recurso, 'Relatorio', consulta] as const,
    () => read(`${recurso}/Relatorio`, z.array(grupoDePedidos), { consulta: { ...consulta } }),
    { keepPreviousData: true },
  );
}

export function baixarRelatorioDePedidos(
  consulta: RelatorioDePedidosConsulta,
  formato: FormatoExportacao,
  filtros?: FiltrosPorExtenso,
): Promise<Blob> {
  const porExtenso = filtros && { filtros: JSON.stringify(filtros) };
  return download('/api/PurchaseOrder/Relatorio/Exportar', { consulta: { ...consulta, formato, ...porExtenso } });
}

/** Reads an order with all its lines once, to take some of them into a processo. */
export function lerPedido(id: string): Promise<PedidoLido> {
  return read(`/api/PurchaseOrder/${id}`, pedido);
}

export function completarLinhas(linhas: LinhasACompletar) {
  return write('POST', '/api/PurchaseOrder/Completar', linhas, linhasCompletadas);
}
