import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { relatorioDePedidosConsulta } from '#lib/contracts/consultas/pedido-relatorio.ts';
import { linhaComparada } from '#lib/contracts/pedidos/pedido-diferencas.ts';
import { linhasACompletar, linhasCompletadas } from '#lib/contracts/pedidos/pedido-itens.ts';
import { grupoDePedidos } from '#lib/contracts/pedidos/pedido-relatorio.ts';
import { erroResposta } from '#lib/contracts/platform/erro.ts';
import { PEDIDOS_POR_GRUPO_COLUNAS, relatorioDePedidosExportacao } from '#lib/listas/pedido-relatorio.ts';
import { id } from '#lib/registros/primitivos.ts';
import { inOrderOf } from '#server/platform/db/list-query.ts';
import { FILE_REPLY, sendList } from '#server/platform/lists/send-list.ts';
import { notFound } from '#server/platform/refusals.ts';
import { completarLinhas } from './completar-linhas.ts';
import { diferencasRepository } from './diferencas-repository.ts';
import { pedidoRepository } from './pedido-repository.ts';
import { relatorioRepository } from './relatorio-repository.ts';

const tags = ['PurchaseOrder'];

/** Serves the routes of orders beyond those of every cadastro. */
export const pedidoRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, relogio } = app.cais;

  app.get(
    '/PurchaseOrder/Relatorio',
    {
      schema: {
        tags,
        summary: 'O que se pediu num período, por mês, fornecedor ou item, em cada moeda',
        querystring: relatorioDePedidosConsulta,
        response: { 200: z.array(grupoDePedidos), 400: erroResposta },
      },
    },
    ({ quem, query }) => relatorioRepository(db, quem.empresaId).agrupados(query),
  );

  app.get(
    '/PurchaseOrder/Relatorio/Exportar',
    {
      schema: {
        tags,
        summary: 'O relatório em XLSX ou CSV',
        querystring: relatorioDePedidosExportacao,
        response: FILE_REPLY,
      },
    },
    async ({ quem, query }, reply) => {
      const { formato, colunas, filtros, ids: _, ...consulta } = query;
      const grupos = await relatorioRepository(db, quem.empresaId).agrupados(consulta);
      const lista = {
        ids: async () => grupos.map((grupo) => grupo.id),
        porIds: async (ids: string[]) => inOrderOf(ids, grupos),
      };
      const envio = { nome: 'Relatório de pedidos', colunas: PEDIDOS_POR_GRUPO_COLUNAS, lista, agora: relogio.agora() };
      return sendList(reply, envio, { formato, colunas, filtros });
    },
  );

  app.get(
    '/PurchaseOrder/:id/Diferencas',
    {
      schema: {
        tags,
        summary: 'Cada linha como foi pedida, faturada e declarada, processo por processo',
        params: z.object({ id }),
        response: { 200: z.array(linhaComparada), 404: erroResposta },
      },
    },
    async ({ quem, params }) => {
      const pedido = await pedidoRepository(db, quem.empresaId).buscar(params.id);
      if (!pedido || pedido.excluidoEm !== null) throw notFound('Este pedido');
      return diferencasRepository(db, quem.empresaId).doPedido(pedido.id, pedido.moeda.codigo);
    },
  );

  app.post(
    '/PurchaseOrder/Completar',
    {
      schema: {
        tags,
        summary: 'O que os cadastros sabem de part numbers e de nomes de fabricantes',
        body: linhasACompletar,
        response: { 200: linhasCompletadas, 400: erroResposta },
      },
    },
    ({ quem, body }) => completarLinhas(db, quem.empresaId, body),
  );
};
