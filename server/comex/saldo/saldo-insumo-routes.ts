import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { gruposConsulta, saldoInsumoConsulta } from '#lib/contracts/consultas/saldo-insumo.ts';
import { erroResposta } from '#lib/contracts/platform/erro.ts';
import {
  grupoDeInsumos,
  loteDeInsumo,
  loteInteiro,
  pedidoDeAjuste,
  pedidoDeDevolucao,
  pedidoDeEstorno,
  saldoInsumoTotais,
  saldoInsumoTotaisConsulta,
} from '#lib/contracts/saldo/saldo-insumo.ts';
import {
  GRUPO_DE_INSUMOS_COLUNAS,
  gruposExportacao,
  LOTE_DE_INSUMO_COLUNAS,
  saldoInsumoExportacao,
} from '#lib/listas/saldo-insumo.ts';
import { id } from '#lib/registros/primitivos.ts';
import { today } from '#server/platform/clock.ts';
import { FILE_REPLY, sendList } from '#server/platform/lists/send-list.ts';
import { notFound } from '#server/platform/refusals.ts';
import { ajustarLote, devolverLote, estornarMovimento } from './gravar-ato.ts';
import { gruposRepository } from './grupos-repository.ts';
import { loteRepository } from './lote-repository.ts';
import { saldoListagem } from './saldo-listagem.ts';

const tags = ['SaldoInsumo'];
const params = z.object({ id });
const erros = { 400: erroResposta, 404: erroResposta, 409: erroResposta, 422: erroResposta };

/** Serves the stock of imported inputs: its lotes, the sums by item, declaration and NCM, and the movements made by hand. */
export const saldoInsumoRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, relogio } = app.cais;

  app.get(
    '/SaldoInsumo',
    {
      schema: {
        tags,
        summary: 'O saldo de cada item de declaração desembaraçada, na ordem em que se baixa',
        querystring: saldoInsumoConsulta,
        response: { 200: z.array(loteDeInsumo), 400: erroResposta },
      },
    },
    async ({ quem, query }, reply) => {
      const { linhas, total } = await saldoListagem(db, quem.empresaId).listar(query, today(relogio));
      reply.header('X-Total-Count', total);
      return linhas;
    },
  );

  app.get(
    '/SaldoInsumo/Exportar',
    {
      schema: {
        tags,
        summary: 'Todo o resultado do saldo em XLSX ou CSV',
        querystring: saldoInsumoExportacao,
        response: FILE_REPLY,
      },
    },
    async ({ quem, query }, reply) => {
      const saldo = saldoListagem(db, quem.empresaId);
      const lista = {
        ids: (consulta: typeof query) => saldo.ids(consulta, today(relogio)),
        porIds: (ids: string[]) => saldo.porIds(ids, today(relogio)),
      };
      const envio = {
        nome: 'Saldo de insumos',
        colunas: LOTE_DE_INSUMO_COLUNAS,
        lista,
        agora: relogio.agora(),
        totais: (qual: typeof query) => saldo.totais(qual, today(relogio)),
      };
      return sendList(reply, envio, query);
    },
  );

  app.get(
    '/SaldoInsumo/Totais',
    {
      schema: {
        tags,
        summary: 'Tributos ainda suspensos em todo o resultado, e o desembaraço mais antigo do que resta',
        querystring: saldoInsumoTotaisConsulta,
        response: { 200: saldoInsumoTotais, 400: erroResposta },
      },
    },
    ({ quem, query }) => saldoListagem(db, quem.empresaId).totais(query, today(relogio)),
  );

  app.get(
    '/SaldoInsumo/Grupos',
    {
      schema: {
        tags,
        summary: 'O saldo por item, por declaração ou por NCM',
        querystring: gruposConsulta,
        response: { 200: z.array(grupoDeInsumos), 400: erroResposta },
      },
    },
    async ({ quem, query }, reply) => {
      const { linhas, total } = await gruposRepository(db, quem.empresaId).listar(query, today(relogio));
      reply.header('X-Total-Count', total);
      return linhas;
    },
  );

  app.get(
    '/SaldoInsumo/Grupos/Exportar',
    {
      schema: {
        tags,
        summary: 'Os grupos em XLSX ou CSV',
        querystring: gruposExportacao,
        response: FILE_REPLY,
      },
    },
    async ({ quem, query }, reply) => {
      const { formato, colunas, filtros, ids: _, ...consulta } = query;
      const grupos = await gruposRepository(db, quem.empresaId).todos(consulta, today(relogio));
      const porChave = new Map(grupos.map((grupo) => [grupo.chave, grupo]));
      const lista = {
        ids: async () => [...porChave.keys()],
        porIds: async (chaves: string[]) => chaves.flatMap((chave) => porChave.get(chave) ?? []),
      };
      const nome = NOMES_DOS_GRUPOS[consulta.por];
      const envio = { nome, colunas: GRUPO_DE_INSUMOS_COLUNAS, lista, agora: relogio.agora() };
      return sendList(reply, envio, { formato, colunas, filtros });
    },
  );

  app.get(
    '/SaldoInsumo/:id',
    {
      schema: {
        tags,
        summary: 'Um item do saldo, com o que entrou, o custo dele e todos os movimentos',
        params,
        response: { 200: loteInteiro, 404: erroResposta },
      },
    },
    async ({ quem, params }) => {
      const lote = await loteRepository(db, quem.empresaId).buscar(params.id, today(relogio));
      if (!lote) throw notFound('Este saldo');
      return lote;
    },
  );

  app.post(
    '/SaldoInsumo/:id/Ajustar',
    {
      schema: {
        tags,
        summary: 'Ajusta o saldo ao que há, com o motivo',
        params,
        body: pedidoDeAjuste,
        response: { 200: loteInteiro, ...erros },
      },
    },
    ({ quem, params, body }) => ajustarLote({ db, relogio, quem }, params.id, body),
  );

  app.post(
    '/SaldoInsumo/:id/Devolver',
    {
      schema: {
        tags,
        summary: 'Dá por devolvida ao exportador, no exterior, parte do saldo',
        params,
        body: pedidoDeDevolucao,
        response: { 200: loteInteiro, ...erros },
      },
    },
    ({ quem, params, body }) => devolverLote({ db, relogio, quem }, params.id, body),
  );

  app.post(
    '/SaldoInsumo/Movimento/:id/Estornar',
    {
      schema: {
        tags,
        summary: 'Estorna um ajuste ou uma devolução feitos à mão',
        params,
        body: pedidoDeEstorno,
        response: { 200: loteInteiro, ...erros },
      },
    },
    ({ quem, params, body }) => estornarMovimento({ db, relogio, quem }, params.id, body),
  );
};

/** Names of the sheet and of the file. */
const NOMES_DOS_GRUPOS = {
  ITEM: 'Saldo de insumos por item',
  DI: 'Saldo de insumos por documento',
  NCM: 'Saldo de insumos por NCM',
} as const;
