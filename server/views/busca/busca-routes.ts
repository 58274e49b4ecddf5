import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { erroResposta } from '#lib/contracts/platform/erro.ts';
import { achado, buscaConsulta } from '#lib/contracts/views/busca.ts';
import { buscar } from './buscar.ts';

/** The route that searches all records of the company for one text. */
export const buscaRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/Busca',
    {
      schema: {
        tags: ['Busca'],
        summary:
          'Processos, POs, DCR-E, DCIs, notas, cadastros e pessoas por um número, um nome ou parte deles; os melhores primeiro',
        querystring: buscaConsulta,
        response: { 200: achado.array(), 400: erroResposta },
      },
    },
    ({ quem, query }) => buscar(app.cais.db, quem.empresaId, query.q),
  );
};
