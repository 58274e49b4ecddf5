import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { erroResposta } from '#lib/contracts/platform/erro.ts';
import { resultadoDeVarios } from '#lib/contracts/platform/varios.ts';
import { AMBIENTES_DO_PORTAL } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import { fabricanteNoPortalConsulta } from '#lib/portal/contracts/fabricante-no-portal-consulta.ts';
import {
  atoEmFabricantes,
  fabricanteAchado,
  fabricanteNoPortal,
  listaDeFabricantes,
  preparoDeFabricantes,
} from '#lib/portal/contracts/fabricantes-no-portal.ts';
import { devolucaoDoPreparo, listaDoPortalNova, rascunhosPreparados } from '#lib/portal/contracts/preparo-no-portal.ts';
import type { VinculoDoPortal } from '#lib/portal/domain/fabricante-no-portal.ts';
import { FABRICANTE_NO_PORTAL_COLUNAS, fabricanteNoPortalExportacao } from '#lib/portal/listas/fabricante-no-portal.ts';
import { id } from '#lib/registros/primitivos.ts';
import { FILE_REPLY, sendList } from '#server/platform/lists/send-list.ts';
import { notFound } from '#server/platform/refusals.ts';
import { agirEmFabricantes } from './act-on-links.ts';
import { pedirLista } from './ask-list.ts';
import { catalogoRepository } from './catalogo-repository.ts';
import { acharFabricante, devolverFabricante } from './change-link.ts';
import { fabricanteRepository } from './fabricante-repository.ts';
import { prepararFabricantes } from './prepare-links.ts';

const tags = ['PortalUnico'];
const params = z.object({ id });
const erros = { 400: erroResposta, 404: erroResposta, 409: erroResposta, 422: erroResposta };

/** Serves the links of products to makers: the drafts, their review, what is sent, and the Portal's own list. */
export const fabricantesRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, relogio } = app.cais;

  app.get(
    '/PortalUnico/Fabricante',
    {
      schema: {
        tags,
        summary: 'Os vínculos de produtos com fabricantes, e o que o Portal disse de cada um',
        querystring: fabricanteNoPortalConsulta,
        response: { 200: z.array(fabricanteNoPortal), 400: erroResposta },
      },
    },
    async ({ quem, query }, reply) => {
      const { linhas, total } = await fabricanteRepository(db, quem.empresaId).listar(query, quem.usuarioId);
      reply.header('X-Total-Count', total);
      return linhas;
    },
  );

  app.get(
    '/PortalUnico/Fabricante/Exportar',
    {
      schema: {
        tags,
        summary: 'Os vínculos de produtos com fabricantes em XLSX ou CSV',
        querystring: fabricanteNoPortalExportacao,
        response: FILE_REPLY,
      },
    },
    async ({ quem, query }, reply) => {
      const { ids, porIds } = fabricanteRepository(db, quem.empresaId);
      const lista = {
        ids: (consulta: typeof query) => ids(consulta),
        porIds: (quais: string[]) => porIds(quais, quem.usuarioId),
      };
      const envio = {
        nome: 'Fabricantes no Portal',
        colunas: FABRICANTE_NO_PORTAL_COLUNAS,
        lista,
        agora: relogio.agora(),
      };
      return sendList(reply, envio, query);
    },
  );

  app.post(
    '/PortalUnico/Fabricante/Preparar',
    {
      schema: {
        tags,
        summary: 'Faz o rascunho do vínculo de cada produto com o fabricante do seu item; nada é enviado',
        body: preparoDeFabricantes,
        response: { 200: rascunhosPreparados, ...erros },
      },
    },
    ({ quem, body }) => prepararFabricantes({ db, relogio, quem }, body),
  );

  app.post(
    '/PortalUnico/Fabricante/EmVarios',
    {
      schema: {
        tags,
        summary: 'Pede a revisão, aprova, desvincula, desfaz ou envia muitos vínculos; responde quais não puderam',
        body: atoEmFabricantes,
        response: { 200: resultadoDeVarios, ...erros },
      },
    },
    ({ quem, body }) => agirEmFabricantes({ db, relogio, quem }, body),
  );

  app.get(
    '/PortalUnico/Fabricante/:id',
    {
      schema: {
        tags,
        summary: 'Um vínculo de produto com fabricante, com o que o Portal disse dele',
        params,
        response: { 200: fabricanteNoPortal, 404: erroResposta },
      },
    },
    async ({ quem, params: qual }) => {
      const achado = await fabricanteRepository(db, quem.empresaId).ler(qual.id, quem.usuarioId);
      if (!achado) throw notFound('Este vínculo');
      return achado;
    },
  );

  app.post(
    '/PortalUnico/Fabricante/:id/Devolver',
    {
      schema: {
        tags,
        summary: 'Devolve um vínculo, ou o tira da fila antes de ele sair',
        params,
        body: devolucaoDoPreparo,
        response: { 200: fabricanteNoPortal, ...erros },
      },
    },
    ({ quem, params: qual, body }) => devolverFabricante({ db, relogio, quem }, qual.id, body),
  );

  app.post(
    '/PortalUnico/Fabricante/:id/Achado',
    {
      schema: {
        tags,
        summary: 'Diz o que alguém viu no Portal: se o que foi enviado está lá',
        params,
        body: fabricanteAchado,
        response: { 200: fabricanteNoPortal, ...erros },
      },
    },
    ({ quem, params: qual, body }) => acharFabricante({ db, relogio, quem }, qual.id, body),
  );

  app.get(
    '/PortalUnico/ListaDeFabricantes',
    {
      schema: {
        tags,
        summary: 'As listas de vínculos que o Portal respondeu, e o que a comparação deu',
        querystring: z.object({
          ambiente: z.enum(AMBIENTES_DO_PORTAL).optional().describe('O ambiente do Portal; sem ele, os dois.'),
        }),
        response: { 200: z.array(listaDeFabricantes) },
      },
    },
    async ({ quem, query }) => {
      const fabricantes = fabricanteRepository(db, quem.empresaId);
      const listas = await catalogoRepository(db, quem.empresaId).daqueles('FABRICANTES', query.ambiente);
      return Promise.all(
        listas.map(async ({ linha, lida }) => ({
          ...lida,
          soLa: linha.soLa as VinculoDoPortal[],
          aqui: await fabricantes.contagens(linha),
          semFabricante: await fabricantes.semFabricante(linha),
        })),
      );
    },
  );

  app.post(
    '/PortalUnico/ListaDeFabricantes',
    {
      schema: {
        tags,
        summary: 'Pede ao Portal a lista dos vínculos de um importador, para comparar',
        body: listaDoPortalNova,
        response: { 202: z.object({ id }), ...erros },
      },
    },
    async ({ quem, body }, reply) =>
      reply.code(202).send({ id: await pedirLista({ db, relogio, quem }, 'FABRICANTES', body) }),
  );
};
