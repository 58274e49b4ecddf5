import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { arquivosDoHistoricoConsulta, historicosConsulta } from '#lib/contracts/consultas/historico-trazido.ts';
import {
  ARQUIVOS_DO_ENVIO,
  arquivoDoHistorico,
  grupoDoHistorico,
  historicoTrazido,
  parteDoZip,
  TAMANHO_DA_PARTE,
  TAMANHO_DO_ENVIO,
  zipEmPartes,
} from '#lib/contracts/declaracao/historico-trazido.ts';
import { erroResposta } from '#lib/contracts/platform/erro.ts';
import { ARQUIVO_DO_HISTORICO_COLUNAS, arquivosDoHistoricoExportacao } from '#lib/listas/historico-trazido.ts';
import { id } from '#lib/registros/primitivos.ts';
import { arquivoRepository } from '#server/comex/historico-trazido/arquivo-repository.ts';
import { partesRepository } from '#server/comex/historico-trazido/partes-repository.ts';
import { receiveUpload, receiveUploads } from '#server/platform/files/receive-file.ts';
import { FILE_REPLY, sendList } from '#server/platform/lists/send-list.ts';
import { abrirHistorico, receberNoHistorico, receberParte } from './receber-historico.ts';
import { leiturasDoHistorico } from './trazer-historico.ts';

const tags = ['HistoricoTrazido'];
const params = z.object({ id });
const doHistorico = { 200: historicoTrazido, 400: erroResposta, 404: erroResposta, 422: erroResposta };

/** Serves the intake of old files: sending, reading in the background, and the report. */
export const historicoTrazidoRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, blobs, relogio } = app.cais;
  const leituras = leiturasDoHistorico(app.cais, app.log);
  app.addHook('onClose', () => leituras.parar());

  app.get(
    '/HistoricoTrazido',
    {
      schema: {
        tags,
        summary: 'Os envios de histórico, os mais novos primeiro',
        querystring: historicosConsulta,
        response: { 200: z.array(historicoTrazido), 400: erroResposta },
      },
    },
    async ({ quem, query }, reply) => {
      const { linhas, total } = await leituras.listar(quem, query);
      reply.header('X-Total-Count', total);
      return linhas;
    },
  );

  app.post(
    '/HistoricoTrazido',
    {
      schema: {
        tags,
        summary: 'Abre um envio de histórico, a que se mandam os arquivos',
        response: { 201: historicoTrazido, 400: erroResposta },
      },
    },
    async ({ quem }, reply) => {
      const novo = await abrirHistorico({ db, blobs, relogio, quem });
      return reply.code(201).send(await leituras.ver(quem, novo));
    },
  );

  app.get(
    '/HistoricoTrazido/:id',
    { schema: { tags, summary: 'Até onde foi um envio de histórico', params, response: doHistorico } },
    ({ quem, params: qual }) => leituras.ver(quem, qual.id),
  );

  app.post(
    '/HistoricoTrazido/:id/Arquivos',
    {
      schema: {
        tags,
        summary: 'Recebe arquivos de um envio (partes file): DI, DUIMP, NF-e ou ZIP deles; nada é lido ainda',
        consumes: ['multipart/form-data'],
        params,
        response: { ...doHistorico, 413: erroResposta, 415: erroResposta },
      },
    },
    async (request) => {
      const { quem, params: qual } = request;
      await leituras.ver(quem, qual.id);
      const envios = await receiveUploads(request, { limite: TAMANHO_DO_ENVIO, quantos: ARQUIVOS_DO_ENVIO });
      await receberNoHistorico({ db, blobs, relogio, quem }, qual.id, envios);
      return leituras.ver(quem, qual.id);
    },
  );

  app.post(
    '/HistoricoTrazido/:id/Partes',
    {
      schema: {
        tags,
        summary: 'Recebe uma parte de um ZIP grande (parte file, de 32 MB; a última, do que resta); nada é lido ainda',
        consumes: ['multipart/form-data'],
        params,
        querystring: parteDoZip,
        response: { ...doHistorico, 413: erroResposta, 415: erroResposta },
      },
    },
    async (request) => {
      const { quem, params: qual, query } = request;
      await leituras.ver(quem, qual.id);
      const envio = await receiveUpload(request, TAMANHO_DA_PARTE);
      await receberParte({ db, blobs, relogio, quem }, qual.id, query, envio);
      return leituras.ver(quem, qual.id);
    },
  );

  app.get(
    '/HistoricoTrazido/:id/Partes',
    {
      schema: {
        tags,
        summary: 'Os ZIPs que chegam em partes, com o primeiro byte de cada parte que já chegou',
        params,
        response: { 200: z.array(zipEmPartes), 404: erroResposta },
      },
    },
    async ({ quem, params: qual }) => {
      await leituras.ver(quem, qual.id);
      return partesRepository(db, quem.empresaId).emPartes(qual.id);
    },
  );

  app.post(
    '/HistoricoTrazido/:id/Comecar',
    {
      schema: {
        tags,
        summary: 'Começa a ler o que foi enviado, ou continua de onde parou',
        params,
        response: { 202: historicoTrazido, 404: erroResposta, 422: erroResposta },
      },
    },
    async ({ quem, params: qual }, reply) => reply.code(202).send(await leituras.comecar(quem, qual.id)),
  );

  app.post(
    '/HistoricoTrazido/:id/Cancelar',
    { schema: { tags, summary: 'Pede que a leitura pare; o que já foi lido fica', params, response: doHistorico } },
    ({ quem, params: qual }) => leituras.cancelar(quem, qual.id),
  );

  app.get(
    '/HistoricoTrazido/:id/Arquivos',
    {
      schema: {
        tags,
        summary: 'O que foi de cada arquivo: lido, já estava ou recusado, e por quê',
        params,
        querystring: arquivosDoHistoricoConsulta,
        response: { 200: z.array(arquivoDoHistorico), 400: erroResposta, 404: erroResposta },
      },
    },
    async ({ quem, params: qual, query }, reply) => {
      await leituras.ver(quem, qual.id);
      const { linhas, total } = await arquivoRepository(db, quem.empresaId, qual.id).listar(query);
      reply.header('X-Total-Count', total);
      return linhas;
    },
  );

  app.get(
    '/HistoricoTrazido/:id/Causas',
    {
      schema: {
        tags,
        summary: 'Quantos arquivos há de cada causa',
        params,
        response: { 200: z.array(grupoDoHistorico), 404: erroResposta },
      },
    },
    async ({ quem, params: qual }) => {
      await leituras.ver(quem, qual.id);
      return arquivoRepository(db, quem.empresaId, qual.id).grupos();
    },
  );

  app.get(
    '/HistoricoTrazido/:id/Exportar',
    {
      schema: {
        tags,
        summary: 'O relatório de um envio de histórico em XLSX ou CSV',
        params,
        querystring: arquivosDoHistoricoExportacao,
        response: { ...FILE_REPLY, 404: erroResposta },
      },
    },
    async ({ quem, params: qual, query }, reply) => {
      await leituras.ver(quem, qual.id);
      const { ids, porIds } = arquivoRepository(db, quem.empresaId, qual.id);
      const lista = { ids: () => ids(query), porIds };
      const envio = { nome: 'Histórico trazido', colunas: ARQUIVO_DO_HISTORICO_COLUNAS, lista, agora: relogio.agora() };
      return sendList(reply, envio, query);
    },
  );
};
