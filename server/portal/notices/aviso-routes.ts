import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { erroResposta } from '#lib/contracts/platform/erro.ts';
import { avisoRecebido, receptorDoPortal, segredoDoReceptor } from '#lib/portal/contracts/avisos-do-portal.ts';
import { id } from '#lib/registros/primitivos.ts';
import { wrongDoorLimit } from '#server/accounts/access/log-in-limit.ts';
import { notFound } from '#server/platform/refusals.ts';
import { receberAviso } from './receive-notice.ts';
import { receptorRepository } from './receptor-repository.ts';
import { encerrarReceptor, fazerReceptor } from './switch-notices.ts';

const tags = ['PortalUnico'];
const params = z.object({ id });

/** The addresses that notices of the Portal come in at, for people of the company. */
export const avisosDoPortalRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, relogio, cofre } = app.cais;

  app.get(
    '/PortalUnico/Aviso',
    {
      schema: {
        tags,
        summary: 'Os endereços que recebem avisos do Portal Único, com o último que chegou; sem as chaves secretas',
        response: { 200: z.array(receptorDoPortal) },
      },
    },
    ({ quem }) => receptorRepository(db, quem.empresaId).listar(),
  );

  app.post(
    '/PortalUnico/Credencial/:id/Aviso',
    {
      config: { prova: 'UMA' },
      schema: {
        tags,
        summary:
          'Faz o endereço dos avisos de uma credencial, ou outra chave secreta dele; a chave só aparece nesta resposta',
        params,
        response: { 200: segredoDoReceptor, 404: erroResposta, 409: erroResposta },
      },
    },
    async ({ quem, params }) => {
      const segredo = await fazerReceptor({ db, relogio, cofre, quem }, params.id);
      return { segredo, receptores: await receptorRepository(db, quem.empresaId).listar() };
    },
  );

  app.delete(
    '/PortalUnico/Credencial/:id/Aviso',
    {
      schema: {
        tags,
        summary: 'Deixa de receber os avisos de uma credencial; o endereço passa a recusar tudo',
        params,
        response: { 200: z.array(receptorDoPortal), 404: erroResposta },
      },
    },
    async ({ quem, params }) => {
      await encerrarReceptor({ db, relogio, quem }, params.id);
      return receptorRepository(db, quem.empresaId).listar();
    },
  );
};

/**
 * Where the Portal calls: without a session, by an address at random and a secret. It answers as soon as the notice is noted, because the
 * Portal waits 3.5 s and never calls again.
 */
export const receberAvisoRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, relogio, cofre } = app.cais;
  const limite = wrongDoorLimit();

  app.post(
    '/PortalUnico/Aviso/:empresaId/:receptorId',
    {
      bodyLimit: MAIOR_AVISO,
      schema: {
        tags,
        summary:
          'Recebe um aviso do Portal Único: a DUIMP acompanhada é olhada a seguir. A chave vem no cabeçalho secret',
        security: [],
        params: z.object({ empresaId: z.string(), receptorId: z.string() }),
        body: avisoRecebido,
        response: { 204: z.null(), 404: erroResposta, 429: erroResposta },
      },
    },
    async ({ params, body, headers, ip }, reply) => {
      const { empresaId, receptorId } = params;
      const endereco = z.object({ empresaId: id, receptorId: id }).safeParse(params);
      const aviso = {
        id: receptorId,
        empresaId,
        corpo: body,
        segredo: textoDoCabecalho(headers.secret),
        evento: textoDoCabecalho(headers['event-type']),
      };
      if (!endereco.success || !(await receberAviso({ db, relogio, cofre }, aviso))) {
        // The right secret is looked at first: nobody at its address can use up what the Portal needs.
        await limite.contar(ip);
        throw notFound('Este endereço');
      }
      return reply.code(204).send(null);
    },
  );
};

const textoDoCabecalho = (cabecalho: string | string[] | undefined): string =>
  typeof cabecalho === 'string' ? cabecalho : '';
/** A notice has some hundred bytes. */
const MAIOR_AVISO = 64 * 1024;
