import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { erroResposta } from '#lib/contracts/platform/erro.ts';
import { visao, visaoConsulta, visaoEdicao, visaoNova } from '#lib/contracts/platform/visao.ts';
import { id } from '#lib/registros/primitivos.ts';
import { savedViewRepository } from './saved-view-repository.ts';
import { changeSavedView, createSavedView, deleteSavedView } from './write-saved-view.ts';

const tags = ['Visao'];

export const savedViewRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, relogio } = app.cais;

  app.get(
    '/Visao',
    {
      schema: {
        tags,
        summary: 'As visões de uma lista: as de quem pede e as compartilhadas com a empresa',
        querystring: visaoConsulta,
        response: { 200: z.array(visao), 400: erroResposta },
      },
    },
    async ({ quem, query }, reply) => {
      const visoes = await savedViewRepository(db, quem).daTela(query.tela);
      reply.header('X-Total-Count', visoes.length);
      return visoes;
    },
  );

  app.post(
    '/Visao',
    {
      schema: {
        tags,
        summary: 'Guarda uma visão de uma lista',
        body: visaoNova,
        response: { 201: visao, 400: erroResposta, 409: erroResposta },
      },
    },
    async ({ quem, body }, reply) => reply.code(201).send(await createSavedView({ db, relogio, quem }, body)),
  );

  app.put(
    '/Visao',
    {
      schema: {
        tags,
        summary: 'Altera uma visão própria, ou escolhe se a lista abre com ela',
        body: visaoEdicao,
        response: { 200: visao, 400: erroResposta, 403: erroResposta, 404: erroResposta, 409: erroResposta },
      },
    },
    ({ quem, body }) => changeSavedView({ db, relogio, quem }, body),
  );

  app.delete(
    '/Visao/:id',
    {
      schema: {
        tags,
        summary: 'Exclui uma visão própria',
        params: z.object({ id }),
        response: { 204: z.null(), 403: erroResposta, 404: erroResposta },
      },
    },
    async ({ quem, params }, reply) => {
      await deleteSavedView({ db, relogio, quem }, params.id);
      return reply.code(204).send(null);
    },
  );
};
