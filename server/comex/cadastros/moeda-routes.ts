import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { moeda } from '#lib/contracts/cadastros/moeda.ts';
import { moedaRepository } from './moeda-repository.ts';

export const moedaRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/Moeda',
    {
      schema: {
        tags: ['Moeda'],
        summary: 'Última cotação de fechamento (PTAX venda) de cada moeda acompanhada',
        response: { 200: z.array(moeda) },
      },
    },
    () => moedaRepository(app.cais.db).ultimas(),
  );
};
