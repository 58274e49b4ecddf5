import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { erroResposta } from '#lib/contracts/platform/erro.ts';
import { linhagem, linhagemConsulta } from '#lib/contracts/views/linhagem.ts';
import { verLinhagem } from './ver-linhagem.ts';

/** The lineage from the order to the exit, in both directions from any record. */
export const linhagemRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app.cais;

  app.get(
    '/Linhagem',
    {
      schema: {
        tags: ['Linhagem'],
        summary:
          'De onde veio e aonde foi: PO, processo, item de DI, componente, DCR-E, DCI e nota, com o que está suspenso',
        querystring: linhagemConsulta,
        response: { 200: linhagem, 400: erroResposta, 404: erroResposta },
      },
    },
    ({ quem, query }) => verLinhagem(db, quem.empresaId, query),
  );
};
