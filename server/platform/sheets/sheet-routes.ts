import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { erroResposta } from '#lib/contracts/platform/erro.ts';
import {
  causasDeErro,
  linhaComErro,
  linhasComErroConsulta,
  linhasDaPlanilha,
  type Planilha,
  pedidoDeConferir,
  pedidoDeGravar,
  planilha,
  planilhaNova,
  TAMANHO_MAXIMO_PLANILHA,
} from '#lib/contracts/platform/planilha.ts';
import { id } from '#lib/registros/primitivos.ts';
import { offsetOf } from '#server/platform/db/list-query.ts';
import { fileReply } from '#server/platform/files/file-reply.ts';
import { receiveUpload } from '#server/platform/files/receive-file.ts';
import { XLSX_TYPE } from '#server/platform/files/send-file.ts';
import { sheetImports } from './sheet-imports.ts';
import { sheetModel } from './sheet-model.ts';
import { rowInWords } from './sheet-repository.ts';

const tags = ['Planilha'];
const params = z.object({ id });
const daPlanilha = { 200: planilha, 404: erroResposta, 409: erroResposta, 422: erroResposta };
const comecada = { 202: planilha, 400: erroResposta, 404: erroResposta, 409: erroResposta, 422: erroResposta };

/** The import of sheets: receive, check, correct, write and undo; long steps run as jobs. */
export const sheetRoutes: FastifyPluginAsyncZod = async (app) => {
  const importacoes = sheetImports(app.cais, app.log);
  app.addHook('onClose', () => importacoes.parar());
  // Progress and cancelling do not wait for the transaction that writes a sheet.
  const comecado = (reply: FastifyReply, vista: Planilha) => reply.code(202).send(vista);

  app.post(
    '/Planilha',
    {
      schema: {
        tags,
        summary: 'Recebe uma planilha XLSX ou CSV (parte file) e diz como seria lida; nada é gravado nos cadastros',
        consumes: ['multipart/form-data'],
        querystring: planilhaNova,
        response: { 201: planilha, 400: erroResposta, 413: erroResposta, 415: erroResposta },
      },
    },
    async (request, reply) => {
      const envio = await receiveUpload(request, TAMANHO_MAXIMO_PLANILHA);
      return reply.code(201).send(await importacoes.receber(request.quem, request.query.recurso, envio));
    },
  );

  app.get(
    '/Planilha/Modelo',
    {
      schema: {
        tags,
        summary: 'Uma planilha em branco para preencher, em XLSX, com uma folha que diz como',
        querystring: planilhaNova,
        response: { 200: fileReply(XLSX_TYPE) },
      },
    },
    ({ query }, reply) =>
      reply
        .header('Content-Disposition', 'attachment; filename="modelo.xlsx"')
        .header('Cache-Control', 'no-store')
        .type(XLSX_TYPE)
        .send(Readable.from(sheetModel(query.recurso), { objectMode: true, highWaterMark: 1 })),
  );

  app.get(
    '/Planilha/:id',
    {
      schema: { tags, summary: 'Até onde foi a importação', params, response: daPlanilha },
    },
    async ({ quem, params }) => importacoes.ver(quem, params.id),
  );

  app.post(
    '/Planilha/:id/Conferir',
    {
      schema: { tags, summary: 'Confere sem gravar', params, body: pedidoDeConferir, response: comecada },
    },
    async (request, reply) =>
      comecado(reply, await importacoes.conferir(request.quem, request.params.id, request.body)),
  );

  app.get(
    '/Planilha/:id/Erros',
    {
      schema: {
        tags,
        summary: 'As linhas com erro, na ordem do arquivo',
        params,
        querystring: linhasComErroConsulta,
        response: { 200: z.array(linhaComErro), 404: erroResposta },
      },
    },
    async ({ quem, params, query }, reply) => {
      const { linhas, total } = await importacoes.erradas(quem, params.id, offsetOf(query));
      reply.header('X-Total-Count', total);
      return linhas.map(rowInWords);
    },
  );

  app.get(
    '/Planilha/:id/Causas',
    {
      schema: {
        tags,
        summary: 'Por que há linhas com erro: as que têm a mesma causa juntas, a mais frequente antes',
        params,
        response: { 200: causasDeErro, 404: erroResposta },
      },
    },
    async ({ quem, params }) => importacoes.causas(quem, params.id),
  );

  app.get(
    '/Planilha/:id/Linhas',
    {
      schema: {
        tags,
        summary: 'As linhas conferidas de um pedido ou de uma estrutura, para a grade; nada é gravado',
        params,
        response: { 200: linhasDaPlanilha, 404: erroResposta, 422: erroResposta },
      },
    },
    async ({ quem, params }) => importacoes.linhas(quem, params.id),
  );

  app.get(
    '/Planilha/:id/ArquivoDeErros',
    {
      schema: {
        tags,
        summary: 'As linhas com erro em XLSX, para corrigir',
        params,
        response: { 200: fileReply(XLSX_TYPE), 404: erroResposta },
      },
    },
    async ({ quem, params }, reply) => {
      const { bytes, total } = await importacoes.arquivoDeErros(quem, params.id);
      return reply
        .header('X-Total-Count', total)
        .header('Content-Disposition', 'attachment; filename="erros.xlsx"')
        .header('Cache-Control', 'no-store')
        .type(XLSX_TYPE)
        .send(Readable.from(bytes, { objectMode: true, highWaterMark: 1 }));
    },
  );

  app.post(
    '/Planilha/:id/Correcoes',
    {
      schema: {
        tags,
        summary: 'Recebe de volta o arquivo de erros corrigido (parte file) e confere de novo',
        consumes: ['multipart/form-data'],
        params,
        response: { ...comecada, 413: erroResposta, 415: erroResposta },
      },
    },
    async (request, reply) => {
      const envio = await receiveUpload(request, TAMANHO_MAXIMO_PLANILHA);
      return comecado(reply, await importacoes.corrigir(request.quem, request.params.id, envio));
    },
  );

  app.post(
    '/Planilha/:id/Gravar',
    {
      schema: {
        tags,
        summary: 'Grava tudo ou nada, ou as linhas que passaram',
        params,
        body: pedidoDeGravar,
        response: comecada,
      },
    },
    async (request, reply) =>
      comecado(reply, await importacoes.gravar(request.quem, request.params.id, request.body.modo)),
  );

  app.post(
    '/Planilha/:id/Cancelar',
    {
      schema: { tags, summary: 'Pede que pare o que está em curso', params, response: daPlanilha },
    },
    async ({ quem, params }) => importacoes.cancelar(quem, params.id),
  );

  app.post(
    '/Planilha/:id/Desfazer',
    {
      schema: {
        tags,
        summary: 'Desfaz a importação, menos onde o registro já mudou',
        params,
        response: comecada,
      },
    },
    async (request, reply) => comecado(reply, await importacoes.desfazer(request.quem, request.params.id)),
  );
};
