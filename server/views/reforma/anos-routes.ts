import { Readable } from 'node:stream';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { memoria } from '#lib/contracts/calculo/memoria.ts';
import { erroResposta } from '#lib/contracts/platform/erro.ts';
import {
  comparacaoDosAnos,
  comparacaoDosAnosConsulta,
  memoriaDosAnosConsulta,
} from '#lib/contracts/processo/reforma-do-processo.ts';
import type { Experimento } from '#lib/fiscal/reforma/processo/figuras-do-processo.ts';
import { id } from '#lib/registros/primitivos.ts';
import { itensDaMateria } from '#server/comex/reforma/carga-da-materia.ts';
import { lerMateriaDaReforma } from '#server/comex/reforma/materia-da-reforma.ts';
import { today } from '#server/platform/clock.ts';
import { fileReply } from '#server/platform/files/file-reply.ts';
import { PDF_TYPE, sendFile, XLSX_TYPE } from '#server/platform/files/send-file.ts';
import { toPdf } from '#server/platform/pdf/pdf.ts';
import { notFound } from '#server/platform/refusals.ts';
import { calcular } from './calculos-da-reforma.ts';
import { comparacaoEmPapel } from './comparacao-em-papel.ts';
import { comparacaoEmPlanilha } from './comparacao-em-planilha.ts';

const tags = ['Processo'];
const params = z.object({ id });

/** The comparison of a process under the rules of three years, and its papers. */
export const anosDoProcessoRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, relogio } = app.cais;
  const ler = (empresaId: string, processoId: string) =>
    lerMateriaDaReforma(db, empresaId, processoId, { hoje: today(relogio), liberacao: undefined });
  const comparar = async (empresaId: string, processoId: string, experimento: Experimento) => {
    const materia = await ler(empresaId, processoId);
    const comparacao = await calcular('anos', itensDaMateria(materia), materia, experimento);
    return { numero: materia.numero, treinamento: materia.treinamento, comparacao };
  };

  app.get(
    '/Processo/:id/Reforma/Anos',
    {
      schema: {
        tags,
        summary: 'A mesma carga pelas regras de 2026, de 2027 e de 2033, tributo a tributo',
        params,
        querystring: comparacaoDosAnosConsulta,
        response: { 200: comparacaoDosAnos, 400: erroResposta, 404: erroResposta },
      },
    },
    async ({ quem: { empresaId }, params, query }) => (await comparar(empresaId, params.id, query)).comparacao,
  );

  app.get(
    '/Processo/:id/Reforma/Anos/Memoria',
    {
      schema: {
        tags,
        summary: 'Memória de cálculo de um tributo da comparação, pelas regras de um ano',
        params,
        querystring: memoriaDosAnosConsulta,
        response: { 200: memoria, 400: erroResposta, 404: erroResposta },
      },
    },
    async ({ quem: { empresaId }, params, query: { linha, ano, ...experimento } }) => {
      const materia = await ler(empresaId, params.id);
      const pedida = { experimento, linha, ano };
      const achada = await calcular('memoriaDosAnos', itensDaMateria(materia), materia, pedida);
      if (!achada) throw notFound('Este valor');
      return achada;
    },
  );

  app.get(
    '/Processo/:id/Reforma/Anos/Pdf',
    {
      schema: {
        tags,
        summary: 'A comparação dos três anos em PDF, com o que é estimativa e o que falta',
        params,
        querystring: comparacaoDosAnosConsulta,
        response: { 200: fileReply(PDF_TYPE), 400: erroResposta, 404: erroResposta },
      },
    },
    async ({ quem: { empresaId }, params, query }, reply) => {
      const { numero, treinamento, comparacao } = await comparar(empresaId, params.id, query);
      const pdf = await toPdf(comparacaoEmPapel({ processo: numero, treinamento, comparacao, agora: relogio.agora() }));
      return sendFile(reply, { nome: `tres-anos-${numero}.pdf`, tipo: PDF_TYPE }, pdf);
    },
  );

  app.get(
    '/Processo/:id/Reforma/Anos/Planilha',
    {
      schema: {
        tags,
        summary: 'A comparação dos três anos em XLSX',
        params,
        querystring: comparacaoDosAnosConsulta,
        response: { 200: fileReply(XLSX_TYPE), 400: erroResposta, 404: erroResposta },
      },
    },
    async ({ quem: { empresaId }, params, query }, reply) => {
      const { numero, treinamento, comparacao } = await comparar(empresaId, params.id, query);
      return sendFile(
        reply,
        { nome: `tres-anos-${numero}.xlsx`, tipo: XLSX_TYPE },
        Readable.from(comparacaoEmPlanilha(comparacao, { treinamento }), { objectMode: true, highWaterMark: 1 }),
      );
    },
  );
};
