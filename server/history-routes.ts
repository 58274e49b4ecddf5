import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { erroResposta } from '#lib/contracts/platform/erro.ts';
import { historicoConsulta, mudancaDoHistorico, pedidoDeDesfazer } from '#lib/contracts/platform/historico.ts';
import { id } from '#lib/registros/primitivos.ts';
import { historyRepository } from '#server/platform/history/history-repository.ts';
import { againstRule, notFound } from '#server/platform/refusals.ts';
import { undoerOf } from './undoer.ts';

const tags = ['Historico'];
const registroDesfeito = z.looseObject({ id, versao: z.number().int() });
type RegistroDesfeito = z.infer<typeof registroDesfeito>;

export const historyRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, relogio } = app.cais;

  app.get(
    '/Historico',
    {
      schema: {
        tags,
        summary: 'O que mudou num registro, quem mudou, quando e por quê; o mais novo primeiro',
        querystring: historicoConsulta,
        response: { 200: z.array(mudancaDoHistorico), 400: erroResposta },
      },
    },
    async (request, reply) => {
      const { linhas, total } = await historyRepository(db, request.quem.empresaId).listar(request.query);
      reply.header('X-Total-Count', total);
      return linhas;
    },
  );

  app.post(
    '/Historico/:id/Desfazer',
    {
      schema: {
        tags,
        summary: 'Faz a mudança inversa, que entra no histórico; responde o registro como fica',
        params: z.object({ id }),
        body: pedidoDeDesfazer,
        response: {
          // The answer is the row of the resource the change belongs to, in that resource's own contract.
          200: registroDesfeito,
          400: erroResposta,
          403: erroResposta,
          404: erroResposta,
          409: erroResposta,
          422: erroResposta,
        },
      },
    },
    async (request) => {
      const { quem, params, body } = request;
      const mudanca = await historyRepository(db, quem.empresaId).buscar(params.id);
      if (!mudanca) throw notFound('Esta mudança');
      if (DE_QUEM_ENTRA.has(mudanca.recurso)) await request.requireProof('UMA');
      const desfazer = undoerOf(mudanca);
      if (!desfazer) throw againstRule('Esta mudança não se desfaz por aqui: o registro tem caminho próprio.');
      return (await desfazer({ db, relogio, quem }, mudanca, body.versao)) as RegistroDesfeito;
    },
  );
};

/** Their changes let people in, or send what happens here elsewhere. */
const DE_QUEM_ENTRA: ReadonlySet<string> = new Set(['Usuario', 'Webhook']);
