import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { linhasDePedidosConsulta } from '#lib/contracts/consultas/pedido-item.ts';
import {
  linhaDoPedido,
  linhasDePedidosTotais,
  linhasDePedidosTotaisConsulta,
  totalPorMoeda,
} from '#lib/contracts/pedidos/pedido-item.ts';
import { erroResposta } from '#lib/contracts/platform/erro.ts';
import { LINHA_DO_PEDIDO_COLUNAS, linhasDePedidosExportacao } from '#lib/listas/pedido-item.ts';
import { FILE_REPLY, sendList } from '#server/platform/lists/send-list.ts';
import { linhasDePedidosRepository } from './linhas-de-pedidos-repository.ts';

const tags = ['PurchaseOrderItem'];

export const linhasDePedidosRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, relogio } = app.cais;

  app.get(
    '/PurchaseOrderItem',
    {
      schema: {
        tags,
        summary: 'As linhas dos pedidos, com o que já embarcou e o saldo',
        querystring: linhasDePedidosConsulta,
        response: { 200: z.array(linhaDoPedido), 400: erroResposta },
      },
    },
    async ({ quem, query }, reply) => {
      const { linhas, total } = await linhasDePedidosRepository(db, quem.empresaId).listar(query);
      reply.header('X-Total-Count', total);
      return linhas;
    },
  );

  app.get(
    '/PurchaseOrderItem/Exportar',
    {
      schema: {
        tags,
        summary: 'Todo o resultado da lista em XLSX ou CSV',
        querystring: linhasDePedidosExportacao,
        response: FILE_REPLY,
      },
    },
    async ({ quem, query }, reply) => {
      const lista = linhasDePedidosRepository(db, quem.empresaId);
      const envio = {
        nome: 'Saldos de pedidos',
        colunas: LINHA_DO_PEDIDO_COLUNAS,
        lista,
        agora: relogio.agora(),
        totais: (qual: typeof query) => lista.totais(qual),
      };
      return sendList(reply, envio, query);
    },
  );

  app.get(
    '/PurchaseOrderItem/Totais',
    {
      schema: {
        tags,
        summary: 'Somas de todo o resultado, quando ele é de uma só moeda',
        querystring: linhasDePedidosTotaisConsulta,
        response: { 200: linhasDePedidosTotais, 400: erroResposta },
      },
    },
    ({ quem, query }) => linhasDePedidosRepository(db, quem.empresaId).totais(query),
  );

  app.get(
    '/PurchaseOrderItem/TotaisPorMoeda',
    {
      schema: {
        tags,
        summary: 'Somas de todo o resultado, em cada moeda',
        querystring: linhasDePedidosTotaisConsulta,
        response: { 200: z.array(totalPorMoeda), 400: erroResposta },
      },
    },
    ({ quem, query }) => linhasDePedidosRepository(db, quem.empresaId).porMoeda(query),
  );
};
