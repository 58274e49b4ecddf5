import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { importacaoNcm, importacaoNcmConsulta } from '#lib/contracts/cadastros/ncm.ts';
import { erroResposta } from '#lib/contracts/platform/erro.ts';
import { buscarNomenclatura } from './fetch-nomenclature.ts';

export const nomenclaturaRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, relogio, portal } = app.cais;

  app.post(
    '/Ncm/Buscar',
    {
      schema: {
        tags: ['Ncm'],
        summary: 'Busca a NCM vigente no Classif do Portal Único (público, produção) e a traz para a empresa',
        querystring: importacaoNcmConsulta,
        response: { 200: importacaoNcm, 400: erroResposta, 422: erroResposta },
      },
    },
    ({ quem, query }) => buscarNomenclatura({ db, relogio, quem, portal }, { anterior: query.anterior === 'true' }),
  );
};
