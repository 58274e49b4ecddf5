import { Exato, porExtenso, somar, truncarCentavos } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';

/** Statuses of a purchase order. PARCIAL and ATENDIDA follow from what was shipped; the others somebody decides. */
export const STATUS_PEDIDO = ['RASCUNHO', 'EMITIDA', 'CONFIRMADA', 'PARCIAL', 'ATENDIDA', 'CANCELADA'] as const;
export type StatusPedido = (typeof STATUS_PEDIDO)[number];

/** What somebody may decide of an order; the other two statuses follow from its shipments. */
export const DECISOES_PEDIDO = ['RASCUNHO', 'EMITIDA', 'CONFIRMADA', 'CANCELADA'] as const;
export type DecisaoPedido = (typeof DECISOES_PEDIDO)[number];

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

/** What lines are worth in the currency of their order: each truncated to the cent, as the DI does (domain/importacao.md §3.4). */
export function valorDasLinhas(
  linhas: readonly { quantidade: DecimalTexto; valorUnitario: DecimalTexto }[],
): DecimalTexto {
  const valores = linhas.map(({ quantidade, valorUnitario }) =>
    truncarCentavos(new Exato(quantidade).times(valorUnitario)).toFixed(2),
  );
  return somar(valores).toFixed(2);
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
export function statusDoPedido(decidido: DecisaoPedido, itens: readonly QuantidadesDoItem[]): StatusPedido {
  if (decidido === 'CANCELADA') return 'CANCELADA';
  const embarcado = somar(itens.map((item) => item.embarcado));
  if (embarcado.isZero()) return decidido;
  return itens.every((item) => new Exato(saldoDoItem(item)).lte(0)) ? 'ATENDIDA' : 'PARCIAL';
}

/** Why an order may not go from one decision to another, in a sentence; null when it may, or stays as it is. */
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
 * Whether a change makes a new revision of an order that went out to the supplier: what it says is another (`mudou`), or it was taken
 * back and, should it go out again, is not what the supplier has. A confirmation says nothing new.
 */
export function fazRevisao(antes: DecisaoPedido, depois: DecisaoPedido, mudou: boolean): boolean {
  if (!SAIU.includes(antes)) return false;
  return mudou || !SAIU.includes(depois);
}

const SAIU: readonly DecisaoPedido[] = ['EMITIDA', 'CONFIRMADA'];

/** Back and forth, as long as nothing is shipped: the supplier takes a confirmation back, a cancelled order is wanted after all. */
const DECISOES_SEGUINTES: Readonly<Record<DecisaoPedido, readonly DecisaoPedido[]>> = {
  RASCUNHO: ['EMITIDA', 'CANCELADA'],
  EMITIDA: ['RASCUNHO', 'CONFIRMADA', 'CANCELADA'],
  CONFIRMADA: ['EMITIDA', 'CANCELADA'],
  CANCELADA: ['RASCUNHO', 'EMITIDA', 'CONFIRMADA'],
};

const CASAS_DA_QUANTIDADE = 5;

/** As a person would say it: `1.234,5`, not `1.234,50000`. */
function porExtensoSemZeros(valor: Exato): string {
  return porExtenso(valor, Math.min(valor.decimalPlaces(), CASAS_DA_QUANTIDADE));
}

/** What each field is called, by its path. */
export const ROTULOS_PEDIDO: Readonly<Record<string, string>> = {
  decidido: 'Status',
  motivoCancelamento: 'Motivo do cancelamento',
  numero: 'Número',
  importador: 'Importador',
  'importador.id': 'Importador',
  fornecedor: 'Fornecedor',
  'fornecedor.id': 'Fornecedor',
  data: 'Data',
  entregaPrevista: 'Entrega prevista',
  proformaNumero: 'Número da proforma',
  proformaData: 'Data da proforma',
  incoterm: 'Incoterm',
  localIncoterm: 'Local do Incoterm',
  moeda: 'Moeda',
  'moeda.codigo': 'Moeda',
  condicaoPagamento: 'Condição de pagamento',
  coberturaCambial: 'Cobertura cambial',
  frete: 'Frete',
  seguro: 'Seguro',
  observacao: 'Observação',
  itens: 'Itens',
};

/** What the columns of a line are called. */
export const ROTULOS_LINHA_DO_PEDIDO: Readonly<Record<string, string>> = {
  partNumber: 'Part number',
  descricao: 'Descrição',
  ncm: 'NCM',
  destaque: 'Destaque',
  unidade: 'Unidade',
  quantidade: 'Quantidade',
  valorUnitario: 'Valor unitário',
  valor: 'Valor',
  embarcado: 'Embarcado',
  saldo: 'Saldo',
  pesoLiquidoUnitario: 'Peso líq. unit. (kg)',
  paisOrigem: 'País de origem',
  fabricante: 'Fabricante',
  aplicacao: 'Aplicação',
  codigoSuframa: 'Código Suframa',
};
