import { type PapelDaMercadoria, valorDaMercadoria } from '#lib/domain/aduana/declaracao/valor-da-mercadoria.ts';
import { Exato, porExtenso, somar } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';

/** Statuses of a purchase order. PARCIAL and ATENDIDA follow from its shipments; a person decides the others. */
export const STATUS_PEDIDO = ['RASCUNHO', 'EMITIDA', 'CONFIRMADA', 'PARCIAL', 'ATENDIDA', 'CANCELADA'] as const;
export type StatusPedido = (typeof STATUS_PEDIDO)[number];

export const DECISOES_PEDIDO = ['RASCUNHO', 'EMITIDA', 'CONFIRMADA', 'CANCELADA'] as const;
export type DecisaoPedido = (typeof DECISOES_PEDIDO)[number];

export const NOME_STATUS_PEDIDO: Record<StatusPedido, string> = {
  RASCUNHO: 'Rascunho',
  EMITIDA: 'Emitido',
  CONFIRMADA: 'Confirmado',
  PARCIAL: 'Parcial',
  // Its goods are on their way at most: whether they are cleared is said by the processes.
  ATENDIDA: 'Em processo',
  CANCELADA: 'Cancelado',
};

export const MAXIMO_DE_LINHAS = 5000;

/** Quantity of an item and the part of it that is in processes; five decimals. */
export interface QuantidadesDoItem {
  quantidade: DecimalTexto;
  embarcado: DecimalTexto;
}

/** Quantity of an item still to be shipped. Never negative: the server refuses a larger shipment. */
export function saldoDoItem({ quantidade, embarcado }: QuantidadesDoItem): DecimalTexto {
  return new Exato(quantidade).minus(embarcado).toFixed(CASAS_DA_QUANTIDADE);
}

/** Total value of lines in their currency, each to the cent by the rule of its paper. */
export function valorDasLinhas(
  linhas: readonly { quantidade: DecimalTexto; valorUnitario: DecimalTexto }[],
  papel: PapelDaMercadoria = 'PEDIDO',
): DecimalTexto {
  return somar(linhas.map((linha) => valorDaMercadoria(linha, papel))).toFixed(2);
}

/** Why this quantity may not be put into a process, as a sentence; null if it may. */
export function recusaDoEmbarque(item: QuantidadesDoItem, aEmbarcar: DecimalTexto): string | null {
  const saldo = new Exato(saldoDoItem(item));
  if (new Exato(aEmbarcar).lte(saldo)) return null;
  return `O saldo do pedido neste item é ${porExtensoSemZeros(saldo)}: não cabem ${porExtensoSemZeros(new Exato(aEmbarcar))}.`;
}

/**
 * Status of an order: the decision of a person until something is shipped, then PARCIAL, and ATENDIDA once everything is shipped. A
 * cancelled order stays cancelled.
 */
export function statusDoPedido(decidido: DecisaoPedido, itens: readonly QuantidadesDoItem[]): StatusPedido {
  if (decidido === 'CANCELADA') return 'CANCELADA';
  const embarcado = somar(itens.map((item) => item.embarcado));
  if (embarcado.isZero()) return decidido;
  return itens.every((item) => new Exato(saldoDoItem(item)).lte(0)) ? 'ATENDIDA' : 'PARCIAL';
}

/** Why an order may not move from one decision to another, as a sentence; null if it may or does not change. */
export function recusaDaDecisao(
  antes: DecisaoPedido,
  depois: DecisaoPedido,
  itens: readonly QuantidadesDoItem[],
): string | null {
  if (antes === depois) return null;
  const embarcado = somar(itens.map((item) => item.embarcado));
  if (!embarcado.isZero()) {
    return `Parte do pedido já está em processos: ele não passa a “${NOME_STATUS_PEDIDO[depois]}”.`;
  }
  if (DECISOES_SEGUINTES[antes].includes(depois)) return null;
  return `Um pedido em “${NOME_STATUS_PEDIDO[antes]}” não passa a “${NOME_STATUS_PEDIDO[depois]}”.`;
}

/**
 * Whether a change makes a new revision of an order sent to the supplier. It does if the contents changed (`mudou`), or if the
 * order was withdrawn: once sent again, it is no longer the order the supplier has. A confirmation makes no revision.
 */
export function fazRevisao(antes: DecisaoPedido, depois: DecisaoPedido, mudou: boolean): boolean {
  if (!SAIU.includes(antes)) return false;
  return mudou || !SAIU.includes(depois);
}

const SAIU: readonly DecisaoPedido[] = ['EMITIDA', 'CONFIRMADA'];

/**
 * Decisions are reversible until something is shipped: a supplier may withdraw a confirmation, or a cancelled order may be wanted
 * again.
 */
const DECISOES_SEGUINTES: Readonly<Record<DecisaoPedido, readonly DecisaoPedido[]>> = {
  RASCUNHO: ['EMITIDA', 'CANCELADA'],
  EMITIDA: ['RASCUNHO', 'CONFIRMADA', 'CANCELADA'],
  CONFIRMADA: ['EMITIDA', 'CANCELADA'],
  CANCELADA: ['RASCUNHO', 'EMITIDA', 'CONFIRMADA'],
};

const CASAS_DA_QUANTIDADE = 5;

/** Without trailing zeros: `1.234,5`, not `1.234,50000`. */
function porExtensoSemZeros(valor: Exato): string {
  return porExtenso(valor, Math.min(valor.decimalPlaces(), CASAS_DA_QUANTIDADE));
}
