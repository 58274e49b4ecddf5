import { Exato, porExtenso, somar } from './decimal-exato.ts';
import type { DecimalTexto } from './decimal-texto.ts';

/** Statuses of a purchase order. PARCIAL and ATENDIDA follow from what was shipped; the others somebody decides. */
export const STATUS_PEDIDO = ['RASCUNHO', 'EMITIDA', 'CONFIRMADA', 'PARCIAL', 'ATENDIDA', 'CANCELADA'] as const;
export type StatusPedido = (typeof STATUS_PEDIDO)[number];

export const NOME_STATUS_PEDIDO: Record<StatusPedido, string> = {
  RASCUNHO: 'Rascunho',
  EMITIDA: 'Emitida',
  CONFIRMADA: 'Confirmada',
  PARCIAL: 'Parcial',
  ATENDIDA: 'Atendida',
  CANCELADA: 'Cancelada',
};

/** An item's quantity and how much of it is in processes; five decimals. */
export interface QuantidadesDoItem {
  quantidade: DecimalTexto;
  embarcado: DecimalTexto;
}

/** What is still to be shipped of an item. Never below zero: the server refuses a shipment beyond it. */
export function saldoDoItem({ quantidade, embarcado }: QuantidadesDoItem): DecimalTexto {
  return new Exato(quantidade).minus(embarcado).toFixed(CASAS_DA_QUANTIDADE);
}

/** Why so much of an item may not go into a process, in a sentence; null when it may. */
export function recusaDoEmbarque(item: QuantidadesDoItem, aEmbarcar: DecimalTexto): string | null {
  const saldo = new Exato(saldoDoItem(item));
  if (new Exato(aEmbarcar).lte(saldo)) return null;
  return `O saldo do pedido neste item é ${porExtensoSemZeros(saldo)}: não cabem ${porExtensoSemZeros(new Exato(aEmbarcar))}.`;
}

/**
 * The status an order has with what was shipped of it: whoever decided `decidido` is followed as long as nothing went out, and as soon as
 * everything did the order is ATENDIDA. A cancelled order stays cancelled.
 */
export function statusDoPedido(
  decidido: 'RASCUNHO' | 'EMITIDA' | 'CONFIRMADA' | 'CANCELADA',
  itens: readonly QuantidadesDoItem[],
): StatusPedido {
  if (decidido === 'CANCELADA') return 'CANCELADA';
  const embarcado = somar(itens.map((item) => item.embarcado));
  if (embarcado.isZero()) return decidido;
  return itens.every((item) => new Exato(saldoDoItem(item)).lte(0)) ? 'ATENDIDA' : 'PARCIAL';
}

/** Why somebody may not give an order this status, in a sentence; null when they may. */
export function recusaDoStatus(
  atual: StatusPedido,
  pedido: StatusPedido,
  { itens, motivo }: { itens: readonly QuantidadesDoItem[]; motivo: string | null },
): string | null {
  if (!STATUS_SEGUINTES[atual].includes(pedido)) {
    return `Um pedido em “${NOME_STATUS_PEDIDO[atual]}” não passa a “${NOME_STATUS_PEDIDO[pedido]}”.`;
  }
  if (pedido !== 'CANCELADA' && itens.length === 0) return 'O pedido não tem itens.';
  if (pedido === 'CANCELADA' && !motivo?.trim()) return 'Diga por que o pedido é cancelado.';
  return null;
}

/** A change of an order that went out to the supplier is a new revision of it. */
export function fazRevisao(status: StatusPedido): boolean {
  return status !== 'RASCUNHO';
}

/** What somebody may decide; the rest follows from the shipments (`statusDoPedido`). An order of which something went out is not cancelled. */
export const STATUS_SEGUINTES: Readonly<Record<StatusPedido, readonly StatusPedido[]>> = {
  RASCUNHO: ['EMITIDA', 'CANCELADA'],
  EMITIDA: ['CONFIRMADA', 'CANCELADA'],
  CONFIRMADA: ['CANCELADA'],
  PARCIAL: [],
  ATENDIDA: [],
  CANCELADA: [],
};

const CASAS_DA_QUANTIDADE = 5;

/** As a person would say it: `1.234,5`, not `1.234,50000`. */
function porExtensoSemZeros(valor: Exato): string {
  return porExtenso(valor, Math.min(valor.decimalPlaces(), CASAS_DA_QUANTIDADE));
}
