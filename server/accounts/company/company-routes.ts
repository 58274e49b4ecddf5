import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  desligamentoDeTrava,
  empresa,
  empresaEdicao,
  envioDeLogo,
  limiteDeInatividade,
  pedidoDeSegundaPessoa,
} from '#lib/contracts/accounts/empresa.ts';
import { exigenciaDeSegundoFator } from '#lib/contracts/accounts/segundo-fator.ts';
import { erroResposta } from '#lib/contracts/platform/erro.ts';
import { id } from '#lib/registros/primitivos.ts';
import { IMAGE_REPLY, receiveImage, replyImage } from '#server/platform/files/image.ts';
import { notFound } from '#server/platform/refusals.ts';
import type { Caller } from '#server/platform/security/caller.ts';
import { companyRepository } from './company-repository.ts';
import { confirmSwitchOff, keepOn, switchOffsOf } from './switch-off.ts';
import { changeCompany, changeLogo, limitInactivity, removeLogo, setSafeguard } from './write-company.ts';

const tags = ['Empresa'];
const params = z.object({ id });

export const companyRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, blobs, relogio } = app.cais;

  app.get(
    '/Empresa/:id',
    { schema: { tags, summary: 'A própria empresa', params, response: { 200: empresa, 404: erroResposta } } },
    async ({ quem, params }) => {
      exigirPropria(quem, params.id);
      return companyRepository(db, quem.empresaId).ler();
    },
  );

  app.put(
    '/Empresa',
    {
      schema: {
        tags,
        summary: 'Altera a própria empresa e as filiais, na versão que se viu',
        body: empresaEdicao,
        response: { 200: empresa, 400: erroResposta, 404: erroResposta, 409: erroResposta },
      },
    },
    ({ quem, body }) => changeCompany({ db, relogio, quem }, body),
  );

  app.post(
    '/Empresa',
    {
      schema: {
        tags,
        summary: 'Troca o logotipo da própria empresa (parte file): PNG, JPEG ou WebP',
        consumes: ['multipart/form-data'],
        querystring: envioDeLogo,
        response: { 201: empresa, 400: erroResposta, 413: erroResposta, 415: erroResposta },
      },
    },
    async (request, reply) => {
      const imagem = await receiveImage(request);
      return reply.code(201).send(await changeLogo({ db, blobs, relogio, quem: request.quem }, imagem));
    },
  );

  app.post(
    '/Empresa/:id/SegundoFator',
    {
      config: { prova: 'TODAS' },
      schema: {
        tags,
        summary: 'Exige segundo fator de todos da empresa, ou pede para deixar de exigir',
        params,
        body: exigenciaDeSegundoFator,
        response: { 200: empresa, 404: erroResposta, 422: erroResposta },
      },
    },
    async ({ quem, params, body }) => {
      exigirPropria(quem, params.id);
      return setSafeguard({ db, relogio, quem }, 'SEGUNDO_FATOR', body.exigir);
    },
  );

  app.post(
    '/Empresa/:id/SegundaPessoa',
    {
      config: { prova: 'TODAS' },
      schema: {
        tags,
        summary: 'Passa a pedir uma segunda pessoa no registro de DUIMP ou no Catálogo, ou pede para deixar de pedir',
        params,
        body: pedidoDeSegundaPessoa,
        response: { 200: empresa, 404: erroResposta, 422: erroResposta },
      },
    },
    async ({ quem, params, body }) => {
      exigirPropria(quem, params.id);
      return setSafeguard({ db, relogio, quem }, body.onde, body.exigir);
    },
  );

  app.get(
    '/Empresa/:id/Desligamentos',
    {
      schema: {
        tags,
        summary: 'As travas que alguém pediu para desligar, e que ainda valem',
        params,
        response: { 200: z.array(desligamentoDeTrava), 404: erroResposta },
      },
    },
    async ({ quem, params }) => {
      exigirPropria(quem, params.id);
      return switchOffsOf(db, quem.empresaId);
    },
  );

  app.post(
    '/Empresa/Desligamento/:id/Confirmar',
    {
      config: { prova: 'TODAS' },
      schema: {
        tags,
        summary: 'Desliga a trava que outra pessoa pediu para desligar',
        params,
        response: { 200: empresa, 404: erroResposta, 422: erroResposta },
      },
    },
    async ({ quem, params }) => {
      await confirmSwitchOff({ db, relogio, quem }, params.id);
      return companyRepository(db, quem.empresaId).ler();
    },
  );

  app.post(
    '/Empresa/Desligamento/:id/Manter',
    {
      schema: {
        tags,
        summary: 'Mantém ligada a trava que alguém pediu para desligar',
        params,
        response: { 200: empresa, 404: erroResposta },
      },
    },
    async ({ quem, params }) => {
      await keepOn({ db, relogio, quem }, params.id);
      return companyRepository(db, quem.empresaId).ler();
    },
  );

  app.get(
    '/Empresa/:id/Inatividade',
    {
      schema: {
        tags,
        summary: 'Depois de quantos minutos sem uso uma sessão da empresa termina; null na hora de toda sessão',
        params,
        response: { 200: limiteDeInatividade, 404: erroResposta },
      },
    },
    async ({ quem, params }) => {
      exigirPropria(quem, params.id);
      return { minutos: await companyRepository(db, quem.empresaId).minutosDeInatividade() };
    },
  );

  app.post(
    '/Empresa/:id/Inatividade',
    {
      config: { prova: 'UMA' },
      schema: {
        tags,
        summary: 'Muda depois de quantos minutos sem uso uma sessão da empresa termina',
        params,
        body: limiteDeInatividade,
        response: { 200: limiteDeInatividade, 400: erroResposta, 404: erroResposta },
      },
    },
    async ({ quem, params, body }) => {
      exigirPropria(quem, params.id);
      await limitInactivity({ db, relogio, quem }, body.minutos);
      return { minutos: body.minutos };
    },
  );

  app.get(
    '/Empresa/:id/Logo',
    {
      schema: {
        tags,
        summary: 'O logotipo da própria empresa; 204 sem logotipo',
        params,
        response: { ...IMAGE_REPLY, 404: erroResposta },
      },
    },
    async ({ quem, params }, reply) => {
      exigirPropria(quem, params.id);
      const { logo: sha256 } = await companyRepository(db, quem.empresaId).ler();
      return replyImage(reply, blobs, { empresaId: quem.empresaId, bucket: 'logo', sha256 });
    },
  );

  app.delete(
    '/Empresa/:id/Logo',
    {
      schema: {
        tags,
        summary: 'Remove o logotipo da própria empresa',
        params,
        response: { 204: z.null(), 404: erroResposta },
      },
    },
    async ({ quem, params }, reply) => {
      exigirPropria(quem, params.id);
      await removeLogo({ db, relogio, quem });
      return reply.code(204).send(null);
    },
  );
};

/** Another company gets the 404 of one that does not exist. */
function exigirPropria({ empresaId }: Caller, pedida: string): void {
  if (pedida !== empresaId) throw notFound('Esta empresa');
}
