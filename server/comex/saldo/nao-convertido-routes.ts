import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { memoria } from '#lib/contracts/calculo/memoria.ts';
import {
  eventoNaoConvertidoConsulta,
  memoriaNaoConvertidaConsulta,
  NUMERO_DA_DSI,
  naoConvertidosConsulta,
  naoConvertidosExportacao,
} from '#lib/contracts/consultas/nao-convertido.ts';
import { erroResposta } from '#lib/contracts/platform/erro.ts';
import {
  documentoNaoConvertido,
  lotesMudados,
  pedidoDeDeclaracao,
  pedidoDeDesfazerDeclaracao,
  pedidoDeEspecie,
} from '#lib/contracts/saldo/nao-convertido.ts';
import {
  loteInteiro,
  pedidoDeDesfazerSaida,
  pedidoDeRetorno,
  pedidoDeSaidaTemporaria,
} from '#lib/contracts/saldo/saldo-insumo.ts';
import { NAO_CONVERTIDO_COLUNAS, type NaoConvertidoExportado } from '#lib/listas/nao-convertido.ts';
import { id } from '#lib/registros/primitivos.ts';
import { today } from '#server/platform/clock.ts';
import { offsetOf } from '#server/platform/db/list-query.ts';
import { fileReply } from '#server/platform/files/file-reply.ts';
import { sendFile } from '#server/platform/files/send-file.ts';
import { listRead } from '#server/platform/lists/list-read-whole.ts';
import { FILE_REPLY, sendList } from '#server/platform/lists/send-list.ts';
import { notFound } from '#server/platform/refusals.ts';
import { declararNaoConvertidos, desfazerDeclaracao, mudarEspecie } from './declarar-nao-convertidos.ts';
import { eventoDoDocumento } from './evento-nao-convertido.ts';
import { memoriaDaLinha, naoConvertidos } from './nao-convertidos.ts';
import { recalcularReforma } from './recalcular-reforma.ts';
import { comRecalculo } from './recalculo-dos-lotes.ts';
import { desfazerSaida, retornarSaida, sairPorUmTempo } from './saidas-temporarias.ts';

const tags = ['SaldoInsumo'];
const params = z.object({ id });
const erros = { 400: erroResposta, 404: erroResposta, 409: erroResposta, 422: erroResposta };

/** Serves the worksheet of event 112120: what did not convert into exemption, its XML fragment, and what was declared. */
export const naoConvertidoRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, relogio } = app.cais;

  app.get(
    '/SaldoInsumo/NaoConvertidos',
    {
      schema: {
        tags,
        summary: 'CBS e IBS a declarar no evento 112120, ou já declarados, por documento de importação',
        querystring: naoConvertidosConsulta,
        response: { 200: z.array(documentoNaoConvertido), 400: erroResposta },
      },
    },
    async ({ quem, query: { pagina, tamanho, ...filtros } }, reply) => {
      const documentos = await naoConvertidos(db, quem.empresaId, filtros, today(relogio));
      const { offset, limit } = offsetOf({ pagina, tamanho });
      reply.header('X-Total-Count', documentos.length);
      return comRecalculo(db, quem.empresaId, documentos.slice(offset, offset + limit));
    },
  );

  app.get(
    '/SaldoInsumo/NaoConvertidos/Exportar',
    {
      schema: {
        tags,
        summary: 'A planilha da CBS e do IBS a declarar, em XLSX ou CSV',
        querystring: naoConvertidosExportacao,
        response: FILE_REPLY,
      },
    },
    async ({ quem, query: { formato, filtros: ditos, ...filtros } }, reply) => {
      const documentos = await naoConvertidos(db, quem.empresaId, filtros, today(relogio));
      const comAviso = await comRecalculo(db, quem.empresaId, documentos);
      const linhas = comAviso.flatMap((documento) => documento.linhas.map((linha) => ({ documento, linha })));
      const envio = {
        nome: 'CBS e IBS a declarar',
        colunas: NAO_CONVERTIDO_COLUNAS,
        lista: listRead(async () => linhas),
        agora: relogio.agora(),
      };
      return sendList<NaoConvertidoExportado, { formato: typeof formato; filtros: typeof ditos }>(reply, envio, {
        formato,
        filtros: ditos,
      });
    },
  );

  app.get(
    '/SaldoInsumo/NaoConvertidos/Evento',
    {
      schema: {
        tags,
        summary: 'O fragmento XML do evento 112120 de um documento, a assinar e enviar fora daqui',
        querystring: eventoNaoConvertidoConsulta,
        response: { 200: fileReply('application/xml'), 400: erroResposta, 404: erroResposta, 422: erroResposta },
      },
    },
    async ({ quem, query }, reply) => {
      const { documento: qual, ...recorte } = query;
      const doDocumento = NUMERO_DA_DSI.test(qual) ? { dsi: qual } : { processoId: qual };
      const filtros = { ...recorte, ...doDocumento, situacao: 'A_DECLARAR' } as const;
      const [documento] = await naoConvertidos(db, quem.empresaId, filtros, today(relogio));
      if (!documento) throw notFound('Este documento');
      const { nome, xml } = eventoDoDocumento(documento);
      return sendFile(reply, { nome, tipo: 'application/xml; charset=utf-8' }, xml);
    },
  );

  app.get(
    '/SaldoInsumo/NaoConvertidos/Memoria',
    {
      schema: {
        tags,
        summary: 'A memória de cálculo de uma linha a declarar, com os acréscimos',
        querystring: memoriaNaoConvertidaConsulta,
        response: { 200: memoria, 400: erroResposta, 404: erroResposta },
      },
    },
    async ({ quem, query }) => {
      const achada = await memoriaDaLinha(db, quem.empresaId, query, today(relogio));
      if (!achada) throw notFound('Esta memória');
      return achada;
    },
  );

  app.post(
    '/SaldoInsumo/NaoConvertidos/Declarar',
    {
      schema: {
        tags,
        summary: 'Marca linhas como declaradas no evento 112120, com data e protocolo',
        body: pedidoDeDeclaracao,
        response: { 200: lotesMudados, ...erros },
      },
    },
    ({ quem, body }) => declararNaoConvertidos({ db, relogio, quem }, body),
  );

  app.post(
    '/SaldoInsumo/NaoConvertidos/Desfazer',
    {
      schema: {
        tags,
        summary: 'Desfaz o que foi marcado como declarado no evento 112120',
        body: pedidoDeDesfazerDeclaracao,
        response: { 200: lotesMudados, ...erros },
      },
    },
    ({ quem, body }) => desfazerDeclaracao({ db, relogio, quem }, body),
  );

  app.post(
    '/SaldoInsumo/RecalcularCbsIbs',
    {
      schema: {
        tags,
        summary: 'Calcula de novo a CBS e o IBS suspensos dos lotes desembaraçados desde 2026',
        response: { 200: lotesMudados, 422: erroResposta },
      },
    },
    ({ quem }) => recalcularReforma({ db, relogio, quem }),
  );

  app.post(
    '/SaldoInsumo/:id/Especie',
    {
      schema: {
        tags,
        summary: 'Diz se um lote é insumo ou bem do ativo imobilizado',
        params,
        body: pedidoDeEspecie,
        response: { 200: loteInteiro, ...erros },
      },
    },
    ({ quem, params, body }) => mudarEspecie({ db, relogio, quem }, params.id, body),
  );

  app.post(
    '/SaldoInsumo/:id/SaidaTemporaria',
    {
      schema: {
        tags,
        summary: 'Registra uma saída que não encerra a suspensão, se o bem retornar em 180 dias',
        params,
        body: pedidoDeSaidaTemporaria,
        response: { 200: loteInteiro, ...erros },
      },
    },
    ({ quem, params, body }) => sairPorUmTempo({ db, relogio, quem }, params.id, body),
  );

  app.post(
    '/SaldoInsumo/SaidaTemporaria/:id/Retorno',
    {
      schema: {
        tags,
        summary: 'Registra o retorno de uma saída temporária, inteira ou em parte',
        params,
        body: pedidoDeRetorno,
        response: { 200: loteInteiro, ...erros },
      },
    },
    ({ quem, params, body }) => retornarSaida({ db, relogio, quem }, params.id, body),
  );

  app.post(
    '/SaldoInsumo/SaidaTemporaria/:id/Desfazer',
    {
      schema: {
        tags,
        summary: 'Desfaz o registro de uma saída temporária',
        params,
        body: pedidoDeDesfazerSaida,
        response: { 200: loteInteiro, ...erros },
      },
    },
    ({ quem, params, body }) => desfazerSaida({ db, relogio, quem }, params.id, body),
  );
};
