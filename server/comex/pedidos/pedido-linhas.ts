import type { LinhaDoPedido, LinhaLida } from '#lib/contracts/pedidos/pedido.ts';
import { Exato, porExtenso } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { saldoDoItem } from '#lib/domain/pedidos/pedido.ts';
import { textoDeBusca } from '#lib/domain/textos/texto-busca.ts';
import { LINHA_DO_PEDIDO } from '#lib/registros/pedido.ts';
import type { pedidoItem } from '#server/platform/db/schema/pedidos.ts';
import { fieldsOfRow } from '#server/platform/records/record-read.ts';

type Linha = typeof pedidoItem.$inferSelect;
type Fabricante = { id: string; razaoSocial: string } | null;

/** The place of a line: the id and number of its order, and its position there, from 1. */
export interface LugarDaLinha {
  pedidoId: string;
  numero: string;
  linha: number;
}

/** Turns a line of an order into columns; `nomePais` comes from the table. */
export function colunasDaLinha(
  { item, paisOrigem, fabricante, id: _, ...resto }: LinhaDoPedido,
  { pedidoId, numero, linha, nomePais }: LugarDaLinha & { nomePais: string | null },
) {
  return {
    ...resto,
    busca: textoDeBusca(resto.partNumber, resto.descricao, resto.ncm, numero),
    pedidoId,
    linha,
    itemId: item?.id ?? null,
    paisOrigemCodigo: paisOrigem?.codigo ?? null,
    paisOrigemNome: paisOrigem ? nomePais : null,
    fabricanteId: fabricante?.id ?? null,
  };
}

export function linhaLida(linha: Linha & { fabricante: Fabricante }, embarcado: DecimalTexto): LinhaLida {
  const { itemId, quantidade } = linha;
  return {
    ...fieldsOfRow<Omit<LinhaLida, 'embarcado' | 'saldo'>>(LINHA_DO_PEDIDO, linha),
    item: itemId === null ? null : { id: itemId },
    embarcado: new Exato(embarcado).toFixed(5),
    saldo: saldoDoItem({ quantidade, embarcado }),
  };
}

/** Formats a quantity as a person writes it: `1.234,5`, not `1.234,50000`. */
export function quantidadeEscrita(quantidade: DecimalTexto): string {
  const valor = new Exato(quantidade);
  return porExtenso(valor, valor.decimalPlaces());
}
