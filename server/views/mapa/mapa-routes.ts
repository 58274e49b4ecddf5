import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { mapaConsulta } from '#lib/contracts/consultas/mapa.ts';
import { erroResposta } from '#lib/contracts/platform/erro.ts';
import { mapa } from '#lib/contracts/views/mapa.ts';
import { today } from '#server/platform/clock.ts';
import { verMapa } from './ver-mapa.ts';

export const mapaRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, relogio } = app.cais;

  app.get(
    '/Mapa',
    {
      schema: {
        tags: ['Mapa'],
        summary: 'Os embarques em viagem, por porto ou país de origem; até os 500 mais novos um a um, todos contados',
        querystring: mapaConsulta,
        response: { 200: mapa, 400: erroResposta },
      },
    },
    ({ quem, query }) => verMapa(db, quem.empresaId, query, today(relogio)),
  );
};
