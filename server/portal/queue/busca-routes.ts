import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { erroResposta } from '#lib/contracts/platform/erro.ts';
import {
  buscaNoPortal,
  buscaNoPortalNova,
  rondaDoPortal,
  rondaDoPortalNova,
  trazerDaBusca,
} from '#lib/portal/contracts/portal-unico.ts';
import { id } from '#lib/registros/primitivos.ts';
import { notFound } from '#server/platform/refusals.ts';
import { pedirBusca, trazerAsEscolhidas } from './ask-search.ts';
import { buscaRepository } from './busca-repository.ts';
import { rondaRepository } from './ronda-repository.ts';
import { ligarRonda } from './switch-round.ts';

const tags = ['PortalUnico'];
const params = z.object({ id });
const recusas = { 400: erroResposta, 404: erroResposta, 409: erroResposta };

export const buscaNoPortalRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, relogio } = app.cais;

  app.post(
    '/PortalUnico/Busca',
    {
      schema: {
        tags,
        summary: 'Pede as DUIMPs de um importador num período; a busca entra na fila da chave',
        body: buscaNoPortalNova,
        response: { 202: z.object({ id }), ...recusas },
      },
    },
    async ({ quem, body }, reply) => reply.code(202).send({ id: await pedirBusca({ db, relogio, quem }, body) }),
  );

  app.get(
    '/PortalUnico/Busca/:id',
    {
      schema: {
        tags,
        summary: 'Uma busca: o que o Portal Único mostrou, o que disso já está aqui, e quando se pode olhar de novo',
        params,
        response: { 200: buscaNoPortal, 404: erroResposta },
      },
    },
    async ({ quem, params }) => {
      const achada = await buscaRepository(db, quem.empresaId).ler(params.id);
      if (!achada) throw notFound('Esta busca');
      return achada;
    },
  );

  app.post(
    '/PortalUnico/Busca/:id/Trazer',
    {
      schema: {
        tags,
        summary: 'Põe na fila as DUIMPs escolhidas de uma busca; a que já está nela não entra outra vez',
        params,
        body: trazerDaBusca,
        response: { 200: buscaNoPortal, ...recusas, 422: erroResposta },
      },
    },
    async ({ quem, params, body }) => {
      await trazerAsEscolhidas({ db, relogio, quem }, params.id, body.numeros);
      return (await buscaRepository(db, quem.empresaId).ler(params.id)) ?? naoHa();
    },
  );

  app.get(
    '/PortalUnico/Ronda',
    {
      schema: {
        tags,
        summary: 'As rondas da noite, pelo nome do importador: quando olharam, o que trouxeram, quando olham de novo',
        response: { 200: z.array(rondaDoPortal) },
      },
    },
    ({ quem }) => rondaRepository(db, quem.empresaId).listar(),
  );

  app.post(
    '/PortalUnico/Ronda',
    {
      schema: {
        tags,
        summary: 'Liga ou desliga a ronda da noite de um importador, por uma chave',
        body: rondaDoPortalNova,
        response: { 200: z.array(rondaDoPortal), ...recusas },
      },
    },
    async ({ quem, body }) => {
      await ligarRonda({ db, relogio, quem }, body);
      return rondaRepository(db, quem.empresaId).listar();
    },
  );
};

function naoHa(): never {
  throw notFound('Esta busca');
}
