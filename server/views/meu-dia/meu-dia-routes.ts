import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { erroResposta } from '#lib/contracts/platform/erro.ts';
import {
  adiamentoDesfeito,
  adiamentoNovo,
  contagemDoMeuDia,
  corteConsulta,
  LIMITE_DA_CONTAGEM,
  meuDia,
  meuDiaConsulta,
  silencioDoCorte as silencioLido,
} from '#lib/contracts/views/meu-dia.ts';
import { today } from '#server/platform/clock.ts';
import { adiar, trazerDeVolta } from './adiar.ts';
import { contarMeuDia, lerMeuDia } from './meu-dia.ts';
import { silencioDoCorte } from './silencio-do-corte.ts';

const tags = ['MeuDia'];

/** The routes of the lines that wait for the caller, and of those the caller postponed. */
export const meuDiaRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, relogio, regras } = app.cais;

  app.get(
    '/MeuDia',
    {
      schema: {
        tags,
        summary: 'O que espera por quem pede, ou pela empresa: por quê, até quando e com que dinheiro em jogo',
        querystring: meuDiaConsulta,
        response: { 200: meuDia, 400: erroResposta },
      },
    },
    ({ quem, query }) => lerMeuDia({ tx: db, quem, hoje: today(relogio), regras }, query),
  );

  app.get(
    '/MeuDia/Contagem',
    {
      schema: {
        tags,
        summary: `Quantas pendências esperam por quem pede; a contagem para em ${LIMITE_DA_CONTAGEM}`,
        response: { 200: contagemDoMeuDia },
      },
    },
    async ({ quem }) => ({
      total: await contarMeuDia({ tx: db, quem, hoje: today(relogio), regras }, LIMITE_DA_CONTAGEM),
    }),
  );

  app.get(
    '/MeuDia/Corte',
    {
      schema: {
        tags,
        summary: 'O que deixaria de esperar se a empresa tratasse como histórico o que é de antes de um dia',
        querystring: corteConsulta,
        response: { 200: silencioLido, 400: erroResposta },
      },
    },
    ({ quem: { empresaId }, query }) =>
      silencioDoCorte({ db, empresaId, hoje: today(relogio), regras }, query.historicoAntesDe),
  );

  app.post(
    '/MeuDia/Adiamento',
    {
      schema: {
        tags,
        summary: 'Adia uma pendência até um dia, só para quem pede; volta nele, ou antes se piorar',
        body: adiamentoNovo,
        response: { 204: z.null(), 400: erroResposta, 404: erroResposta, 422: erroResposta },
      },
    },
    async ({ quem, body }, reply) => {
      await adiar({ db, relogio, quem, regras }, body);
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/MeuDia/Adiamento',
    {
      schema: {
        tags,
        summary: 'Traz de volta uma pendência que quem pede adiou',
        body: adiamentoDesfeito,
        response: { 204: z.null(), 400: erroResposta, 404: erroResposta },
      },
    },
    async ({ quem, body }, reply) => {
      await trazerDeVolta({ db, relogio, quem }, body.chave);
      return reply.code(204).send(null);
    },
  );
};
