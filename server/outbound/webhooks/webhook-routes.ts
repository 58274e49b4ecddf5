import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { entregaDoWebhook, segredoDoWebhook } from '#lib/contracts/outbound/webhook.ts';
import { erroResposta } from '#lib/contracts/platform/erro.ts';
import { id } from '#lib/registros/primitivos.ts';
import { historyRepository } from '#server/platform/history/history-repository.ts';
import { existing } from '#server/platform/records/existing.ts';
import { againstRule, notFound } from '#server/platform/refusals.ts';
import { requireStillSignedIn } from '#server/platform/security/still-signed-in.ts';
import { secretOwner } from '#server/platform/security/vault.ts';
import { deliveryRepository } from './delivery-repository.ts';
import { newSecret } from './signature.ts';
import { swapSecret, webhookCadastro } from './webhook.ts';

const tags = ['Webhook'];
const params = z.object({ id });

export const webhookRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, relogio, cofre } = app.cais;

  app.post(
    '/Webhook/:id/Segredo',
    {
      config: { prova: 'UMA' },
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
        await requireStillSignedIn(tx, em);
        const segredo = newSecret();
        const trancado = cofre.trancar(segredo, secretOwner({ empresaId, id: params.id }));
        if (!(await swapSecret(tx, empresaId, { id: params.id, segredo: trancado, em }))) {
          throw notFound(webhookCadastro.este);
        }
        await historyRepository(tx, empresaId).registrar([
          {
            recurso: webhookCadastro.recurso,
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
      const webhook = await existing(db, quem.empresaId, webhookCadastro, params.id);
      if (webhook.segredoEm === null) throw againstRule('Faça antes o segredo deste webhook.');
      if (!webhook.ativo) throw againstRule('Este webhook está inativo: ative-o antes.', 'ativo');
      await deliveryRepository(db, quem.empresaId).anotarTeste(params.id, relogio.agora());
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
      await existing(db, quem.empresaId, webhookCadastro, params.id);
      return deliveryRepository(db, quem.empresaId).listar(params.id);
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
      if (!(await deliveryRepository(db, quem.empresaId).repetir(params.id, relogio.agora()))) {
        throw notFound('Esta entrega');
      }
      return reply.code(202).send(null);
    },
  );
};
