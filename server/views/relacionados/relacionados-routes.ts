import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { erroResposta } from '#lib/contracts/platform/erro.ts';
import { relacionadosDoProcesso } from '#lib/contracts/views/relacionados.ts';
import { id } from '#lib/registros/primitivos.ts';
import { lerRelacionados } from './ler-relacionados.ts';

export const relacionadosRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app.cais;

  app.get(
    '/Processo/:id/Relacionados',
    {
      schema: {
        tags: ['Processo'],
        summary: 'O que está ao lado de um processo: pedidos, DAI, lotes de insumos e papéis',
        params: z.object({ id }),
        response: { 200: relacionadosDoProcesso, 404: erroResposta },
      },
    },
    ({ quem, params }) => lerRelacionados(db, quem.empresaId, params.id),
  );
};
