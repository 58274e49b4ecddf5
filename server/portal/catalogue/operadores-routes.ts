import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { erroResposta } from '#lib/contracts/platform/erro.ts';
import { resultadoDeVarios } from '#lib/contracts/platform/varios.ts';
import { AMBIENTES_DO_PORTAL } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import { operadorNoPortalConsulta } from '#lib/portal/contracts/operador-no-portal-consulta.ts';
import {
  atoEmOperadores,
  listaDeOperadores,
  operadorAchado,
  operadorNoPortal,
  operadorNoPortalEdicao,
  operadorNoPortalResumo,
  preparoDeOperadores,
} from '#lib/portal/contracts/operadores-estrangeiros.ts';
import { devolucaoDoPreparo, listaDoPortalNova, rascunhosPreparados } from '#lib/portal/contracts/preparo-no-portal.ts';
import { OPERADOR_NO_PORTAL_COLUNAS, operadorNoPortalExportacao } from '#lib/portal/listas/operador-no-portal.ts';
import { id } from '#lib/registros/primitivos.ts';
import { FILE_REPLY, sendList } from '#server/platform/lists/send-list.ts';
import { notFound } from '#server/platform/refusals.ts';
import { agirEmOperadores } from './act-on-operators.ts';
import { pedirLista } from './ask-list.ts';
import { acharOperador, devolverOperador, redigirOperador } from './change-operator.ts';
import { operadorRepository } from './operador-repository.ts';
import { lerListas } from './operator-lists.ts';
import { prepararOperadores } from './prepare-operators.ts';

const tags = ['PortalUnico'];
const params = z.object({ id });
const erros = { 400: erroResposta, 404: erroResposta, 409: erroResposta, 422: erroResposta };

/** Serves the foreign operators: the drafts, their review, what is sent, and the Portal's own list. */
export const operadoresRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, relogio } = app.cais;

  app.get(
    '/PortalUnico/Operador',
    {
      schema: {
        tags,
        summary: 'Os operadores estrangeiros que se preparam aqui, e o que o Portal disse de cada um',
        querystring: operadorNoPortalConsulta,
        response: { 200: z.array(operadorNoPortalResumo), 400: erroResposta },
      },
    },
    async ({ quem, query }, reply) => {
      const { linhas, total } = await operadorRepository(db, quem.empresaId).listar(query);
      reply.header('X-Total-Count', total);
      return linhas;
    },
  );

  app.get(
    '/PortalUnico/Operador/Exportar',
    {
      schema: {
        tags,
        summary: 'Os operadores estrangeiros em XLSX ou CSV',
        querystring: operadorNoPortalExportacao,
        response: FILE_REPLY,
      },
    },
    async ({ quem, query }, reply) => {
      const { ids, porIds } = operadorRepository(db, quem.empresaId);
      const lista = { ids: (consulta: typeof query) => ids(consulta), porIds };
      const envio = {
        nome: 'Operadores estrangeiros',
        colunas: OPERADOR_NO_PORTAL_COLUNAS,
        lista,
        agora: relogio.agora(),
      };
      return sendList(reply, envio, query);
    },
  );

  app.post(
    '/PortalUnico/Operador/Preparar',
    {
      schema: {
        tags,
        summary: 'Faz o rascunho do operador de cada fornecedor que ainda não tem o deste importador; nada é enviado',
        body: preparoDeOperadores,
        response: { 200: rascunhosPreparados, ...erros },
      },
    },
    ({ quem, body }) => prepararOperadores({ db, relogio, quem }, body),
  );

  app.post(
    '/PortalUnico/Operador/EmVarios',
    {
      schema: {
        tags,
        summary:
          'Prepara a nova versão, pede a revisão, aprova ou envia muitos operadores; responde quais não puderam, e por quê',
        body: atoEmOperadores,
        response: { 200: resultadoDeVarios, ...erros },
      },
    },
    ({ quem, body }) => agirEmOperadores({ db, relogio, quem }, body),
  );

  app.get(
    '/PortalUnico/Operador/:id',
    {
      schema: {
        tags,
        summary: 'Um operador estrangeiro, com o que o Portal disse dele',
        params,
        response: { 200: operadorNoPortal, 404: erroResposta },
      },
    },
    async ({ quem, params: qual }) => {
      const achado = await operadorRepository(db, quem.empresaId).ler(qual.id, quem.usuarioId);
      if (!achado) throw notFound('Este operador');
      return achado;
    },
  );

  app.put(
    '/PortalUnico/Operador',
    {
      schema: {
        tags,
        summary: 'Altera um operador que ainda não foi enviado, ou a sua nova versão; ele volta a ser rascunho',
        body: operadorNoPortalEdicao,
        response: { 200: operadorNoPortal, ...erros },
      },
    },
    ({ quem, body }) => redigirOperador({ db, relogio, quem }, body),
  );

  app.post(
    '/PortalUnico/Operador/:id/Devolver',
    {
      schema: {
        tags,
        summary: 'Devolve um operador para correção, ou o tira da fila antes de ele sair',
        params,
        body: devolucaoDoPreparo,
        response: { 200: operadorNoPortal, ...erros },
      },
    },
    ({ quem, params: qual, body }) => devolverOperador({ db, relogio, quem }, qual.id, body),
  );

  app.post(
    '/PortalUnico/Operador/:id/Achado',
    {
      schema: {
        tags,
        summary: 'Diz o que alguém viu no Portal: o código deste operador, ou que ele não está lá',
        params,
        body: operadorAchado,
        response: { 200: operadorNoPortal, ...erros },
      },
    },
    ({ quem, params: qual, body }) => acharOperador({ db, relogio, quem }, qual.id, body),
  );

  app.get(
    '/PortalUnico/ListaDeOperadores',
    {
      schema: {
        tags,
        summary: 'As listas de operadores estrangeiros que o Portal respondeu, e o que a comparação deu',
        querystring: z.object({
          ambiente: z.enum(AMBIENTES_DO_PORTAL).optional().describe('O ambiente do Portal; sem ele, os dois.'),
        }),
        response: { 200: z.array(listaDeOperadores) },
      },
    },
    ({ quem, query }) => lerListas(db, quem.empresaId, query.ambiente),
  );

  app.post(
    '/PortalUnico/ListaDeOperadores',
    {
      schema: {
        tags,
        summary: 'Pede ao Portal a lista dos operadores estrangeiros de um importador, para comparar',
        body: listaDoPortalNova,
        response: { 202: z.object({ id }), ...erros },
      },
    },
    async ({ quem, body }, reply) =>
      reply.code(202).send({ id: await pedirLista({ db, relogio, quem }, 'OPERADORES', body) }),
  );
};
