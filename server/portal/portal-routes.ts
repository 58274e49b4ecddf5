import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { erroResposta } from '#lib/contracts/platform/erro.ts';
import {
  certificadoDoPortalNovo,
  certificadoDoPortalTrocado,
  chaveDoPortalTrocada,
  consultaDoPortal,
  consultaDoPortalNova,
  credencialDoPortal,
  credencialDoPortalNova,
} from '#lib/portal/contracts/portal-unico.ts';
import { id } from '#lib/registros/primitivos.ts';
import { fileReply } from '#server/platform/files/file-reply.ts';
import { sendFile } from '#server/platform/files/send-file.ts';
import { againstRule, notFound } from '#server/platform/refusals.ts';
import { encerrarCredencial } from './end-credential.ts';
import { pedirConsulta } from './queue/ask-fetch.ts';
import { consultaRepository } from './queue/consulta-repository.ts';
import { pacoteDaConsulta } from './queue/package-answers.ts';
import { trocarSegredo } from './swap-secret.ts';
import { credencialRepository } from './talk/credencial-repository.ts';
import { guardarCredencial } from './talk/keep-credential.ts';
import { lerCertificado } from './talk/read-certificate.ts';
import { testarCredencial } from './test-credential.ts';

const tags = ['PortalUnico'];
const params = z.object({ id });
const criado = z.object({ id });

export const portalRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, blobs, relogio, cofre, portal } = app.cais;

  app.get(
    '/PortalUnico/Credencial',
    {
      schema: {
        tags,
        summary: 'As chaves e os certificados de acesso ao Portal Único, sem os segredos; o mais novo primeiro',
        response: { 200: z.array(credencialDoPortal) },
      },
    },
    ({ quem }) => credencialRepository(db, quem.empresaId).listar(),
  );

  app.post(
    '/PortalUnico/Credencial',
    {
      config: { prova: 'UMA' },
      schema: {
        tags,
        summary: 'Cadastra a chave de acesso de uma pessoa; o segredo não volta em resposta nenhuma',
        body: credencialDoPortalNova,
        response: { 201: criado, 400: erroResposta, 422: erroResposta },
      },
    },
    async ({ quem, body }, reply) => {
      const { clientId, clientSecret, confirmacao: _, ...dados } = body;
      const ao = { db, relogio, cofre, quem };
      const id = await guardarCredencial(ao, { ...dados, modo: 'CHAVE' }, { clientId, clientSecret });
      return reply.code(201).send({ id });
    },
  );

  app.post(
    '/PortalUnico/Credencial/Certificado',
    {
      config: { prova: 'UMA' },
      schema: {
        tags,
        summary: 'Cadastra um certificado A1, com a cadeia e a chave privada em PEM; nenhum deles volta em resposta',
        body: certificadoDoPortalNovo,
        response: { 201: criado, 400: erroResposta, 422: erroResposta },
      },
    },
    async ({ quem, body: { ambiente, certificado, chave } }, reply) => {
      const lido = lerCertificado({ certificado, chave }, relogio);
      const dados = { ambiente, modo: 'CERTIFICADO', ...lido } as const;
      const id = await guardarCredencial({ db, relogio, cofre, quem }, dados, { certificado, chave });
      return reply.code(201).send({ id });
    },
  );

  app.post(
    '/PortalUnico/Credencial/:id/Teste',
    {
      schema: {
        tags,
        summary: 'Entra no Portal Único com a chave, agora, e guarda o que ele respondeu',
        params,
        response: { 200: z.array(credencialDoPortal), 404: erroResposta, 409: erroResposta, 422: erroResposta },
      },
    },
    async ({ quem, params }) => {
      await testarCredencial({ db, relogio, cofre, portal, quem }, params.id);
      return credencialRepository(db, quem.empresaId).listar();
    },
  );

  app.post(
    '/PortalUnico/Credencial/:id/Chave',
    {
      config: { prova: 'UMA' },
      schema: {
        tags,
        summary: 'Põe outra chave da mesma pessoa no lugar da chave ou do certificado; o que a credencial faz continua',
        params,
        body: chaveDoPortalTrocada,
        response: {
          200: z.array(credencialDoPortal),
          400: erroResposta,
          404: erroResposta,
          409: erroResposta,
          422: erroResposta,
        },
      },
    },
    async ({ quem, params, body }) => {
      await trocarSegredo({ db, relogio, cofre, quem }, params.id, body);
      return credencialRepository(db, quem.empresaId).listar();
    },
  );

  app.post(
    '/PortalUnico/Credencial/:id/Certificado',
    {
      config: { prova: 'UMA' },
      schema: {
        tags,
        summary:
          'Põe um certificado A1 da mesma pessoa no lugar da chave ou do certificado; o que a credencial faz continua',
        params,
        body: certificadoDoPortalTrocado,
        response: {
          200: z.array(credencialDoPortal),
          400: erroResposta,
          404: erroResposta,
          409: erroResposta,
          422: erroResposta,
        },
      },
    },
    async ({ quem, params, body }) => {
      await trocarSegredo({ db, relogio, cofre, quem }, params.id, body);
      return credencialRepository(db, quem.empresaId).listar();
    },
  );

  app.post(
    '/PortalUnico/Credencial/:id/Encerrar',
    {
      config: { prova: 'UMA' },
      schema: {
        tags,
        summary: 'Encerra uma chave: o segredo é apagado, e o que esperava por ela é recusado',
        params,
        response: { 200: z.array(credencialDoPortal), 404: erroResposta, 409: erroResposta },
      },
    },
    async ({ quem, params }) => {
      await encerrarCredencial({ db, relogio, quem }, params.id);
      return credencialRepository(db, quem.empresaId).listar();
    },
  );

  app.get(
    '/PortalUnico/Consulta',
    {
      schema: {
        tags,
        summary: 'As últimas cinquenta consultas ao Portal Único, a mais nova primeiro',
        response: { 200: z.array(consultaDoPortal) },
      },
    },
    ({ quem }) => consultaRepository(db, quem.empresaId).listar(),
  );

  app.post(
    '/PortalUnico/Consulta',
    {
      schema: {
        tags,
        summary: 'Pede uma DUIMP pelo número; ela entra na fila da chave, e a que já está nela responde com o mesmo id',
        body: consultaDoPortalNova,
        response: { 202: criado, 400: erroResposta, 404: erroResposta, 409: erroResposta },
      },
    },
    async ({ quem, body }, reply) => {
      const feita = await db.transaction((tx) => pedirConsulta(tx, { quem, relogio }, body));
      return reply.code(202).send({ id: feita });
    },
  );

  app.get(
    '/PortalUnico/Consulta/:id',
    {
      schema: {
        tags,
        summary: 'Uma consulta: em que pé está, quando se olhou e quando se pode olhar de novo',
        params,
        response: { 200: consultaDoPortal, 404: erroResposta },
      },
    },
    async ({ quem, params }) => {
      const achada = await consultaRepository(db, quem.empresaId).ler(params.id);
      if (!achada) throw notFound('Esta consulta');
      return achada;
    },
  );

  app.get(
    '/PortalUnico/Consulta/:id/Arquivo',
    {
      schema: {
        tags,
        summary: 'O que o Portal Único respondeu, como veio, num ZIP que se importa como qualquer arquivo',
        params,
        response: { 200: fileReply('application/zip'), 404: erroResposta, 422: erroResposta },
      },
    },
    async ({ quem, params }, reply) => {
      const consulta = await consultaRepository(db, quem.empresaId).buscar(params.id);
      if (!consulta) throw notFound('Esta consulta');
      if (consulta.situacao !== 'PRONTA') throw againstRule('Esta consulta ainda não está pronta.');
      const { nome, bytes } = await pacoteDaConsulta({ db, blobs }, consulta);
      return sendFile(reply, { nome, tipo: 'application/zip' }, Buffer.from(bytes));
    },
  );
};
