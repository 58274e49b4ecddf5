import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { usuarioLogado } from '#lib/contracts/accounts/auth.ts';
import { aceiteDeConvite, conviteAberto } from '#lib/contracts/accounts/usuario.ts';
import { erroResposta } from '#lib/contracts/platform/erro.ts';
import { renewXsrf } from '#server/platform/http/xsrf.ts';
import { acceptInvitation, readInvitation } from './accept-invitation.ts';
import { limitByAddress } from './log-in-limit.ts';

const tags = ['Acesso'];
/** Accepts any text: a text that cannot be a token gets the same answer as an unknown token. */
const params = z.object({ token: z.string() });

export const invitationRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, relogio } = app.cais;
  const limite = limitByAddress(db, 'convite');

  app.get(
    '/Auth/Convite/:token',
    {
      schema: {
        tags,
        summary: 'De quem é um convite que ainda vale',
        security: [],
        params,
        response: { 200: conviteAberto, 404: erroResposta, 429: erroResposta },
      },
    },
    async ({ params, ip }) => {
      await limite.contar(ip);
      const convite = await readInvitation(db, relogio, params.token);
      await limite.devolver(ip);
      return convite;
    },
  );

  app.post(
    '/Auth/Convite/:token',
    {
      schema: {
        tags,
        summary: 'Aceita o convite com a senha escolhida e entra',
        security: [],
        params,
        body: aceiteDeConvite,
        response: { 200: usuarioLogado, 400: erroResposta, 404: erroResposta, 429: erroResposta },
      },
    },
    async ({ params, body, ip, headers }, reply) => {
      await limite.contar(ip);
      const aceite = { token: params.token, senha: body.senha, aparelho: headers['user-agent'] };
      const logado = await acceptInvitation(db, relogio, aceite);
      await limite.devolver(ip);
      renewXsrf(reply);
      return logado;
    },
  );
};
