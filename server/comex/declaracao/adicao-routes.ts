import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { adicaoConsulta, adicaoDoProcesso } from '#lib/contracts/declaracao/adicao.ts';
import { erroResposta } from '#lib/contracts/platform/erro.ts';
import { adicaoRepository } from './adicao-repository.ts';
import { adicoesVinculadas } from './adicoes-vinculadas.ts';

export const adicaoRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app.cais;

  app.get(
    '/Adicao',
    {
      schema: {
        tags: ['Adicao'],
        summary: 'Adições de um processo, com itens e tributos declarados',
        querystring: adicaoConsulta,
        response: { 200: z.array(adicaoDoProcesso), 400: erroResposta },
      },
    },
    async (request, reply) => {
      const { empresaId } = request.quem;
      const { linhas, total } = await adicaoRepository(db, empresaId).listar(request.query);
      reply.header('X-Total-Count', total);
      return adicoesVinculadas(db, empresaId, linhas);
    },
  );
};
