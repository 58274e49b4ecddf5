import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { erroResposta } from '#lib/contracts/platform/erro.ts';
import {
  processosAgrupados,
  processosAgrupadosConsulta,
  processoTotais,
  processoTotaisConsulta,
} from '#lib/contracts/processo/processo.ts';
import { today } from '#server/platform/clock.ts';
import { processoListagem } from './processo-listagem.ts';

const tags = ['Processo'];

/** Serves the routes of processes beyond those of every cadastro (processo.ts). */
export const processoRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, relogio } = app.cais;

  app.get(
    '/Processo/Totais',
    {
      schema: {
        tags,
        summary: 'Somas de todo o resultado da lista',
        querystring: processoTotaisConsulta,
        response: { 200: processoTotais, 400: erroResposta },
      },
    },
    ({ quem, query }) => processoListagem(db, quem.empresaId).totais(query, today(relogio)),
  );

  app.get(
    '/Processo/Agrupados',
    {
      schema: {
        tags,
        summary: 'Quantos processos do resultado há em cada situação, importador ou navio',
        querystring: processosAgrupadosConsulta,
        response: { 200: processosAgrupados, 400: erroResposta },
      },
    },
    ({ quem, query }) => processoListagem(db, quem.empresaId).agrupados(query, today(relogio)),
  );
};
