import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { usuario, usuarioConsulta, usuarioConvidado, usuarioNovo } from '#lib/contracts/accounts/usuario.ts';
import { erroResposta } from '#lib/contracts/platform/erro.ts';
import { id } from '#lib/registros/primitivos.ts';
import { removePhoto } from '#server/accounts/access/write-account.ts';
import { resetSecondFactor } from '#server/accounts/second-factor/reset-second-factor.ts';
import { IMAGE_REPLY, replyImage } from '#server/platform/files/image.ts';
import { forbidden, notFound } from '#server/platform/refusals.ts';
import { userRepository } from './user-repository.ts';
import { deactivate, invite, inviteAgain, reactivate } from './write-user.ts';

const tags = ['Usuario'];
const params = z.object({ id });

export const userRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, blobs, relogio } = app.cais;
  const existente = async (empresaId: string, procurado: string) => {
    const achado = await userRepository(db, empresaId).buscar(procurado, relogio.agora());
    if (!achado) throw notFound('Esta pessoa');
    return achado;
  };

  app.get(
    '/Usuario',
    {
      schema: {
        tags,
        summary: 'As pessoas da empresa',
        querystring: usuarioConsulta,
        response: { 200: z.array(usuario), 400: erroResposta },
      },
    },
    async ({ quem, query }, reply) => {
      const { linhas, total } = await userRepository(db, quem.empresaId).listar(query, relogio.agora());
      reply.header('X-Total-Count', total);
      return linhas;
    },
  );

  app.post(
    '/Usuario',
    {
      config: { prova: 'UMA' },
      schema: {
        tags,
        summary: 'Convida uma pessoa; o token do link só é dito agora',
        body: usuarioNovo,
        response: { 201: usuarioConvidado, 400: erroResposta, 409: erroResposta },
      },
    },
    async ({ quem, body }, reply) => reply.code(201).send(await invite({ db, relogio, quem }, body)),
  );

  app.post(
    '/Usuario/:id/Convite',
    {
      config: { prova: 'UMA' },
      schema: {
        tags,
        summary: 'Um novo link de convite; o anterior deixa de valer',
        params,
        response: { 201: usuarioConvidado, 404: erroResposta, 422: erroResposta },
      },
    },
    async ({ quem, params }, reply) => reply.code(201).send(await inviteAgain({ db, relogio, quem }, params.id)),
  );

  app.delete(
    '/Usuario/:id',
    {
      schema: {
        tags,
        summary: 'Desativa uma pessoa; as sessões dela terminam na hora',
        params,
        response: { 204: z.null(), 404: erroResposta, 422: erroResposta },
      },
    },
    async ({ quem, params }, reply) => {
      await deactivate({ db, relogio, quem }, params.id);
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/Usuario/:id/Restaurar',
    {
      config: { prova: 'UMA' },
      schema: {
        tags,
        summary: 'Reativa uma pessoa',
        params,
        response: { 200: usuario, 404: erroResposta, 422: erroResposta },
      },
    },
    ({ quem, params }) => reactivate({ db, relogio, quem }, params.id),
  );

  app.post(
    '/Usuario/:id/ZerarSegundoFator',
    {
      config: { prova: 'UMA' },
      schema: {
        tags,
        summary: 'Tira o segundo fator de uma pessoa que o perdeu; as sessões dela terminam na hora',
        params,
        response: { 204: z.null(), 404: erroResposta, 422: erroResposta },
      },
    },
    async ({ quem, params }, reply) => {
      await resetSecondFactor({ db, relogio, quem }, params.id);
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/Usuario/:id/Foto',
    {
      schema: {
        tags,
        summary: 'A foto de uma pessoa da empresa; 204 sem foto',
        params,
        response: { ...IMAGE_REPLY, 404: erroResposta },
      },
    },
    async ({ quem: { empresaId }, params }, reply) => {
      const { foto: sha256 } = await existente(empresaId, params.id);
      return replyImage(reply, blobs, { empresaId, bucket: 'foto', sha256 });
    },
  );

  app.delete(
    '/Usuario/:id/Foto',
    {
      schema: {
        tags,
        summary: 'Remove a própria foto',
        params,
        response: { 204: z.null(), 403: erroResposta, 404: erroResposta },
      },
    },
    async ({ quem, params }, reply) => {
      await existente(quem.empresaId, params.id);
      if (params.id !== quem.usuarioId) throw forbidden('Só a própria pessoa remove a sua foto.');
      await removePhoto({ db, relogio, quem });
      return reply.code(204).send(null);
    },
  );
};
