import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { erroResposta } from '#lib/contracts/platform/erro.ts';
import { envioDeXsd, esquemaXsd, TAMANHO_MAXIMO_XSD } from '#lib/contracts/sefaz/esquema-xsd.ts';
import { id } from '#lib/registros/primitivos.ts';
import { fileReply } from '#server/platform/files/file-reply.ts';
import { receiveFile } from '#server/platform/files/receive-file.ts';
import { esquemaXsdRepository } from './esquema-xsd-repository.ts';
import { carregarEsquema, conteudoDoEsquema, retirarEsquema } from './gravar-esquema-xsd.ts';

const tags = ['EsquemaXsd'];
const params = z.object({ id });

export const esquemaXsdRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/EsquemaXsd',
    {
      schema: {
        tags,
        summary: 'Os XSD da Sefaz que a empresa carregou, do mais novo ao mais antigo',
        response: { 200: z.array(esquemaXsd) },
      },
    },
    ({ quem }) => esquemaXsdRepository(app.cais.db, quem.empresaId).listar(),
  );

  app.post(
    '/EsquemaXsd',
    {
      schema: {
        tags,
        summary: 'Carrega o XSD de um documento da Sefaz (parte file): um .xsd, ou um .zip com os que ele inclui',
        consumes: ['multipart/form-data'],
        querystring: envioDeXsd,
        response: { 201: esquemaXsd, 400: erroResposta, 413: erroResposta, 415: erroResposta },
      },
    },
    async (request, reply) => {
      const arquivo = await receiveFile(request, TAMANHO_MAXIMO_XSD);
      const { quem, query } = request;
      return reply.code(201).send(await carregarEsquema({ ...app.cais, quem }, query.documento, arquivo));
    },
  );

  app.get(
    '/EsquemaXsd/:id/Conteudo',
    {
      schema: {
        tags,
        summary: 'O arquivo de um XSD, como foi enviado',
        params,
        response: { 200: fileReply('application/octet-stream'), 404: erroResposta },
      },
    },
    async ({ quem, params }, reply) => {
      const { esquema, bytes } = await conteudoDoEsquema({ ...app.cais, quem }, params.id);
      reply.header('Content-Type', 'application/octet-stream');
      reply.header('Content-Disposition', `attachment; filename*=UTF-8''${encodeURIComponent(esquema.nome)}`);
      reply.header('Content-Security-Policy', "default-src 'none'; sandbox");
      return reply.send(bytes);
    },
  );

  app.delete(
    '/EsquemaXsd/:id',
    {
      schema: {
        tags,
        summary: 'Deixa de usar o XSD; o arquivo fica',
        params,
        response: { 204: z.null(), 404: erroResposta, 422: erroResposta },
      },
    },
    async ({ quem, params }, reply) => {
      await retirarEsquema({ ...app.cais, quem }, params.id);
      return reply.code(204).send(null);
    },
  );
};
