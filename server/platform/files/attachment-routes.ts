import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  anexadosAMais,
  documento,
  documentoConsulta,
  documentoEdicao,
  documentoNovo,
  documentoRepetido,
  TAMANHO_MAXIMO_DOCUMENTO,
} from '#lib/contracts/platform/documento.ts';
import { erroResposta } from '#lib/contracts/platform/erro.ts';
import { MIDIAS_VISIVEIS, midiaVisivel } from '#lib/domain/aduana/processo/tipo-documento.ts';
import { id } from '#lib/registros/primitivos.ts';
import { attachmentRepository } from './attachment-repository.ts';
import { fileReply } from './file-reply.ts';
import { receiveUpload } from './receive-file.ts';
import {
  attachmentContent,
  changeAttachment,
  deleteAttachment,
  keepAttachment,
  repeatAttachment,
  restoreAttachment,
} from './write-attachment.ts';

const tags = ['Documento'];
const params = z.object({ id });

export const attachmentRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/Documento',
    {
      schema: {
        tags,
        summary: 'Os anexos de um registro',
        querystring: documentoConsulta,
        response: { 200: z.array(documento), 400: erroResposta },
      },
    },
    async (request, reply) => {
      const { linhas, total } = await attachmentRepository(app.cais.db, request.quem.empresaId).listar(request.query);
      reply.header('X-Total-Count', total);
      return linhas;
    },
  );

  app.get(
    '/Documento/:id/Conteudo',
    {
      schema: {
        tags,
        summary: 'O arquivo de um anexo, como foi enviado',
        params,
        response: { 200: fileReply('application/octet-stream', ...MIDIAS_VISIVEIS), 404: erroResposta },
      },
    },
    async ({ quem, params }, reply) => {
      const { documento, bytes } = await attachmentContent({ ...app.cais, quem }, params.id);
      // Anything but a certain image or PDF is sent as a download: an uploaded file never runs as a page of ours.
      reply.header('Content-Type', midiaVisivel(bytes) ?? 'application/octet-stream');
      reply.header('Content-Disposition', `attachment; filename*=UTF-8''${encodeURIComponent(documento.nome)}`);
      reply.header('Content-Security-Policy', "default-src 'none'; sandbox");
      reply.header('ETag', `"${documento.sha256}"`);
      return reply.send(bytes);
    },
  );

  app.post(
    '/Documento',
    {
      schema: {
        tags,
        summary: 'Guarda um arquivo com um registro (parte file)',
        consumes: ['multipart/form-data'],
        querystring: documentoNovo,
        response: { 201: documento, 400: erroResposta, 404: erroResposta, 413: erroResposta, 415: erroResposta },
      },
    },
    async (request, reply) => {
      const envio = await receiveUpload(request, TAMANHO_MAXIMO_DOCUMENTO);
      const { quem, query } = request;
      const arquivo = { nome: envio.nome, conteudo: envio };
      return reply.code(201).send(await keepAttachment({ ...app.cais, quem }, query, arquivo));
    },
  );

  app.post(
    '/Documento/:id/Repetir',
    {
      schema: {
        tags,
        summary: 'Guarda o arquivo de um anexo com outros registros do mesmo recurso: uma prova de muitos',
        params,
        body: documentoRepetido,
        response: { 200: anexadosAMais, 400: erroResposta, 404: erroResposta },
      },
    },
    async ({ quem, params, body }) => repeatAttachment({ ...app.cais, quem }, params.id, body.registros),
  );

  app.put(
    '/Documento',
    {
      schema: {
        tags,
        summary: 'Muda o nome ou o tipo de um anexo, na versão que se viu',
        body: documentoEdicao,
        response: { 200: documento, 400: erroResposta, 404: erroResposta, 409: erroResposta },
      },
    },
    async ({ quem, body }) => changeAttachment({ ...app.cais, quem }, body),
  );

  app.delete(
    '/Documento/:id',
    {
      schema: {
        tags,
        summary: 'Marca o anexo como excluído; o arquivo fica',
        params,
        response: { 204: z.null(), 404: erroResposta },
      },
    },
    async ({ quem, params }, reply) => {
      await deleteAttachment({ ...app.cais, quem }, params.id);
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/Documento/:id/Restaurar',
    { schema: { tags, summary: 'Traz de volta um anexo', params, response: { 200: documento, 404: erroResposta } } },
    async ({ quem, params }) => restoreAttachment({ ...app.cais, quem }, params.id),
  );
};
