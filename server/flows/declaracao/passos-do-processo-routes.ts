import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { pedidoDeRetirada } from '#lib/contracts/declaracao/retirada.ts';
import { erroResposta } from '#lib/contracts/platform/erro.ts';
import { pedidoEmVarios, respostaEmVarios } from '#lib/contracts/processo/ato-em-varios.ts';
import {
  pedidoDePasso,
  pedidoDeTreinamento,
  pedidoDeVoltar,
  processoInteiro,
  treinamentoDaEmpresa,
} from '#lib/contracts/processo/processo.ts';
import { id } from '#lib/registros/primitivos.ts';
import { atoEmVarios } from '#server/flows/processo/ato-em-varios.ts';
import { darPasso, voltarPasso } from '#server/flows/processo/dar-passo-no-processo.ts';
import { marcarTreinamento, treinamentoDa } from '#server/flows/processo/treinamento.ts';
import { retirarDeclaracao } from './retirar-declaracao.ts';

const tags = ['Processo'];
const params = z.object({ id });
const response = {
  200: processoInteiro,
  400: erroResposta,
  404: erroResposta,
  409: erroResposta,
  422: erroResposta,
};

export const passoRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, relogio, acompanhar } = app.cais;

  app.post(
    '/Processo/:id/Passo',
    { schema: { tags, summary: 'Leva o processo a outra situação', params, body: pedidoDePasso, response } },
    ({ quem, params, body }) => darPasso({ db, relogio, quem }, params.id, body),
  );

  app.post(
    '/Processo/EmVarios',
    {
      schema: {
        tags,
        summary: 'Faz um ato em vários processos, ou ensaia; responde linha a linha o que foi recusado, e por quê',
        body: pedidoEmVarios,
        response: { 200: respostaEmVarios, 400: erroResposta, 422: erroResposta },
      },
    },
    ({ quem, body }) => atoEmVarios({ db, relogio, quem, acompanhar }, body),
  );

  app.post(
    '/Processo/:id/RetirarDeclaracao',
    {
      schema: {
        tags,
        summary: 'Retira do processo a declaração, enquanto nada a usou; o histórico a devolve',
        params,
        body: pedidoDeRetirada,
        response,
      },
    },
    ({ quem, params, body }) => retirarDeclaracao({ db, relogio, quem }, params.id, body),
  );

  app.get(
    '/Processo/Treinamento',
    {
      schema: {
        tags,
        summary: 'Quantos processos e declarações são de treinamento, e quantos já foram descartados',
        response: { 200: treinamentoDaEmpresa },
      },
    },
    ({ quem }) => treinamentoDa(db, quem.empresaId),
  );

  app.post(
    '/Processo/:id/Treinamento',
    {
      schema: {
        tags,
        summary: 'Marca o processo como de treinamento, ou como de verdade outra vez',
        params,
        body: pedidoDeTreinamento,
        response,
      },
    },
    ({ quem, params, body }) => marcarTreinamento({ db, relogio, quem }, params.id, body),
  );

  app.delete(
    '/Processo/:id/Passo',
    { schema: { tags, summary: 'Desfaz o último passo do processo', params, body: pedidoDeVoltar, response } },
    ({ quem, params, body }) => voltarPasso({ db, relogio, quem }, params.id, body.versao),
  );
};
