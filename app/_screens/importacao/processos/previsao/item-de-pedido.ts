import { pesoDeTodas } from '#components/itens/linha-de-itens.ts';
import type { LinhaLida, PedidoLido } from '#lib/contracts/pedidos/pedido.ts';
import type { ItemDoProcesso } from '#lib/contracts/processo/itens-do-processo.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';

/** Makes an item of a processo from a quantity of an order line, with the terms of the order. */
export function itemDePedido(
  { moeda, incoterm, fornecedor }: Pick<PedidoLido, 'moeda' | 'incoterm' | 'fornecedor'>,
  linha: LinhaLida,
  quantidade: DecimalTexto,
): ItemDoProcesso {
  return {
    id: null,
    pedidoItem: { id: linha.id },
    item: linha.item && { id: linha.item.id },
    partNumber: linha.partNumber,
    descricao: linha.descricao,
    ncm: linha.ncm,
    destaque: linha.destaque,
    cClassTrib: linha.cClassTrib,
    unidade: linha.unidade,
    quantidade,
    valorUnitario: linha.valorUnitario,
    pesoLiquido: pesoDeTodas(linha.pesoLiquidoUnitario, quantidade),
    moeda: { codigo: moeda.codigo },
    incoterm,
    fornecedor: { id: fornecedor.id },
    fabricante: linha.fabricante && { id: linha.fabricante.id },
    paisOrigem: linha.paisOrigem && { codigo: linha.paisOrigem.codigo },
    condicao: 'NOVA',
    aplicacao: linha.aplicacao,
    numeroLi: null,
    codigoSuframa: linha.codigoSuframa,
    adicao: null,
  };
}
