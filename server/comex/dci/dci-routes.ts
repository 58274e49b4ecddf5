import { Readable } from 'node:stream';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  competenciaPendente,
  type DciLido,
  dci,
  dciTotais,
  dciTotaisConsulta,
  pedidoDeCopiaDaDci,
} from '#lib/contracts/dci/dci.ts';
import { insumosDaDci as insumosLidos } from '#lib/contracts/dci/dci-insumos.ts';
import {
  darfConsulta,
  demonstrativoDeDarf as demonstrativoLido,
  pedidoDePagamento,
} from '#lib/contracts/dci/dci-pagamento.ts';
import { conferenciaDaDci, type PedidoDePassoDaDci, pedidoDePassoDaDci } from '#lib/contracts/dci/dci-passos.ts';
import { erroResposta } from '#lib/contracts/platform/erro.ts';
import { calcularDocumentoDci } from '#lib/fiscal/dci/calcular-documento.ts';
import { conferirDci } from '#lib/fiscal/dci/conferir-dci.ts';
import { id } from '#lib/registros/primitivos.ts';
import { today } from '#server/platform/clock.ts';
import { fileReply } from '#server/platform/files/file-reply.ts';
import { PDF_TYPE, sendFile, XLSX_TYPE } from '#server/platform/files/send-file.ts';
import { toPdf } from '#server/platform/pdf/pdf.ts';
import { existing } from '#server/platform/records/existing.ts';
import { type DocumentSteps, documentRoutes } from '#server/platform/steps/document-routes.ts';
import { apurarDci } from './apurar.ts';
import { arquivoDaDci } from './arquivo-da-dci.ts';
import { conteudoDaDci } from './conteudo-da-dci.ts';
import { copiarDci } from './copiar-dci.ts';
import { cadastroDeDci } from './dci.ts';
import { exigirAberta } from './dci-em-aberto.ts';
import { dciRepository } from './dci-repository.ts';
import { fatosDaDci } from './fatos-da-dci.ts';
import { insumosDaDci } from './insumos-da-dci.ts';
import { demonstrativoDeDarf, desfazerPagamento, informarPagamento } from './pagamento-da-dci.ts';
import { demonstrativoDeDarf as demonstrativoEmPapel } from './papeis/demonstrativo-de-darf.ts';
import { espelhoDaDci } from './papeis/espelho-da-dci.ts';
import { passosDaDci } from './passos-da-dci.ts';
import { competenciasPendentes } from './pendentes.ts';
import { planilhaDaDci } from './planilha-da-dci.ts';

const tags = ['Dci'];
const params = z.object({ id });
const versao = z.strictObject({ versao: z.number().int().min(1) });
const erros = { 400: erroResposta, 404: erroResposta, 409: erroResposta, 422: erroResposta };

/** Registers the routes of DCIs beyond those of every cadastro. `passo` is the flow that moves a DCI to its next step. */
export const dciRoutes =
  (passo: DocumentSteps<DciLido, PedidoDePassoDaDci>): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, relogio } = app.cais;

    await app.register(
      documentRoutes({
        cadastro: cadastroDeDci,
        passo: {
          pedido: pedidoDePassoDaDci,
          frase: 'Calcula, valida, gera o arquivo, marca a transmissão, registra (baixa o saldo) e o que vem depois',
          ...passo,
        },
        copia: {
          pedido: pedidoDeCopiaDaDci,
          frase: 'Outra DCI começada desta: com o mesmo cabeçalho, ou a retificadora, com as notas',
          copiar: copiarDci,
        },
        conferencia: {
          resposta: conferenciaDaDci,
          frase: 'O que impede a DCI e o que pede conferência, como está gravada',
          conferir: async (db, empresaId, lida, dia) => conferirDci(await fatosDaDci(db, empresaId, lida, dia)),
        },
        arquivo: arquivoDaDci,
        espelho: {
          frase: 'A DCI em PDF, com a memória de cálculo em anexo se pedida',
          montar: async ({ agora }, lida, comMemoria) =>
            espelhoDaDci({ dci: lida, calculo: calcularDocumentoDci(conteudoDaDci(lida)), comMemoria, agora }),
        },
      }),
    );

    app.get(
      '/Dci/Totais',
      {
        schema: {
          tags,
          summary: 'II em dólares e tributos em reais de todo o resultado de uma lista',
          querystring: dciTotaisConsulta,
          response: { 200: dciTotais, 400: erroResposta },
        },
      },
      ({ quem, query }) => dciRepository(db, quem.empresaId).totais(query, today(relogio)),
    );

    app.get(
      '/Dci/Pendentes',
      {
        schema: {
          tags,
          summary: 'As competências que cada indústria habilitada à DCI mensal ainda não registrou',
          response: { 200: z.array(competenciaPendente) },
        },
      },
      ({ quem }) => competenciasPendentes(db, quem.empresaId, today(relogio)),
    );

    app.post(
      '/Dci/:id/Apurar',
      {
        schema: {
          tags,
          summary: 'Refaz os itens pelo que há agora nos cadastros, nos DCR-Es e no saldo',
          params,
          response: { 200: dci, ...erros },
        },
      },
      ({ quem: { empresaId }, params }) =>
        db.transaction(async (tx) => {
          const antes = await passosDaDci.travado(tx, empresaId, params.id);
          exigirAberta(antes);
          await apurarDci(tx, empresaId, params.id, { hoje: today(relogio) });
          return existing(tx, empresaId, cadastroDeDci, params.id);
        }),
    );

    app.get(
      '/Dci/:id/Insumos',
      {
        schema: {
          tags,
          summary: 'O que a DCI tira do saldo, insumo por insumo, e o que falta',
          params,
          response: { 200: insumosLidos, 404: erroResposta },
        },
      },
      async ({ quem: { empresaId }, params }) => {
        await existing(db, empresaId, cadastroDeDci, params.id);
        return insumosDaDci(db, empresaId, params.id, today(relogio));
      },
    );

    app.post(
      '/Dci/:id/Pagamento',
      {
        schema: {
          tags,
          summary: 'Informa que os DARFs foram pagos num dia',
          params,
          body: pedidoDePagamento,
          response: { 200: dci, ...erros },
        },
      },
      ({ quem, params, body }) => informarPagamento({ db, relogio, quem }, params.id, body),
    );

    app.delete(
      '/Dci/:id/Pagamento',
      {
        schema: {
          tags,
          summary: 'Desfaz o pagamento informado',
          params,
          body: versao,
          response: { 200: dci, ...erros },
        },
      },
      ({ quem, params, body }) => desfazerPagamento({ db, relogio, quem }, params.id, body.versao),
    );

    app.get(
      '/Dci/:id/Darf',
      {
        schema: {
          tags,
          summary: 'O que se recolhe pagando num dia, por código de receita',
          params,
          querystring: darfConsulta,
          response: { 200: demonstrativoLido, ...erros },
        },
      },
      async ({ quem: { empresaId }, params, query }) =>
        demonstrativoDeDarf(db, empresaId, await existing(db, empresaId, cadastroDeDci, params.id), {
          em: query.em,
          selic: [],
        }),
    );

    app.get(
      '/Dci/:id/Darf/Pdf',
      {
        schema: {
          tags,
          summary: 'O demonstrativo de DARF em PDF',
          params,
          querystring: darfConsulta,
          response: { 200: fileReply(PDF_TYPE), ...erros },
        },
      },
      async ({ quem: { empresaId }, params, query }, reply) => {
        const lida = await existing(db, empresaId, cadastroDeDci, params.id);
        const demonstrativo = await demonstrativoDeDarf(db, empresaId, lida, { em: query.em, selic: [] });
        return sendFile(
          reply,
          { nome: `darf-${lida.processo}.pdf`, tipo: PDF_TYPE },
          await toPdf(demonstrativoEmPapel({ dci: lida, demonstrativo, agora: relogio.agora() })),
        );
      },
    );

    app.get(
      '/Dci/:id/Planilha',
      {
        schema: {
          tags,
          summary: 'Os itens, tributos e insumos da DCI em XLSX',
          params,
          response: { 200: fileReply(XLSX_TYPE), 404: erroResposta },
        },
      },
      async ({ quem: { empresaId }, params }, reply) => {
        const lida = await existing(db, empresaId, cadastroDeDci, params.id);
        const { insumos } = await insumosDaDci(db, empresaId, params.id, today(relogio));
        return sendFile(
          reply,
          { nome: `${lida.processo}.xlsx`, tipo: XLSX_TYPE },
          Readable.from(planilhaDaDci({ dci: lida, insumos }), { objectMode: true, highWaterMark: 1 }),
        );
      },
    );
  };
