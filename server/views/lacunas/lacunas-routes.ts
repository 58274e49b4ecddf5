import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { erroResposta } from '#lib/contracts/platform/erro.ts';
import { lacunaDoProcesso } from '#lib/contracts/views/lacunas.ts';
import { id } from '#lib/registros/primitivos.ts';
import { lerLacunas } from './ler-lacunas.ts';

export const lacunasRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app.cais;

  app.get(
    '/Processo/:id/Lacunas',
    {
      schema: {
        tags: ['Processo'],
        summary: 'O que falta num processo com declaração: uma linha por causa, com o remédio',
        params: z.object({ id }),
        response: { 200: z.array(lacunaDoProcesso), 404: erroResposta },
      },
    },
    ({ quem, params }) => lerLacunas(db, quem.empresaId, params.id),
  );
};
