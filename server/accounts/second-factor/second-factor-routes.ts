import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  aplicativoNovo,
  chaveIniciada,
  chaveNova,
  codigosDeRecuperacao,
  comSenha,
  confirmacaoDoAplicativo,
  provaDada,
  provaIniciada,
  segundoFator,
} from '#lib/contracts/accounts/segundo-fator.ts';
import { erroResposta } from '#lib/contracts/platform/erro.ts';
import { id } from '#lib/registros/primitivos.ts';
import { logInLimit, secondFactorLimit } from '#server/accounts/access/log-in-limit.ts';
import { requestToken } from '#server/platform/http/auth.ts';
import { tokenHash } from '#server/platform/security/token.ts';
import { pageOf } from './page-address.ts';
import { addPasskey, beginPasskey, removePasskey } from './passkeys.ts';
import { beginProof, prove } from './prove.ts';
import { secondFactorRepository } from './second-factor-repository.ts';
import { beginApplication, confirmApplication, removeApplication, renewCodes } from './set-up-application.ts';

const tags = ['MinhaConta'];
const RECUSAS = { 400: erroResposta, 422: erroResposta, 429: erroResposta };
/** Also open to a person who has no second factor where the company demands one. */
const config = { semSegundoFator: true } as const;

/** How a person sets up, changes and removes their own second factor. */
export const secondFactorRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, relogio, cofre, origens } = app.cais;
  const limite = logInLimit(db, 'senha');
  const limiteDoFator = secondFactorLimit(db);
  /** Counts the attempts of a password or a code, as the log-in does. */
  const contando = async <T>({ quem, ip }: FastifyRequest, fazer: () => Promise<T>): Promise<T> => {
    await limite.contar(quem.usuarioId, ip);
    const feito = await fazer();
    await limite.devolver(quem.usuarioId, ip);
    return feito;
  };
  const ao = ({ quem }: FastifyRequest) => ({ db, relogio, cofre, quem });

  app.get(
    '/MinhaConta/SegundoFator',
    {
      config,
      schema: { tags, summary: 'O próprio segundo fator, sem segredo nenhum', response: { 200: segundoFator } },
    },
    ({ quem }) => secondFactorRepository(db, quem).ler(),
  );

  app.post(
    '/MinhaConta/SegundoFator/Aplicativo',
    {
      config,
      schema: {
        tags,
        summary: 'Começa um aplicativo de códigos (TOTP); o segredo só é dito agora',
        body: comSenha,
        response: { 201: aplicativoNovo, ...RECUSAS },
      },
    },
    async (request, reply) =>
      reply.code(201).send(await contando(request, () => beginApplication(ao(request), request.body.senha))),
  );

  app.post(
    '/MinhaConta/SegundoFator/Aplicativo/Confirmar',
    {
      config,
      schema: {
        tags,
        summary: 'Confirma o aplicativo por um código dele; os códigos de recuperação só são ditos agora',
        body: confirmacaoDoAplicativo,
        response: { 200: codigosDeRecuperacao, ...RECUSAS },
      },
    },
    (request) => contando(request, () => confirmApplication(ao(request), request.body.codigo, hashOf(request))),
  );

  app.post(
    '/MinhaConta/SegundoFator/Aplicativo/Remover',
    {
      schema: {
        tags,
        summary: 'Remove o próprio aplicativo de códigos',
        body: comSenha,
        response: { 204: z.null(), ...RECUSAS },
      },
    },
    async (request, reply) => {
      await contando(request, () => removeApplication(ao(request), request.body.senha));
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/MinhaConta/SegundoFator/Codigos',
    {
      schema: {
        tags,
        summary: 'Troca os códigos de recuperação; os novos só são ditos agora',
        body: comSenha,
        response: { 201: codigosDeRecuperacao, ...RECUSAS },
      },
    },
    async (request, reply) =>
      reply.code(201).send(await contando(request, () => renewCodes(ao(request), request.body.senha))),
  );

  app.post(
    '/MinhaConta/SegundoFator/Chave/Inicio',
    {
      config,
      schema: {
        tags,
        summary: 'Começa uma chave de acesso (WebAuthn): o que o aparelho assina',
        body: comSenha,
        response: { 201: chaveIniciada, ...RECUSAS },
      },
    },
    async (request, reply) => {
      const comecar = () => beginPasskey(ao(request), request.body.senha, pageOf(request, origens));
      return reply.code(201).send(await contando(request, comecar));
    },
  );

  app.post(
    '/MinhaConta/SegundoFator/Chave',
    {
      config,
      schema: {
        tags,
        summary: 'Guarda a chave de acesso que o aparelho fez',
        body: chaveNova,
        response: { 201: codigosDeRecuperacao, ...RECUSAS },
      },
    },
    async (request, reply) =>
      reply.code(201).send(await addPasskey(ao(request), request.body, pageOf(request, origens), hashOf(request))),
  );

  app.post(
    '/MinhaConta/SegundoFator/Chave/:id/Remover',
    {
      schema: {
        tags,
        summary: 'Remove uma das próprias chaves de acesso',
        params: z.object({ id }),
        body: comSenha,
        response: { 204: z.null(), 404: erroResposta, ...RECUSAS },
      },
    },
    async (request, reply) => {
      await contando(request, () => removePasskey(ao(request), request.params.id, request.body.senha));
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/MinhaConta/Prova/Inicio',
    {
      config,
      schema: {
        tags,
        summary: 'Com que a própria pessoa pode provar de novo quem é, além da senha',
        response: { 201: provaIniciada },
      },
    },
    async (request, reply) =>
      reply.code(201).send(await beginProof({ ...ao(request), pagina: pageOf(request, origens) })),
  );

  app.post(
    '/MinhaConta/Prova',
    {
      config,
      schema: {
        tags,
        summary: 'Prova de novo quem é, pela senha, pelo segundo fator ou pelos dois; vale dez minutos nesta sessão',
        body: provaDada,
        response: { 204: z.null(), ...RECUSAS },
      },
    },
    async (request, reply) => {
      const { quem, ip, body } = request;
      if (body.codigo !== undefined) await limiteDoFator.contar(quem.usuarioId, ip);
      const provar = () => prove({ ...ao(request), pagina: pageOf(request, origens) }, body, hashOf(request));
      await contando(request, provar);
      if (body.codigo !== undefined) await limiteDoFator.devolver(quem.usuarioId, ip);
      return reply.code(204).send(null);
    },
  );
};

const hashOf = (request: FastifyRequest) => tokenHash(requestToken(request) ?? '');
