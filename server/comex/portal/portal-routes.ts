import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { erroResposta } from '#lib/contracts/erro.ts';
import {
  consultaDoPortal,
  consultaDoPortalNova,
  credencialDoPortal,
  credencialDoPortalNova,
} from '#lib/contracts/portal-unico.ts';
import { id } from '#lib/registros/primitivos.ts';
import { fileReply } from '#server/platform/files/file-reply.ts';
import { sendFile } from '#server/platform/files/send-file.ts';
import { historyRepository } from '#server/platform/history/history-repository.ts';
import { againstRule, notFound } from '#server/platform/refusals.ts';
import { pedirConsulta } from './ask-fetch.ts';
import { consultaRepository } from './consulta-repository.ts';
import { credencialRepository, donoDaCredencial } from './credencial-repository.ts';
import { encerrarCredencial } from './end-credential.ts';
import { pacoteDaConsulta } from './package-answers.ts';
import { testarCredencial } from './test-credential.ts';
import { RECURSO_DA_CREDENCIAL } from './usable-credential.ts';

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
        summary: 'As chaves de acesso ao Portal Único, sem os segredos; a mais nova primeiro',
        response: { 200: z.array(credencialDoPortal) },
      },
    },
    ({ quem }) => credencialRepository(db, quem.empresaId).listar(),
  );

  app.post(
    '/PortalUnico/Credencial',
    {
      schema: {
        tags,
        summary: 'Cadastra a chave de acesso de uma pessoa; o segredo não volta em resposta nenhuma',
        body: credencialDoPortalNova,
        response: { 201: criado, 400: erroResposta },
      },
    },
    async ({ quem: { empresaId, usuarioId }, body }, reply) => {
      const { clientId, clientSecret, confirmacao: _, ...dados } = body;
      const nova = { id: uuidv7(), ...dados };
      const em = relogio.agora();
      const dono = donoDaCredencial({ empresaId, id: nova.id });
      await db.transaction(async (tx) => {
        const segredo = cofre.trancar(JSON.stringify({ clientId, clientSecret }), dono);
        await credencialRepository(tx, empresaId).inserir({ ...nova, segredo, criadaEm: em, criadaPor: usuarioId });
        await historyRepository(tx, empresaId).registrar([
          {
            recurso: RECURSO_DA_CREDENCIAL,
            registroId: nova.id,
            acao: 'CRIAR',
            // The CPF is personal, and stays out of the history.
            depois: { ambiente: nova.ambiente, titular: nova.titular, validaAte: nova.validaAte },
            usuarioId,
            em,
          },
        ]);
      });
      return reply.code(201).send({ id: nova.id });
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
    '/PortalUnico/Credencial/:id/Encerrar',
    {
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
