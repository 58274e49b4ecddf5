import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { erroResposta } from '#lib/contracts/erro.ts';
import { linhasALer, linhasLidas, TAMANHO_MAXIMO_DE_LINHAS } from '#lib/contracts/linhas-lidas.ts';
import { receiveFile } from '#server/platform/files/receive-file.ts';
import { lerLinhasDaEstrutura } from './ler-estrutura.ts';

/** Serves the routes of structures beyond those of every cadastro. */
export const estruturaRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app.cais;

  app.post(
    '/Estrutura/LerLinhas',
    {
      schema: {
        tags: ['Estrutura'],
        summary: 'As linhas de uma planilha XLSX ou CSV (parte file), conferidas; nada é gravado',
        consumes: ['multipart/form-data'],
        querystring: linhasALer,
        response: { 200: linhasLidas, 400: erroResposta, 413: erroResposta, 415: erroResposta },
      },
    },
    async (request) =>
      lerLinhasDaEstrutura(
        db,
        request.quem.empresaId,
        await receiveFile(request, TAMANHO_MAXIMO_DE_LINHAS),
        request.query.numeros,
      ),
  );
};
