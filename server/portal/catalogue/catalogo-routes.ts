import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { erroResposta } from '#lib/contracts/platform/erro.ts';
import { resultadoDeVarios } from '#lib/contracts/platform/varios.ts';
import { AMBIENTES_DO_PORTAL } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import {
  atoEmProdutos,
  listaDoCatalogo,
  preparoDeProdutos,
  produtoAchado,
  produtoNoPortal,
  produtoNoPortalEdicao,
  produtoNoPortalResumo,
} from '#lib/portal/contracts/catalogo-de-produtos.ts';
import { devolucaoDoPreparo, listaDoPortalNova, rascunhosPreparados } from '#lib/portal/contracts/preparo-no-portal.ts';
import { produtoNoPortalConsulta } from '#lib/portal/contracts/produto-no-portal-consulta.ts';
import { PRODUTO_NO_PORTAL_COLUNAS, produtoNoPortalExportacao } from '#lib/portal/listas/produto-no-portal.ts';
import { id } from '#lib/registros/primitivos.ts';
import { FILE_REPLY, sendList } from '#server/platform/lists/send-list.ts';
import { notFound } from '#server/platform/refusals.ts';
import { agirEmProdutos } from './act-on-products.ts';
import { pedirLista } from './ask-list.ts';
import { catalogoRepository } from './catalogo-repository.ts';
import { acharProduto, devolverProduto, redigirProduto } from './change-product.ts';
import { prepararProdutos } from './prepare-products.ts';
import { produtoRepository } from './produto-repository.ts';

const tags = ['PortalUnico'];
const params = z.object({ id });
const erros = { 400: erroResposta, 404: erroResposta, 409: erroResposta, 422: erroResposta };

/** Serves the catalogue of products: the drafts, their review, what is sent, and the Portal's own list. */
export const catalogoRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, blobs, relogio } = app.cais;

  app.get(
    '/PortalUnico/Produto',
    {
      schema: {
        tags,
        summary: 'Os produtos do Catálogo que se preparam aqui, e o que o Portal disse de cada um',
        querystring: produtoNoPortalConsulta,
        response: { 200: z.array(produtoNoPortalResumo), 400: erroResposta },
      },
    },
    async ({ quem, query }, reply) => {
      const { linhas, total } = await produtoRepository(db, quem.empresaId).listar(query);
      reply.header('X-Total-Count', total);
      return linhas;
    },
  );

  app.get(
    '/PortalUnico/Produto/Exportar',
    {
      schema: {
        tags,
        summary: 'Os produtos do Catálogo em XLSX ou CSV',
        querystring: produtoNoPortalExportacao,
        response: FILE_REPLY,
      },
    },
    async ({ quem, query }, reply) => {
      const { ids, porIds } = produtoRepository(db, quem.empresaId);
      const lista = { ids: (consulta: typeof query) => ids(consulta), porIds };
      const envio = { nome: 'Catálogo de produtos', colunas: PRODUTO_NO_PORTAL_COLUNAS, lista, agora: relogio.agora() };
      return sendList(reply, envio, query);
    },
  );

  app.post(
    '/PortalUnico/Produto/Preparar',
    {
      schema: {
        tags,
        summary: 'Faz o rascunho do produto de cada item que ainda não tem o deste importador; nada é enviado',
        body: preparoDeProdutos,
        response: { 200: rascunhosPreparados, ...erros },
      },
    },
    ({ quem, body }) => prepararProdutos({ db, relogio, quem }, body),
  );

  app.post(
    '/PortalUnico/Produto/EmVarios',
    {
      schema: {
        tags,
        summary: 'Pede a revisão, aprova ou envia muitos produtos; responde quais não puderam, e por quê',
        body: atoEmProdutos,
        response: { 200: resultadoDeVarios, ...erros },
      },
    },
    ({ quem, body }) => agirEmProdutos({ db, blobs, relogio, quem }, body),
  );

  app.get(
    '/PortalUnico/Produto/:id',
    {
      schema: {
        tags,
        summary: 'Um produto do Catálogo, com o que o Portal disse dele',
        params,
        response: { 200: produtoNoPortal, 404: erroResposta },
      },
    },
    async ({ quem, params: qual }) => {
      const achado = await produtoRepository(db, quem.empresaId).ler(qual.id, quem.usuarioId);
      if (!achado) throw notFound('Este produto');
      return achado;
    },
  );

  app.put(
    '/PortalUnico/Produto',
    {
      schema: {
        tags,
        summary: 'Altera um produto que ainda não foi enviado; ele volta a ser rascunho',
        body: produtoNoPortalEdicao,
        response: { 200: produtoNoPortal, ...erros },
      },
    },
    ({ quem, body }) => redigirProduto({ db, relogio, quem }, body),
  );

  app.post(
    '/PortalUnico/Produto/:id/Devolver',
    {
      schema: {
        tags,
        summary: 'Devolve um produto para correção, ou o tira da fila antes de ele sair',
        params,
        body: devolucaoDoPreparo,
        response: { 200: produtoNoPortal, ...erros },
      },
    },
    ({ quem, params: qual, body }) => devolverProduto({ db, relogio, quem }, qual.id, body),
  );

  app.post(
    '/PortalUnico/Produto/:id/Achado',
    {
      schema: {
        tags,
        summary: 'Diz o que alguém viu no Portal: o código deste produto, ou que ele não está lá',
        params,
        body: produtoAchado,
        response: { 200: produtoNoPortal, ...erros },
      },
    },
    ({ quem, params: qual, body }) => acharProduto({ db, relogio, quem }, qual.id, body),
  );

  app.get(
    '/PortalUnico/Catalogo',
    {
      schema: {
        tags,
        summary: 'As listas de produtos que o Portal respondeu, e o que a comparação deu',
        querystring: z.object({
          ambiente: z.enum(AMBIENTES_DO_PORTAL).optional().describe('O ambiente do Portal; sem ele, os dois.'),
        }),
        response: { 200: z.array(listaDoCatalogo) },
      },
    },
    ({ quem, query }) => catalogoRepository(db, quem.empresaId).listar(query.ambiente),
  );

  app.post(
    '/PortalUnico/Catalogo',
    {
      schema: {
        tags,
        summary: 'Pede ao Portal a lista dos produtos de um importador, para comparar',
        body: listaDoPortalNova,
        response: { 202: z.object({ id }), ...erros },
      },
    },
    async ({ quem, body }, reply) =>
      reply.code(202).send({ id: await pedirLista({ db, relogio, quem }, 'PRODUTOS', body) }),
  );
};
