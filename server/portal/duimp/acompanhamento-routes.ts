import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { erroResposta } from '#lib/contracts/platform/erro.ts';
import { acompanhamentoDoProcesso, acompanharNoPortal } from '#lib/portal/contracts/portal-unico.ts';
import { id } from '#lib/registros/primitivos.ts';
import { acompanhamentoDo, acompanhar, deixarDeAcompanhar, olharAgora } from './acompanhar-no-portal.ts';

const tags = ['PortalUnico'];
const params = z.object({ id });
const response = {
  200: acompanhamentoDoProcesso,
  400: erroResposta,
  404: erroResposta,
  409: erroResposta,
  422: erroResposta,
};

/** The following of a processo's DUIMP in the Portal. */
export const acompanhamentoRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, relogio } = app.cais;
  const lido = async (empresaId: string, processoId: string) => ({
    acompanhamento: await acompanhamentoDo(db, empresaId, processoId),
  });

  app.get(
    '/Processo/:id/PortalUnico',
    {
      schema: {
        tags,
        summary: 'O que o Portal Único disse da DUIMP do processo, quando se olhou e quando se pode olhar de novo',
        params,
        response: { 200: acompanhamentoDoProcesso, 404: erroResposta },
      },
    },
    ({ quem, params }) => lido(quem.empresaId, params.id),
  );

  app.post(
    '/Processo/:id/PortalUnico',
    {
      schema: {
        tags,
        summary: 'Acompanha a DUIMP do processo no Portal Único, por uma chave',
        params,
        body: acompanharNoPortal,
        response,
      },
    },
    async ({ quem, params, body }) => {
      await acompanhar({ db, relogio, quem }, params.id, body.credencialId);
      return lido(quem.empresaId, params.id);
    },
  );

  app.delete(
    '/Processo/:id/PortalUnico',
    { schema: { tags, summary: 'Deixa de acompanhar a DUIMP do processo; o que se viu fica', params, response } },
    async ({ quem, params }) => {
      await deixarDeAcompanhar({ db, relogio, quem }, params.id);
      return lido(quem.empresaId, params.id);
    },
  );

  app.post(
    '/Processo/:id/PortalUnico/Olhar',
    { schema: { tags, summary: 'Olha o Portal Único agora, se o limite deixa', params, response } },
    async ({ quem, params }) => {
      await olharAgora({ db, relogio, quem }, params.id);
      return lido(quem.empresaId, params.id);
    },
  );
};
