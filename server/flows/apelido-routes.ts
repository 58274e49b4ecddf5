import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { apelido, apelidoConsulta, apelidoNovo, nomeDeclarado } from '#lib/contracts/apelido.ts';
import { erroResposta } from '#lib/contracts/erro.ts';
import { id } from '#lib/registros/primitivos.ts';
import { nomesDeclarados } from '#server/comex/declaracao/nomes-declarados.ts';
import { desvincular, vincular } from './vincular.ts';

const tags = ['Apelido'];

export const apelidoRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, relogio } = app.cais;

  app.get(
    '/Apelido',
    {
      schema: {
        tags,
        summary: 'Fornecedores ou itens que a declaração de um processo cita, com o vínculo de cada um ou sugestões',
        querystring: apelidoConsulta,
        response: { 200: z.array(nomeDeclarado), 400: erroResposta },
      },
    },
    async ({ quem, query }, reply) => {
      const { linhas, total } = await nomesDeclarados(db, quem.empresaId, query);
      reply.header('X-Total-Count', total);
      return linhas;
    },
  );

  app.post(
    '/Apelido',
    {
      schema: {
        tags,
        summary: 'Vincula um texto de declaração a um fornecedor ou item do cadastro, e lembra',
        body: apelidoNovo,
        response: { 201: apelido, 400: erroResposta },
      },
    },
    async ({ quem, body }, reply) => reply.code(201).send(await vincular({ db, relogio, quem }, body)),
  );

  app.delete(
    '/Apelido/:id',
    {
      schema: {
        tags,
        summary: 'Desfaz um vínculo',
        params: z.object({ id }),
        response: { 204: z.null(), 404: erroResposta },
      },
    },
    async ({ quem, params }, reply) => {
      await desvincular({ db, relogio, quem }, params.id);
      return reply.code(204).send(null);
    },
  );
};
