import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { erroResposta } from '#lib/contracts/platform/erro.ts';
import { AMBIENTES_DO_PORTAL } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import { atributosNoPortal, atributosNoPortalNovos } from '#lib/portal/contracts/portal-unico.ts';
import { id } from '#lib/registros/primitivos.ts';
import { fileReply } from '#server/platform/files/file-reply.ts';
import { sendFile } from '#server/platform/files/send-file.ts';
import { againstRule, notFound } from '#server/platform/refusals.ts';
import { BUCKET_DO_PORTAL } from '#server/portal/talk/keep-answer.ts';
import { pedirAtributos } from './ask-attributes.ts';
import { atributosRepository } from './atributos-repository.ts';

const tags = ['PortalUnico'];

export const atributosNoPortalRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, blobs, relogio } = app.cais;

  app.get(
    '/PortalUnico/Atributos',
    {
      schema: {
        tags,
        summary: 'As NCMs dos itens, e as que se pediram: o que o Portal Único respondeu de seus atributos, e quando',
        querystring: z.object({
          ambiente: z.enum(AMBIENTES_DO_PORTAL).default('TREINAMENTO').describe('O ambiente do Portal.'),
        }),
        response: { 200: z.array(atributosNoPortal) },
      },
    },
    ({ quem, query }) => atributosRepository(db, quem.empresaId).listar(query.ambiente),
  );

  app.post(
    '/PortalUnico/Atributos',
    {
      schema: {
        tags,
        summary: 'Pede os atributos de NCMs, ou das NCMs de todos os itens; a que já veio hoje não se pede outra vez',
        body: atributosNoPortalNovos,
        response: {
          202: z.object({ pedidas: z.number().int() }),
          400: erroResposta,
          404: erroResposta,
          409: erroResposta,
          422: erroResposta,
        },
      },
    },
    async ({ quem, body }, reply) =>
      reply.code(202).send({ pedidas: await pedirAtributos({ db, relogio, quem }, body) }),
  );

  app.get(
    '/PortalUnico/Atributos/:id/Arquivo',
    {
      schema: {
        tags,
        summary: 'Os atributos de uma NCM, como o Portal Único os respondeu',
        params: z.object({ id }),
        response: { 200: fileReply('application/octet-stream'), 404: erroResposta, 422: erroResposta },
      },
    },
    async ({ quem, params }, reply) => {
      const achada = await atributosRepository(db, quem.empresaId).buscar(params.id);
      if (!achada) throw notFound('Esta NCM');
      if (!achada.sha256) throw againstRule('O Portal Único ainda não respondeu os atributos desta NCM.');
      const bytes = await blobs.ler(quem.empresaId, BUCKET_DO_PORTAL, achada.sha256);
      return sendFile(
        reply,
        { nome: `atributos-${achada.ncm}.json`, tipo: 'application/octet-stream' },
        Buffer.from(bytes),
      );
    },
  );
};
