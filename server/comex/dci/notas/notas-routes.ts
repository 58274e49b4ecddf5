import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { notasConsulta } from '#lib/contracts/consultas/dci-notas.ts';
import {
  notaDaDci,
  notaEdicao,
  notaNova,
  pedidoDeFora,
  recebimentoDeNotas,
  TAMANHO_MAXIMO_NOTAS,
} from '#lib/contracts/dci/dci-notas.ts';
import { erroResposta } from '#lib/contracts/platform/erro.ts';
import { id } from '#lib/registros/primitivos.ts';
import { cadastroDeDci } from '#server/comex/dci/dci.ts';
import { exigirAberta } from '#server/comex/dci/dci-em-aberto.ts';
import { receiveUpload } from '#server/platform/files/receive-file.ts';
import { existing } from '#server/platform/records/existing.ts';
import { alterarNota, apagarNota, deixarDeFora, digitarNota, incluirDeNovo } from './nota-digitada.ts';
import { notaRepository } from './nota-repository.ts';
import { recebimentosDeNotas } from './recebimentos.ts';

const tags = ['Dci'];
const params = z.object({ id });
const daNota = z.object({ id, nota: id });
const versao = z.strictObject({ versao: z.number().int().min(1) });
const erros = { 400: erroResposta, 404: erroResposta, 409: erroResposta, 422: erroResposta };

/** Serves the notas of a DCI: brought as XML, typed, or left out. */
export const notasDaDciRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, pesado, relogio, blobs } = app.cais;
  const recebimentos = recebimentosDeNotas(app.cais, app.log);
  app.addHook('onClose', () => recebimentos.parar());

  app.get(
    '/Dci/:id/Notas',
    {
      schema: {
        tags,
        summary: 'As notas trazidas à DCI, as que estão nela e as que ficaram de fora',
        params,
        querystring: notasConsulta,
        response: { 200: z.array(notaDaDci), 400: erroResposta, 404: erroResposta },
      },
    },
    async ({ quem: { empresaId }, params, query }, reply) => {
      await existing(db, empresaId, cadastroDeDci, params.id);
      const { linhas, total } = await notaRepository(db, empresaId, params.id).listar(query);
      reply.header('X-Total-Count', total);
      return linhas;
    },
  );

  app.post(
    '/Dci/:id/Notas',
    {
      schema: {
        tags,
        summary: 'Recebe o XML de uma NF-e, ou um ZIP deles (parte file); o andamento é perguntado depois',
        consumes: ['multipart/form-data'],
        params,
        querystring: z.strictObject({ Bucket: z.literal('nfe') }),
        response: { 202: recebimentoDeNotas, ...erros, 413: erroResposta, 415: erroResposta },
      },
    },
    async (request, reply) => {
      const { quem, params: qual } = request;
      exigirAberta(await existing(db, quem.empresaId, cadastroDeDci, qual.id));
      const arquivo = await receiveUpload(request, TAMANHO_MAXIMO_NOTAS);
      const andamento = await recebimentos.comecar({ db: pesado, relogio, quem, blobs }, qual.id, arquivo);
      // Requests for the progress do not wait for the transaction that writes the notas.
      return reply.code(202).send(andamento);
    },
  );

  app.get(
    '/Dci/:id/Recebimento/:recebimento',
    {
      schema: {
        tags,
        summary: 'Até onde foi o recebimento de notas, e o que deu',
        params: z.object({ id, recebimento: id }),
        response: { 200: recebimentoDeNotas, 404: erroResposta },
      },
    },
    async ({ quem, params: { id: qual, recebimento } }) => recebimentos.ver(quem.empresaId, qual, recebimento),
  );

  app.post(
    '/Dci/:id/Nota',
    {
      schema: {
        tags,
        summary: 'Inclui uma nota digitada',
        params,
        body: notaNova,
        response: { 201: notaDaDci, ...erros },
      },
    },
    async ({ quem, params, body }, reply) =>
      reply.code(201).send(await digitarNota({ db, relogio, quem }, params.id, body)),
  );

  app.put(
    '/Dci/:id/Nota',
    {
      schema: {
        tags,
        summary: 'Altera uma nota digitada',
        params,
        body: notaEdicao,
        response: { 200: notaDaDci, ...erros },
      },
    },
    ({ quem, params, body }) => alterarNota({ db, relogio, quem }, params.id, body),
  );

  app.delete(
    '/Dci/:id/Nota/:nota',
    {
      schema: {
        tags,
        summary: 'Retira uma nota da DCI',
        params: daNota,
        response: { 204: z.null(), 404: erroResposta, 409: erroResposta },
      },
    },
    async ({ quem, params: { id: qual, nota } }, reply) => {
      await apagarNota({ db, relogio, quem }, qual, nota);
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/Dci/:id/Nota/:nota/Fora',
    {
      schema: {
        tags,
        summary: 'Deixa uma nota de fora, com o motivo',
        params: daNota,
        body: pedidoDeFora,
        response: { 200: notaDaDci, ...erros },
      },
    },
    ({ quem, params: { id: qual, nota }, body }) => deixarDeFora({ db, relogio, quem }, qual, nota, body),
  );

  app.delete(
    '/Dci/:id/Nota/:nota/Fora',
    {
      schema: {
        tags,
        summary: 'Inclui de novo uma nota que alguém deixou de fora',
        params: daNota,
        body: versao,
        response: { 200: notaDaDci, ...erros },
      },
    },
    ({ quem, params: { id: qual, nota }, body }) => incluirDeNovo({ db, relogio, quem }, qual, nota, body.versao),
  );
};
