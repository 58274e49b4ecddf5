import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { erroResposta } from '#lib/contracts/platform/erro.ts';
import { assinaturaDosAvisos, pedidoDaAssinatura } from '#lib/portal/contracts/assinaturas-do-portal.ts';
import { id } from '#lib/registros/primitivos.ts';
import { pedirAssinatura } from './ask-subscription.ts';
import { assinaturaRepository } from './assinatura-repository.ts';

const tags = ['PortalUnico'];

/** What the Portal has registered for the notices of each credential. */
export const assinaturasDoPortalRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, relogio } = app.cais;

  app.get(
    '/PortalUnico/Assinatura',
    {
      schema: {
        tags,
        summary: 'O que o Portal Único tem cadastrado para os avisos de cada credencial, como foi visto por último',
        response: { 200: z.array(assinaturaDosAvisos) },
      },
    },
    ({ quem }) => assinaturaRepository(db, quem.empresaId).listar(),
  );

  app.post(
    '/PortalUnico/Credencial/:id/Assinatura',
    {
      schema: {
        tags,
        summary:
          'Pede ao Portal Único que cadastre o endereço dos avisos, que o retire, ou que mostre o que tem; entra na fila da credencial',
        params: z.object({ id }),
        body: pedidoDaAssinatura,
        response: {
          202: z.array(assinaturaDosAvisos),
          400: erroResposta,
          404: erroResposta,
          409: erroResposta,
          422: erroResposta,
        },
      },
    },
    async ({ quem, params, body }, reply) => {
      await pedirAssinatura({ db, relogio, quem }, params.id, body);
      return reply.code(202).send(await assinaturaRepository(db, quem.empresaId).listar());
    },
  );
};
