import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { erroResposta } from '#lib/contracts/erro.ts';
import { parametro, parametroConsulta, parametroEdicao, parametroNovo } from '#lib/contracts/parametro.ts';
import { id } from '#lib/contracts/primitivos.ts';
import { naoEncontrado } from '#server/erros.ts';
import { alterarParametro, criarParametro, excluirParametro } from './gravar-parametro.ts';
import { parametroRepository } from './parametro-repository.ts';

const tags = ['Parametro'];

export const parametroRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, relogio } = app.cais;

  app.get(
    '/Parametro',
    {
      schema: {
        tags,
        summary: 'Alíquotas e valores da lei com vigência e fonte: os de fábrica e os da empresa',
        querystring: parametroConsulta,
        response: { 200: z.array(parametro), 400: erroResposta },
      },
    },
    async (request, reply) => {
      const { linhas, total } = await parametroRepository(db, request.quem.empresaId).listar(request.query);
      reply.header('X-Total-Count', total);
      return linhas;
    },
  );

  app.get(
    '/Parametro/:id',
    {
      schema: {
        tags,
        summary: 'Um parâmetro',
        params: z.object({ id }),
        response: { 200: parametro, 404: erroResposta },
      },
    },
    async (request) => {
      const achado = await parametroRepository(db, request.quem.empresaId).buscar(request.params.id);
      if (!achado) throw naoEncontrado('Este parâmetro');
      return achado;
    },
  );

  app.post(
    '/Parametro',
    {
      schema: {
        tags,
        summary: 'Um valor da própria empresa, que vale antes do de fábrica',
        body: parametroNovo,
        response: { 201: parametro, 400: erroResposta },
      },
    },
    async (request, reply) => {
      const { quem, body } = request;
      return reply.code(201).send(await criarParametro({ db, relogio, quem }, body));
    },
  );

  app.put(
    '/Parametro',
    {
      schema: {
        tags,
        summary: 'Altera um valor da empresa',
        body: parametroEdicao,
        response: { 200: parametro, 400: erroResposta, 404: erroResposta, 409: erroResposta },
      },
    },
    async ({ quem, body }) => alterarParametro({ db, relogio, quem }, body),
  );

  app.delete(
    '/Parametro/:id',
    {
      schema: {
        tags,
        summary: 'Retira um valor da empresa; o histórico fica',
        params: z.object({ id }),
        response: { 204: z.null(), 404: erroResposta, 409: erroResposta },
      },
    },
    async ({ quem, params }, reply) => {
      await excluirParametro({ db, relogio, quem }, params.id);
      return reply.code(204).send(null);
    },
  );
};
