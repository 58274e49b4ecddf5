import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { erroResposta } from '#lib/contracts/erro.ts';
import { entregaDoWebhook, segredoDoWebhook } from '#lib/contracts/webhook.ts';
import { id } from '#lib/registros/primitivos.ts';
import { historicoRepository } from '#server/platform/history/history-repository.ts';
import { existente } from '#server/platform/records/existing.ts';
import { contraRegra, naoEncontrado } from '#server/platform/refusals.ts';
import { donoDoSegredo } from '#server/platform/security/vault.ts';
import { entregaRepository } from './delivery-repository.ts';
import { novoSegredo } from './signature.ts';
import { cadastroDeWebhook } from './webhook.ts';
import { webhookRepository } from './webhook-repository.ts';

const tags = ['Webhook'];
const params = z.object({ id });

export const webhookRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, relogio, cofre } = app.cais;

  app.post(
    '/Webhook/:id/Segredo',
    {
      schema: {
        tags,
        summary: 'Faz outro segredo, que só aparece nesta resposta; o anterior deixa de assinar',
        params,
        response: { 200: segredoDoWebhook, 404: erroResposta },
      },
    },
    ({ quem: { empresaId, usuarioId }, params }) =>
      db.transaction(async (tx) => {
        const em = relogio.agora();
        const segredo = novoSegredo();
        const trancado = cofre.trancar(segredo, donoDoSegredo({ empresaId, id: params.id }));
        if (!(await webhookRepository(tx, empresaId).trocarSegredo(params.id, trancado, em))) {
          throw naoEncontrado(cadastroDeWebhook.este);
        }
        await historicoRepository(tx, empresaId).registrar([
          {
            recurso: cadastroDeWebhook.recurso,
            registroId: params.id,
            acao: 'ALTERAR',
            motivo: 'Feito outro segredo.',
            usuarioId,
            em,
          },
        ]);
        return { segredo };
      }),
  );

  app.post(
    '/Webhook/:id/Teste',
    {
      schema: {
        tags,
        summary: 'Manda um aviso de teste; o que foi respondido aparece entre as entregas',
        params,
        response: { 202: z.null(), 404: erroResposta, 422: erroResposta },
      },
    },
    async ({ quem, params }, reply) => {
      const webhook = await existente(db, quem.empresaId, cadastroDeWebhook, params.id);
      if (webhook.segredoEm === null) throw contraRegra('Faça antes o segredo deste webhook.');
      if (!webhook.ativo) throw contraRegra('Este webhook está inativo: ative-o antes.', 'ativo');
      await entregaRepository(db, quem.empresaId).anotarTeste(params.id, relogio.agora());
      return reply.code(202).send(null);
    },
  );

  app.get(
    '/Webhook/:id/Entregas',
    {
      schema: {
        tags,
        summary: 'As últimas cinquenta entregas, a mais nova primeiro',
        params,
        response: { 200: z.array(entregaDoWebhook), 404: erroResposta },
      },
    },
    async ({ quem, params }) => {
      await existente(db, quem.empresaId, cadastroDeWebhook, params.id);
      return entregaRepository(db, quem.empresaId).listar(params.id);
    },
  );

  app.post(
    '/Webhook/Entrega/:id/Repetir',
    {
      schema: {
        tags,
        summary: 'Tenta uma entrega outra vez',
        params,
        response: { 202: z.null(), 404: erroResposta },
      },
    },
    async ({ quem, params }, reply) => {
      if (!(await entregaRepository(db, quem.empresaId).repetir(params.id, relogio.agora()))) {
        throw naoEncontrado('Esta entrega');
      }
      return reply.code(202).send(null);
    },
  );
};
