import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { credenciais, usuarioLogado } from '#lib/contracts/auth.ts';
import { erroResposta } from '#lib/contracts/erro.ts';
import { tokenDoPedido } from '#server/platform/http/auth.ts';
import { renovarXsrf } from '#server/platform/http/xsrf.ts';
import { hashDoToken } from '#server/platform/security/token.ts';
import { chaveDoEmail, entrar } from './log-in.ts';
import { limiteDeEntrada } from './log-in-limit.ts';
import { acessoRepository } from './session-repository.ts';

export const authRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, relogio } = app.cais;
  const limite = limiteDeEntrada(db, 'entrar');

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
      const email = chaveDoEmail(request.body.email);
      await limite.contar(email, request.ip);
      const logado = await entrar(db, relogio, request.body, request.headers['user-agent']);
      await limite.devolver(email, request.ip);
      renovarXsrf(reply);
      return logado;
    },
  );

  app.post(
    '/Auth/Logout',
    {
      schema: { tags: ['Acesso'], summary: 'Revoga o token', response: { 204: z.null() } },
    },
    async (request, reply) => {
      const token = tokenDoPedido(request);
      if (token) await acessoRepository(db).revogarSessao(hashDoToken(token), relogio.agora());
      return reply.code(204).send(null);
    },
  );
};
