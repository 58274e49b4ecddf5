import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  conta,
  contaEdicao,
  envioDeFoto,
  sessaoAberta,
  sessoesEncerradas,
  trocaDeSenha,
} from '#lib/contracts/accounts/conta.ts';
import { erroResposta } from '#lib/contracts/platform/erro.ts';
import { id } from '#lib/registros/primitivos.ts';
import { receiveImage } from '#server/platform/files/image.ts';
import { requestToken } from '#server/platform/http/auth.ts';
import { tokenHash } from '#server/platform/security/token.ts';
import { accountRepository } from './account-repository.ts';
import { changeMyPassword } from './change-my-password.ts';
import { deviceName } from './device.ts';
import { endOtherSessions, endSession } from './end-sessions.ts';
import { logInLimit } from './log-in-limit.ts';
import { sessionRepository } from './session-repository.ts';
import { changeAccount, changePhoto } from './write-account.ts';

const tags = ['MinhaConta'];

export const accountRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, blobs, relogio } = app.cais;
  const limite = logInLimit(db, 'senha');

  app.get(
    '/MinhaConta',
    { schema: { tags, summary: 'Quem pede, com o que só a própria pessoa vê', response: { 200: conta } } },
    ({ quem }) => accountRepository(db, quem).ler(),
  );

  app.put(
    '/MinhaConta',
    {
      schema: {
        tags,
        summary: 'Altera a própria conta, na versão que se viu',
        body: contaEdicao,
        response: { 200: conta, 400: erroResposta, 404: erroResposta, 409: erroResposta },
      },
    },
    ({ quem, body }) => changeAccount({ db, relogio, quem }, body),
  );

  app.post(
    '/MinhaConta',
    {
      schema: {
        tags,
        summary: 'Troca a própria foto (parte file): PNG, JPEG ou WebP',
        consumes: ['multipart/form-data'],
        querystring: envioDeFoto,
        response: { 201: conta, 400: erroResposta, 413: erroResposta, 415: erroResposta },
      },
    },
    async (request, reply) => {
      const imagem = await receiveImage(request);
      return reply.code(201).send(await changePhoto({ db, blobs, relogio, quem: request.quem }, imagem));
    },
  );

  app.post(
    '/MinhaConta/Senha',
    {
      schema: {
        tags,
        summary: 'Troca a própria senha; as outras sessões terminam',
        body: trocaDeSenha,
        response: { 204: z.null(), 400: erroResposta, 422: erroResposta, 429: erroResposta },
      },
    },
    async (request, reply) => {
      const { quem, body, ip } = request;
      await limite.contar(quem.usuarioId, ip);
      await changeMyPassword({ db, relogio, quem }, body, hashDesta(request));
      await limite.devolver(quem.usuarioId, ip);
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/MinhaConta/Sessoes',
    { schema: { tags, summary: 'Onde a pessoa está com a sessão aberta', response: { 200: z.array(sessaoAberta) } } },
    async (request, reply) => {
      const sessoes = await sessionRepository(db).sessoesVivas(request.quem, relogio.agora());
      const hashDaSessao = Buffer.from(hashDesta(request));
      reply.header('X-Total-Count', sessoes.length);
      return sessoes.map(({ id, aparelho, criadaEm, expiraEm, tokenHash }) => ({
        id,
        aparelho: deviceName(aparelho),
        inicio: criadaEm.toISOString(),
        ate: expiraEm.toISOString(),
        esta: hashDaSessao.equals(tokenHash),
      }));
    },
  );

  app.delete(
    '/MinhaConta/Sessoes/:id',
    {
      schema: {
        tags,
        summary: 'Encerra uma das próprias sessões',
        params: z.object({ id }),
        response: { 204: z.null(), 404: erroResposta },
      },
    },
    async ({ quem, params }, reply) => {
      await endSession({ db, relogio, quem }, params.id);
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/MinhaConta/Sessoes/EncerrarOutras',
    { schema: { tags, summary: 'Encerra as outras sessões', response: { 200: sessoesEncerradas } } },
    async (request) => ({
      encerradas: await endOtherSessions({ db, relogio, quem: request.quem }, hashDesta(request)),
    }),
  );
};

/** The hash of the session token of this request. */
function hashDesta(request: FastifyRequest): Uint8Array {
  return tokenHash(requestToken(request) ?? '');
}
