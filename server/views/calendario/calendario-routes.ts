import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { calendario, calendarioConsulta } from '#lib/contracts/parametros/calendario.ts';
import { erroResposta } from '#lib/contracts/platform/erro.ts';
import { today } from '#server/platform/clock.ts';
import { verCalendario } from './ver-calendario.ts';

export const calendarioRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, relogio } = app.cais;

  app.get(
    '/Calendario',
    {
      schema: {
        tags: ['Processo'],
        summary: 'ETA, fim do free time, DAI, DAR e DARF da DCI, por dia',
        querystring: calendarioConsulta,
        response: { 200: calendario, 400: erroResposta },
      },
    },
    ({ quem, query }) => verCalendario(db, quem.empresaId, query, today(relogio)),
  );
};
