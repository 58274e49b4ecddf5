import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { erroResposta } from '#lib/contracts/platform/erro.ts';
import { passoPulado, passosDispensados, primeirosPassos } from '#lib/contracts/views/primeiros-passos.ts';
import { dispensarPassos, pularPasso } from './mudar-primeiros-passos.ts';
import { verPrimeirosPassos } from './ver-primeiros-passos.ts';

const tags = ['PrimeirosPassos'];

/** The first steps of a company. */
export const primeirosPassosRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, relogio } = app.cais;

  app.get(
    '/PrimeirosPassos',
    {
      schema: {
        tags,
        summary: 'Os primeiros passos da empresa, cada um no estado em que os dados estão',
        response: { 200: primeirosPassos },
      },
    },
    ({ quem }) => verPrimeirosPassos(db, quem.empresaId),
  );

  app.post(
    '/PrimeirosPassos/Pular',
    {
      schema: {
        tags,
        summary: 'Pula um passo, para todos da empresa, ou o retoma',
        body: passoPulado,
        response: { 200: primeirosPassos, 400: erroResposta },
      },
    },
    ({ quem, body }) => pularPasso({ db, relogio, quem }, body),
  );

  app.post(
    '/PrimeirosPassos/Dispensar',
    {
      schema: {
        tags,
        summary: 'Dispensa os primeiros passos, para todos da empresa, ou os mostra de novo',
        body: passosDispensados,
        response: { 200: primeirosPassos, 400: erroResposta },
      },
    },
    ({ quem, body }) => dispensarPassos({ db, relogio, quem }, body),
  );
};
