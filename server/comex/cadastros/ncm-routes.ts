import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { importacaoNcm, importacaoNcmConsulta, TAMANHO_MAXIMO_NCM } from '#lib/contracts/cadastros/ncm.ts';
import { erroResposta } from '#lib/contracts/platform/erro.ts';
import { receiveFile } from '#server/platform/files/receive-file.ts';
import { importarNcm } from './importar-ncm.ts';

export const importacaoNcmRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, relogio } = app.cais;

  app.post(
    '/Ncm/Importar',
    {
      schema: {
        tags: ['Ncm'],
        summary: 'Traz para a empresa a tabela NCM publicada pelo Portal Único em JSON (parte file)',
        consumes: ['multipart/form-data'],
        querystring: importacaoNcmConsulta,
        response: {
          200: importacaoNcm,
          400: erroResposta,
          413: erroResposta,
          415: erroResposta,
          422: erroResposta,
        },
      },
    },
    async (request) => {
      const arquivo = await receiveFile(request, TAMANHO_MAXIMO_NCM);
      return importarNcm({ db, relogio, quem: request.quem }, arquivo, { anterior: request.query.anterior === 'true' });
    },
  );
};
