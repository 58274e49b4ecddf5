import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { erroResposta } from '#lib/contracts/platform/erro.ts';
import { AMBIENTES_DO_PORTAL } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import { perguntaNoPortal, perguntasNovas, tipoDePergunta } from '#lib/portal/contracts/portal-perguntas.ts';
import { id } from '#lib/registros/primitivos.ts';
import { fileReply } from '#server/platform/files/file-reply.ts';
import { sendFile } from '#server/platform/files/send-file.ts';
import { againstRule, notFound } from '#server/platform/refusals.ts';
import { BUCKET_DO_PORTAL } from '#server/portal/talk/keep-answer.ts';
import { perguntarAoPortal } from './ask-questions.ts';
import { perguntaRepository } from './pergunta-repository.ts';

const tags = ['PortalUnico'];

export const perguntasAoPortalRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, blobs, relogio } = app.cais;

  app.get(
    '/PortalUnico/Pergunta',
    {
      schema: {
        tags,
        summary:
          'Os tratamentos tributários, ou as tabelas aduaneiras, que se pediram ao Portal Único, e quando ele respondeu',
        querystring: z.object({
          tipo: tipoDePergunta.default('TRATAMENTO').describe('Tratamento tributário, relação das tabelas, ou tabela.'),
          ambiente: z.enum(AMBIENTES_DO_PORTAL).default('TREINAMENTO').describe('O ambiente do Portal.'),
        }),
        response: { 200: z.array(perguntaNoPortal) },
      },
    },
    ({ quem, query }) => perguntaRepository(db, quem.empresaId).listar(query.tipo, query.ambiente),
  );

  app.post(
    '/PortalUnico/Pergunta',
    {
      schema: {
        tags,
        summary: 'Pede tratamentos tributários ou tabelas ao Portal Único; o que já veio hoje não se pede outra vez',
        body: perguntasNovas,
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
      reply.code(202).send({ pedidas: await perguntarAoPortal({ db, relogio, quem }, body) }),
  );

  app.get(
    '/PortalUnico/Pergunta/:id/Arquivo',
    {
      schema: {
        tags,
        summary: 'Uma parte da última resposta inteira do Portal Único, como veio; sem dizer qual, a última',
        params: z.object({ id }),
        querystring: z.object({ parte: z.coerce.number().int().min(0).optional().describe('A partir de 0.') }),
        response: { 200: fileReply('application/octet-stream'), 404: erroResposta, 422: erroResposta },
      },
    },
    async ({ quem, params, query }, reply) => {
      const repositorio = perguntaRepository(db, quem.empresaId);
      const achada = await repositorio.buscar(params.id);
      if (!achada) throw notFound('Este pedido');
      const partes = await repositorio.respostas(achada.id, achada.rodadaInteira ?? 0);
      const guardadas = partes.filter(({ sha256 }) => sha256 !== null);
      const sha256 = guardadas.at(query.parte ?? -1)?.sha256;
      if (!sha256) throw againstRule('O Portal Único não deu esta resposta.');
      const bytes = await blobs.ler(quem.empresaId, BUCKET_DO_PORTAL, sha256);
      const nome = `portal-${[achada.tipo.toLowerCase(), achada.chave.replaceAll('/', '-')].filter(Boolean).join('-')}.json`;
      return sendFile(reply, { nome, tipo: 'application/octet-stream' }, Buffer.from(bytes));
    },
  );
};
