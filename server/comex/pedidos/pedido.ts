import { type PedidoConsulta, pedidoConsulta } from '#lib/contracts/consultas/pedido.ts';
import {
  type PedidoLido,
  type PedidoNovo,
  type PedidoResumo,
  pedido,
  pedidoEdicao,
  pedidoNovo,
  pedidoResumo,
} from '#lib/contracts/pedidos/pedido.ts';
import { PEDIDO_COLUNAS } from '#lib/listas/pedido.ts';
import { PEDIDO } from '#lib/registros/pedido.ts';
import { rotulosDe } from '#lib/registros/rotulos.ts';
import type { Cadastro } from '#server/platform/records/cadastro.ts';
import { pedidoRepository } from './pedido-repository.ts';

export const cadastroDePedido: Cadastro<PedidoConsulta, PedidoNovo, PedidoLido, PedidoResumo> = {
  recurso: 'PurchaseOrder',
  este: 'Este pedido',
  contrato: { consulta: pedidoConsulta, novo: pedidoNovo, edicao: pedidoEdicao, lido: pedido, resumo: pedidoResumo },
  rotulos: rotulosDe(PEDIDO),
  plural: 'Pedidos',
  colunas: PEDIDO_COLUNAS,
  repositorio: pedidoRepository,
};
