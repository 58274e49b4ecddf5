import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  classesGravadas,
  pedidoDeClasses,
  pedidoDePlanoDeClasses,
  planoDeClasses,
} from '#lib/contracts/cadastros/classes-dos-itens.ts';
import { erroResposta } from '#lib/contracts/platform/erro.ts';
import { gravarClasses, planejarClasses } from './classes-dos-itens.ts';

const tags = ['Item'];

/** The cClassTrib of many items: first what would be done, then the writing of it. */
export const classesDosItensRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, relogio } = app.cais;

  app.post(
    '/Item/PlanejarClasses',
    {
      schema: {
        tags,
        summary: 'O cClassTrib que cada item receberia, com a razão, e os que não receberiam nenhum; nada se grava',
        body: pedidoDePlanoDeClasses,
        response: { 200: planoDeClasses, 400: erroResposta, 404: erroResposta, 422: erroResposta },
      },
    },
    ({ quem, body }) => planejarClasses({ db, relogio, quem }, body),
  );

  app.post(
    '/Item/DefinirClasses',
    {
      schema: {
        tags,
        summary:
          'Grava o cClassTrib de muitos itens, cada um na versão que se viu; responde quais não puderam, e por quê',
        body: pedidoDeClasses,
        response: { 200: classesGravadas, 400: erroResposta },
      },
    },
    ({ quem, body }) => gravarClasses({ db, relogio, quem }, body),
  );
};
