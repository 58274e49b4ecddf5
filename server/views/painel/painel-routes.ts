import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { erroResposta } from '#lib/contracts/platform/erro.ts';
import { painel, painelConsulta } from '#lib/contracts/views/painel.ts';
import { prontidao } from '#lib/contracts/views/prontidao.ts';
import { today } from '#server/platform/clock.ts';
import { verPainel } from './ver-painel.ts';
import { verProntidao } from './ver-prontidao.ts';

export const painelRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, relogio, regras } = app.cais;

  app.get(
    '/Dashboard',
    {
      schema: {
        tags: ['Dashboard'],
        summary: 'Processos, chegadas, dinheiro em jogo, dias por etapa e cotações, de um importador ou de todos',
        querystring: painelConsulta,
        response: { 200: painel, 400: erroResposta },
      },
    },
    ({ quem, query }) => verPainel({ db, regras }, quem.empresaId, query, today(relogio)),
  );

  app.get(
    '/Dashboard/Prontidao',
    {
      schema: {
        tags: ['Dashboard'],
        summary: 'O que falta à empresa para 2027: cadastros, processos na virada e alíquotas por fixar',
        response: { 200: prontidao },
      },
    },
    ({ quem }) => verProntidao(db, quem.empresaId, today(relogio)),
  );
};
