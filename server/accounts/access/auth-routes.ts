import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { credenciais, usuarioLogado } from '#lib/contracts/auth.ts';
import { erroResposta } from '#lib/contracts/erro.ts';
import { requestToken } from '#server/platform/http/auth.ts';
import { renewXsrf } from '#server/platform/http/xsrf.ts';
import { tokenHash } from '#server/platform/security/token.ts';
import { emailKey, logIn } from './log-in.ts';
import { logInLimit } from './log-in-limit.ts';
import { sessionRepository } from './session-repository.ts';

export const authRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, relogio } = app.cais;
  const limite = logInLimit(db, 'entrar');

  app.post(
    '/Auth/Login',
    {
      schema: {
        tags: ['Acesso'],
        summary: 'Entra e recebe o token de uma hora',
        security: [],
        body: credenciais,
        response: { 200: usuarioLogado, 401: erroResposta, 429: erroResposta },
      },
    },
    async (request, reply) => {
      const email = emailKey(request.body.email);
      await limite.contar(email, request.ip);
      const logado = await logIn(db, relogio, request.body, request.headers['user-agent']);
      await limite.devolver(email, request.ip);
      renewXsrf(reply);
      return logado;
    },
  );

  app.post(
    '/Auth/Logout',
    {
      schema: { tags: ['Acesso'], summary: 'Revoga o token', response: { 204: z.null() } },
    },
    async (request, reply) => {
      const token = requestToken(request);
      if (token) await sessionRepository(db).revogarSessao(tokenHash(token), relogio.agora());
      return reply.code(204).send(null);
    },
  );
};
