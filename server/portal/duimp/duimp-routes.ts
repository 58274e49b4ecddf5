import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { erroResposta } from '#lib/contracts/platform/erro.ts';
import { complementoEnviado, duimpDoProcesso } from '#lib/portal/contracts/duimp-do-processo.ts';
import {
  aprovacaoDoRegistro,
  consultaDaDuimp,
  pedidoDeMandar,
  pedidoDeRegistro,
  pedidoDeRetificacao,
  pelaCredencial,
  rascunhoAchado,
} from '#lib/portal/contracts/pedidos-da-duimp.ts';
import { id } from '#lib/registros/primitivos.ts';
import { buscarValores, mandarDuimp, resolverRascunho } from './mandar-duimp.ts';
import {
  aprovarRegistro,
  naoFoiRegistrada,
  pedirRegistro,
  perguntarDoRegistro,
  retirarRegistro,
} from './pedir-registro.ts';
import { preencherDeNovo } from './preencher-da-registrada.ts';
import { complementarDuimp, duimpDoProcesso as lerDuimp } from './preparar-duimp.ts';
import { buscarRegistradaDeNovo, desistirDaRetificacao, prepararRetificacao } from './retificacao-da-duimp.ts';

const tags = ['PortalUnico'];
const params = z.object({ id });
const response = {
  200: duimpDoProcesso,
  400: erroResposta,
  404: erroResposta,
  409: erroResposta,
  422: erroResposta,
};

/** The DUIMP of a processo before its registration. */
export const duimpRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, relogio, blobs } = app.cais;

  app.get(
    '/Processo/:id/Duimp',
    {
      schema: {
        tags,
        summary: 'A DUIMP que o processo seria: o que iria, o que falta, e o rascunho no Portal Único',
        params,
        querystring: consultaDaDuimp,
        response: { 200: duimpDoProcesso, 404: erroResposta },
      },
    },
    ({ quem, params, query }) => lerDuimp({ db, relogio, blobs }, quem.empresaId, params.id, query.ambiente),
  );

  app.put(
    '/Processo/:id/Duimp',
    {
      schema: {
        tags,
        summary: 'Grava o que só a DUIMP pede: códigos do Catálogo, documentos, valoração e cobertura cambial',
        params,
        body: complementoEnviado,
        response,
      },
    },
    async ({ quem, params, body }) => {
      await complementarDuimp({ db, relogio, blobs, quem }, params.id, body);
      return lerDuimp({ db, relogio, blobs }, quem.empresaId, params.id);
    },
  );

  app.post(
    '/Processo/:id/Duimp/Mandar',
    {
      schema: {
        tags,
        summary: 'Manda a DUIMP ao Portal Único como rascunho, por uma chave; nada é registrado',
        params,
        body: pedidoDeMandar,
        response,
      },
    },
    async ({ quem, params, body }) => {
      await mandarDuimp({ db, relogio, quem }, params.id, body);
      return lerDuimp({ db, relogio, blobs }, quem.empresaId, params.id);
    },
  );

  app.post(
    '/Processo/:id/Duimp/Valores',
    { schema: { tags, summary: 'Pede de novo os valores que o Portal Único calcula do rascunho', params, response } },
    async ({ quem, params }) => {
      await buscarValores({ db, relogio, quem }, params.id);
      return lerDuimp({ db, relogio, blobs }, quem.empresaId, params.id);
    },
  );

  app.post(
    '/Processo/:id/Duimp/ValoresDosItens',
    {
      schema: {
        tags,
        summary: 'Pede os valores que o Portal Único calcula de cada item do rascunho, e de novo os totais',
        params,
        response,
      },
    },
    async ({ quem, params }) => {
      await buscarValores({ db, relogio, quem }, params.id, 'VALORES_DOS_ITENS');
      return lerDuimp({ db, relogio, blobs }, quem.empresaId, params.id);
    },
  );

  app.post(
    '/Processo/:id/Duimp/Resolver',
    {
      schema: {
        tags,
        summary: 'Diz o que alguém viu no Portal Único depois de uma resposta perdida: o rascunho, ou que não há',
        params,
        body: rascunhoAchado,
        response,
      },
    },
    async ({ quem, params, body }) => {
      await resolverRascunho({ db, relogio, quem }, params.id, body);
      return lerDuimp({ db, relogio, blobs }, quem.empresaId, params.id);
    },
  );

  app.post(
    '/Processo/:id/Duimp/Retificacao',
    {
      schema: {
        tags,
        summary:
          'Prepara a retificação da DUIMP registrada, com o motivo: busca a versão registrada e mostra o que mudaria; nada é feito no Portal',
        params,
        body: pedidoDeRetificacao,
        response,
      },
    },
    async ({ quem, params, body }) => {
      await prepararRetificacao({ db, relogio, quem }, params.id, body);
      return lerDuimp({ db, relogio, blobs }, quem.empresaId, params.id);
    },
  );

  app.post(
    '/Processo/:id/Duimp/Retificacao/Preencher',
    {
      schema: {
        tags,
        summary:
          'Preenche o que está em branco com a versão registrada: o previsto que ela preencheu, e os dados da DUIMP; o que alguém digitou fica',
        params,
        response,
      },
    },
    async ({ quem, params }) => {
      await preencherDeNovo({ db, relogio, quem }, params.id);
      return lerDuimp({ db, relogio, blobs }, quem.empresaId, params.id);
    },
  );

  for (const { fim, summary, fazer } of ATOS_DA_RETIFICACAO) {
    app.post(
      `/Processo/:id/Duimp/Retificacao/${fim}`,
      { schema: { tags, summary, params, body: pelaCredencial, response } },
      async ({ quem, params, body }) => {
        await fazer({ db, relogio, quem }, params.id, body.credencialId);
        return lerDuimp({ db, relogio, blobs }, quem.empresaId, params.id);
      },
    );
  }

  app.post(
    '/Processo/:id/Duimp/Registro',
    {
      schema: {
        tags,
        summary:
          'Pede o registro do rascunho no Portal Único, com o valor que será debitado digitado por quem pede; a empresa pode querer uma segunda pessoa',
        params,
        body: pedidoDeRegistro,
        response,
      },
    },
    async ({ quem, params, body }) => {
      await pedirRegistro({ db, relogio, quem }, params.id, body);
      return lerDuimp({ db, relogio, blobs }, quem.empresaId, params.id);
    },
  );

  app.post(
    '/Processo/:id/Duimp/Registro/Aprovar',
    {
      schema: {
        tags,
        summary: 'Aprova o registro que outra pessoa pediu, digitando o valor outra vez',
        params,
        body: aprovacaoDoRegistro,
        response,
      },
    },
    async ({ quem, params, body }) => {
      await aprovarRegistro({ db, relogio, quem }, params.id, body);
      return lerDuimp({ db, relogio, blobs }, quem.empresaId, params.id);
    },
  );

  for (const { fim, summary, fazer } of ATOS_DO_REGISTRO) {
    app.post(
      `/Processo/:id/Duimp/Registro/${fim}`,
      { schema: { tags, summary, params, response } },
      async ({ quem, params }) => {
        await fazer({ db, relogio, quem }, params.id);
        return lerDuimp({ db, relogio, blobs }, quem.empresaId, params.id);
      },
    );
  }
};

const ATOS_DA_RETIFICACAO = [
  {
    fim: 'Buscar',
    summary: 'Busca de novo a versão registrada de que a retificação parte',
    fazer: buscarRegistradaDeNovo,
  },
  {
    fim: 'Desistir',
    summary: 'Desiste da retificação; a versão em elaboração que o Cais fez no Portal é excluída lá',
    fazer: desistirDaRetificacao,
  },
] as const;

const ATOS_DO_REGISTRO = [
  { fim: 'Retirar', summary: 'Retira um pedido de registro que ainda não saiu', fazer: retirarRegistro },
  {
    fim: 'Perguntar',
    summary: 'Pergunta já ao Portal Único se a DUIMP foi registrada; nada é mandado',
    fazer: perguntarDoRegistro,
  },
  {
    fim: 'NaoFoi',
    summary: 'Diz que alguém olhou no Portal Único, e a DUIMP não foi registrada',
    fazer: naoFoiRegistrada,
  },
] as const;
