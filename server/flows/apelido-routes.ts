import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { apelido, apelidoConsulta, apelidoNovo, nomeDeclarado } from '#lib/contracts/apelido.ts';
import { erroResposta } from '#lib/contracts/erro.ts';
import { cadastrados, cadastroDoQueFalta, oQueFalta, oQueFaltaConsulta } from '#lib/contracts/o-que-falta.ts';
import { id } from '#lib/registros/primitivos.ts';
import { nomesDeclarados } from '#server/comex/declaracao/nomes-declarados.ts';
import { lerOQueFalta } from '#server/comex/declaracao/o-que-falta.ts';
import { cadastrarOQueFalta, desfazerCadastro } from './cadastrar-o-que-falta.ts';
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

  app.get(
    '/Apelido/OQueFalta',
    {
      schema: {
        tags,
        summary:
          'Fornecedores, fabricantes e itens que a declaração de um processo cita e o cadastro não tem, como propostas',
        querystring: oQueFaltaConsulta,
        response: { 200: oQueFalta, 400: erroResposta, 404: erroResposta },
      },
    },
    ({ quem, query }) => lerOQueFalta(db, quem.empresaId, query.processoId),
  );

  app.post(
    '/Apelido/OQueFalta',
    {
      schema: {
        tags,
        summary: 'Cadastra as propostas aceitas e vincula a elas todas as declarações que as citam, num ato só',
        body: cadastroDoQueFalta,
        response: { 201: cadastrados, 400: erroResposta, 404: erroResposta, 409: erroResposta, 422: erroResposta },
      },
    },
    async ({ quem, body }, reply) => reply.code(201).send(await cadastrarOQueFalta({ db, relogio, quem }, body)),
  );

  app.post(
    '/Apelido/OQueFalta/Desfazer',
    {
      schema: {
        tags,
        summary: 'Desfaz o ato: exclui o que ele cadastrou e os vínculos',
        body: cadastrados,
        response: { 204: z.null(), 400: erroResposta, 404: erroResposta, 422: erroResposta },
      },
    },
    async ({ quem, body }, reply) => {
      await desfazerCadastro({ db, relogio, quem }, body);
      return reply.code(204).send(null);
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
