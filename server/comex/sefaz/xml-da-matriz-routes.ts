import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { erroResposta } from '#lib/contracts/platform/erro.ts';
import { consultaDoXmlDaMatriz, previaDaMatriz } from '#lib/contracts/sefaz/matriz-xml.ts';
import { fileReply } from '#server/platform/files/file-reply.ts';
import * as xmlDaMatriz from './xml-da-matriz.ts';

const tags = ['MatrizTributacao'];

export const xmlDaMatrizRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/MatrizTributacao/PreviaXml',
    {
      schema: {
        tags,
        summary: 'O XML da matriz de um importador como seria gerado agora, com o que a conferência achou',
        querystring: consultaDoXmlDaMatriz,
        response: { 200: previaDaMatriz, 400: erroResposta, 404: erroResposta },
      },
    },
    ({ quem, query }) => xmlDaMatriz.previaDaMatriz({ ...app.cais, quem }, query),
  );

  app.get(
    '/MatrizTributacao/Xml',
    {
      schema: {
        tags,
        summary: 'O XML da matriz de um importador, sem assinatura; com erro na conferência é recusado',
        querystring: consultaDoXmlDaMatriz,
        response: {
          200: fileReply('application/xml'),
          400: erroResposta,
          404: erroResposta,
          422: erroResposta,
        },
      },
    },
    async ({ quem, query }, reply) => {
      const { nome, xml } = await xmlDaMatriz.arquivoDaMatriz({ ...app.cais, quem }, query);
      reply.header('Content-Type', 'application/xml; charset=utf-8');
      reply.header('Content-Disposition', `attachment; filename*=UTF-8''${encodeURIComponent(nome)}`);
      reply.header('Content-Security-Policy', "default-src 'none'; sandbox");
      return reply.send(xml);
    },
  );
};
