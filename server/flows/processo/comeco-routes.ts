import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { erroResposta } from '#lib/contracts/platform/erro.ts';
import { processoDoPedido } from '#lib/contracts/processo/comeco-de-processo.ts';
import { processoInteiro } from '#lib/contracts/processo/processo.ts';
import { id } from '#lib/registros/primitivos.ts';
import { comecarDoPedido } from './comecar-do-pedido.ts';
import { duplicarProcesso } from './duplicar-processo.ts';

const tags = ['Processo'];

/** The routes that create a process with content (docs/decisions/novo-processo.md). */
export const comecoRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, relogio } = app.cais;

  app.post(
    '/Processo/DoPedido',
    {
      schema: {
        tags,
        summary: 'Começa um processo com itens de pedidos; sem saldo, nada é criado',
        body: processoDoPedido,
        response: { 201: processoInteiro, 400: erroResposta },
      },
    },
    async ({ quem, body }, reply) => reply.code(201).send(await comecarDoPedido({ db, relogio, quem }, body)),
  );

  app.post(
    '/Processo/:id/Duplicar',
    {
      schema: {
        tags,
        summary: 'Começa um processo igual a outro, sem os documentos dele',
        params: z.object({ id }),
        response: { 201: processoInteiro, 404: erroResposta, 422: erroResposta },
      },
    },
    async ({ quem, params }, reply) => reply.code(201).send(await duplicarProcesso({ db, relogio, quem }, params.id)),
  );
};
