import useSWR from 'swr';
import { z } from 'zod';
import type { RelatorioDePedidosConsulta } from '#lib/contracts/consultas/pedido-relatorio.ts';
import type { FormatoExportacao } from '#lib/contracts/exportacao.ts';
import { type PedidoLido, type PedidoResumo, pedido, pedidoResumo } from '#lib/contracts/pedido.ts';
import { linhaComparada } from '#lib/contracts/pedido-diferencas.ts';
import {
  type LinhaDePedidos,
  linhaDoPedido,
  linhasDePedidosTotais,
  totalPorMoeda,
} from '#lib/contracts/pedido-item.ts';
import { itensLidos, type LinhasACompletar, linhasCompletadas } from '#lib/contracts/pedido-itens.ts';
import { grupoDePedidos } from '#lib/contracts/pedido-relatorio.ts';
import { download, type Query, read, uploadFile, write } from './client.ts';
import type { ListResource } from './list.ts';

export const PEDIDO: ListResource<PedidoLido> = { recurso: '/api/PurchaseOrder', linha: pedido };

/** The list's rows. What a row that is brought back answers besides is kept: its record is read from the same place. */
export const PEDIDOS: ListResource<PedidoResumo> = { recurso: '/api/PurchaseOrder', linha: pedidoResumo.loose() };

export const LINHAS_DE_PEDIDOS: ListResource<LinhaDePedidos> = {
  recurso: '/api/PurchaseOrderItem',
  linha: linhaDoPedido,
  totais: linhasDePedidosTotais as z.ZodType<Record<string, string>>,
};

/** Some orders whole, in the order given. */
export function usePedidosInteiros(ids: readonly string[]) {
  return useSWR(
    ids.length > 0 ? (['/api/PurchaseOrder', 'Inteiros', ...ids] as const) : null,
    () => Promise.all(ids.map((id) => read(`/api/PurchaseOrder/${id}`, pedido))),
    { keepPreviousData: true },
  );
}

/** The sums of "Saldos por item", each currency by itself. */
export function useTotaisPorMoeda(filtros: Query) {
  const recurso = '/api/PurchaseOrderItem';
  return useSWR([recurso, 'TotaisPorMoeda', filtros] as const, () =>
    read(`${recurso}/TotaisPorMoeda`, z.array(totalPorMoeda), { consulta: filtros }),
  );
}

/** An order beside invoice and declaration. Kept under its record, so that whatever is written of it reads this again. */
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
): Promise<Blob> {
  return download('/api/PurchaseOrder/Relatorio/Exportar', { consulta: { ...consulta, formato } });
}

/** An order with all its lines, asked for once: some of them are to be taken into a process. */
export function lerPedido(id: string): Promise<PedidoLido> {
  return read(`/api/PurchaseOrder/${id}`, pedido);
}

/** What a sheet would put into the grid of an order; nothing is written. */
export function lerItensDoPedido(arquivo: File) {
  return uploadFile('/api/PurchaseOrder/LerItens', arquivo, itensLidos);
}

export function completarLinhas(linhas: LinhasACompletar) {
  return write('POST', '/api/PurchaseOrder/Completar', linhas, linhasCompletadas);
}
