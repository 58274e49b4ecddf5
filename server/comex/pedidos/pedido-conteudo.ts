import type { PedidoLido, PedidoNovo } from '#lib/contracts/pedidos/pedido.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { iguais } from '#lib/domain/versoes/campos-mudados.ts';

/** Tells whether an order says something new to the supplier. Extra zeros in a figure are no change. */
export function mudouOConteudo(antes: PedidoLido, depois: PedidoNovo): boolean {
  return !iguais(conteudo(antes), conteudo(depois));
}

/** The fields the supplier reads. The proforma is the supplier's answer; the decision, the cadastro item and the cClassTrib are internal. */
function conteudo(pedido: PedidoLido | PedidoNovo) {
  const { numero, importador, fornecedor, data, entregaPrevista, incoterm, localIncoterm, moeda } = pedido;
  const { condicaoPagamento, coberturaCambial, frete, seguro, observacao, itens } = pedido;
  return [
    [numero, importador.id, fornecedor.id, data, entregaPrevista, incoterm, localIncoterm, moeda.codigo],
    [condicaoPagamento, coberturaCambial, decimal(frete), decimal(seguro), observacao],
    itens.map((linha) => [
      [linha.id, linha.partNumber, linha.descricao, linha.ncm, linha.destaque, linha.unidade],
      [decimal(linha.quantidade), decimal(linha.valorUnitario), decimal(linha.pesoLiquidoUnitario)],
      [linha.paisOrigem?.codigo, linha.fabricante?.id, linha.aplicacao, linha.codigoSuframa],
    ]),
  ];
}

function decimal(valor: DecimalTexto | null): string | null {
  return valor === null ? null : new Exato(valor).toFixed();
}
