import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  complementoEnviado,
  duimpDoProcesso,
  pedidoDeMandar,
  rascunhoAchado,
} from '#lib/contracts/duimp-do-processo.ts';
import { erroResposta } from '#lib/contracts/erro.ts';
import { id } from '#lib/registros/primitivos.ts';
import { buscarValores, mandarDuimp, resolverRascunho } from './mandar-duimp.ts';
import { complementarDuimp, duimpDoProcesso as lerDuimp } from './preparar-duimp.ts';

const tags = ['PortalUnico'];
const params = z.object({ id });
const response = {
  200: duimpDoProcesso,
  400: erroResposta,
  404: erroResposta,
  409: erroResposta,
  422: erroResposta,
};

/** The DUIMP of a processo before its registration. */
export const duimpRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, relogio } = app.cais;

  app.get(
    '/Processo/:id/Duimp',
    {
      schema: {
        tags,
        summary: 'A DUIMP que o processo seria: o que iria, o que falta, e o rascunho no Portal Único',
        params,
        response: { 200: duimpDoProcesso, 404: erroResposta },
      },
    },
    ({ quem, params }) => lerDuimp(db, quem.empresaId, params.id),
  );

  app.put(
    '/Processo/:id/Duimp',
    {
      schema: {
        tags,
        summary: 'Grava o que só a DUIMP pede: códigos do Catálogo, documentos, valoração e cobertura cambial',
        params,
        body: complementoEnviado,
        response,
      },
    },
    async ({ quem, params, body }) => {
      await complementarDuimp({ db, relogio, quem }, params.id, body);
      return lerDuimp(db, quem.empresaId, params.id);
    },
  );

  app.post(
    '/Processo/:id/Duimp/Mandar',
    {
      schema: {
        tags,
        summary: 'Manda a DUIMP ao Portal Único como rascunho, por uma chave; nada é registrado',
        params,
        body: pedidoDeMandar,
        response,
      },
    },
    async ({ quem, params, body }) => {
      await mandarDuimp({ db, relogio, quem }, params.id, body);
      return lerDuimp(db, quem.empresaId, params.id);
    },
  );

  app.post(
    '/Processo/:id/Duimp/Valores',
    { schema: { tags, summary: 'Pede de novo os valores que o Portal Único calcula do rascunho', params, response } },
    async ({ quem, params }) => {
      await buscarValores({ db, relogio, quem }, params.id);
      return lerDuimp(db, quem.empresaId, params.id);
    },
  );

  app.post(
    '/Processo/:id/Duimp/Resolver',
    {
      schema: {
        tags,
        summary: 'Diz o que alguém viu no Portal Único depois de uma resposta perdida: o rascunho, ou que não há',
        params,
        body: rascunhoAchado,
        response,
      },
    },
    async ({ quem, params, body }) => {
      await resolverRascunho({ db, relogio, quem }, params.id, body);
      return lerDuimp(db, quem.empresaId, params.id);
    },
  );
};
