import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { credenciais, usuarioLogado } from '#lib/contracts/accounts/auth.ts';
import { pedidoDeSegundoFator, respostaDoSegundoFator } from '#lib/contracts/accounts/segundo-fator.ts';
import { erroResposta } from '#lib/contracts/platform/erro.ts';
import { pageOf } from '#server/accounts/second-factor/page-address.ts';
import { takeSecondStep } from '#server/accounts/second-factor/second-step.ts';
import { secondStepRepository } from '#server/accounts/second-factor/second-step-repository.ts';
import { requestToken } from '#server/platform/http/auth.ts';
import { renewXsrf } from '#server/platform/http/xsrf.ts';
import { expiredSecondStep } from '#server/platform/refusals.ts';
import { tokenHash } from '#server/platform/security/token.ts';
import { emailKey, logIn } from './log-in.ts';
import { limitByAddress, logInLimit, secondFactorLimit } from './log-in-limit.ts';
import { sessionRepository } from './session-repository.ts';

export const authRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, relogio, cofre, origens } = app.cais;
  const limite = logInLimit(db, 'entrar');
  const limiteDoFator = secondFactorLimit(db);
  const limiteDeChutes = limitByAddress(db, 'segundo-passo');

  app.post(
    '/Auth/Login',
    {
      schema: {
        tags: ['Acesso'],
        summary: 'Entra e recebe o token de uma hora; 202 pede o segundo fator de quem tem um',
        security: [],
        body: credenciais,
        response: { 200: usuarioLogado, 202: pedidoDeSegundoFator, 401: erroResposta, 429: erroResposta },
      },
    },
    async (request, reply) => {
      const email = emailKey(request.body.email);
      await limite.contar(email, request.ip);
      const pagina = pageOf(request, origens);
      const logado = await logIn(db, relogio, request.body, request.headers['user-agent'], pagina);
      await limite.devolver(email, request.ip);
      if ('segundoFator' in logado) return reply.code(202).send(logado);
      renewXsrf(reply);
      return logado;
    },
  );

  app.post(
    '/Auth/SegundoFator',
    {
      schema: {
        tags: ['Acesso'],
        summary: 'Termina de entrar, com o segundo fator',
        security: [],
        body: respostaDoSegundoFator,
        response: { 200: usuarioLogado, 400: erroResposta, 401: erroResposta, 429: erroResposta },
      },
    },
    async (request, reply) => {
      const { body, ip } = request;
      await limiteDeChutes.contar(ip);
      const passo = await secondStepRepository(db).abrir(body.token, 'ENTRAR', relogio.agora());
      if (!passo) throw expiredSecondStep();
      await limiteDeChutes.devolver(ip);
      await limiteDoFator.contar(passo.usuarioId, ip);
      const logado = await takeSecondStep({ db, relogio, cofre, pagina: pageOf(request, origens) }, body);
      await limiteDoFator.devolver(passo.usuarioId, ip);
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
