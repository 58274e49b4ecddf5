import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { erroResposta } from '#lib/contracts/platform/erro.ts';
import { fontesDosTributos, pedidoDeFontes } from '#lib/contracts/processo/fontes-dos-tributos.ts';
import { id } from '#lib/registros/primitivos.ts';
import { today } from '#server/platform/clock.ts';
import { lerFontes } from './ler-fontes.ts';

export const fontesRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, relogio, tratamentos } = app.cais;

  app.post(
    '/Processo/:id/FontesDosTributos',
    {
      schema: {
        tags: ['Processo'],
        summary:
          'O que se sabe dos tributos das mercadorias hoje: a tabela NCM, a última declaração de cada part number, a Suframa do importador e os fundamentos legais que o Portal Único já respondeu; nada se grava',
        params: z.object({ id }),
        body: pedidoDeFontes,
        response: { 200: fontesDosTributos, 400: erroResposta, 404: erroResposta },
      },
    },
    ({ quem: { empresaId }, params, body }) =>
      lerFontes({ db, tratamentos }, { empresaId, processoId: params.id, dia: today(relogio) }, body.mercadorias),
  );
};
