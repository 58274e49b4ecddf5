import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { erroResposta } from '#lib/contracts/erro.ts';
import { id } from '#lib/contracts/primitivos.ts';
import {
  processoConsulta,
  processoExportacao,
  processoInteiro,
  processoResumo,
  processoTotais,
  processoTotaisConsulta,
} from '#lib/contracts/processo.ts';
import { PROCESSO_COLUNAS } from '#lib/contracts/processo-colunas.ts';
import { naoEncontrado } from '#server/erros.ts';
import { enviarLista, RESPOSTA_DE_ARQUIVO } from '#server/lista/enviar-lista.ts';
import { processoRepository } from './processo-repository.ts';

const tags = ['Processo'];

export const processoRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, relogio } = app.cais;

  app.get(
    '/Processo',
    {
      schema: {
        tags,
        summary: 'Processos de importação da empresa',
        querystring: processoConsulta,
        response: { 200: z.array(processoResumo), 400: erroResposta },
      },
    },
    async (request, reply) => {
      const { linhas, total } = await processoRepository(db, request.quem.empresaId).listar(request.query);
      reply.header('X-Total-Count', total);
      return linhas;
    },
  );

  app.get(
    '/Processo/Exportar',
    {
      schema: {
        tags,
        summary: 'Todo o resultado da lista em XLSX ou CSV',
        querystring: processoExportacao,
        response: RESPOSTA_DE_ARQUIVO,
      },
    },
    async ({ quem, query }, reply) => {
      const lista = processoRepository(db, quem.empresaId);
      return enviarLista(reply, { nome: 'Processos', colunas: PROCESSO_COLUNAS, lista, agora: relogio.agora() }, query);
    },
  );

  app.get(
    '/Processo/Totais',
    {
      schema: {
        tags,
        summary: 'Somas de todo o resultado da lista',
        querystring: processoTotaisConsulta,
        response: { 200: processoTotais, 400: erroResposta },
      },
    },
    ({ quem, query }) => processoRepository(db, quem.empresaId).totais(query),
  );

  app.get(
    '/Processo/:id',
    {
      schema: {
        tags,
        summary: 'Um processo, com o cabeçalho da declaração e as conferências',
        params: z.object({ id }),
        response: { 200: processoInteiro, 404: erroResposta },
      },
    },
    async (request) => {
      const processo = await processoRepository(db, request.quem.empresaId).inteiro(request.params.id);
      if (!processo) throw naoEncontrado('Este processo');
      return processo;
    },
  );
};
