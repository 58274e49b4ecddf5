import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { erroResposta } from '#lib/contracts/platform/erro.ts';
import { exportacaoDe, SEM_PAGINA } from '#lib/contracts/platform/exportacao.ts';
import { pedidoDeVarios, resultadoDeVarios } from '#lib/contracts/platform/varios.ts';
import { id } from '#lib/registros/primitivos.ts';
import { today } from '#server/platform/clock.ts';
import { FILE_REPLY, sendList } from '#server/platform/lists/send-list.ts';
import { notFound } from '#server/platform/refusals.ts';
import type { ManyRequest } from './asked-ids.ts';
import type { Cadastro, Edit, RecordRead } from './cadastro.ts';
import { gravacaoDe } from './write-cadastro.ts';
import { writeMany } from './write-many.ts';

/** The routes every cadastro has: list, read, create, change, delete and restore, one or many. */
export function cadastroRoutes<Consulta, Campos extends object, Lido extends RecordRead, Resumo extends RecordRead>(
  cadastro: Cadastro<Consulta, Campos, Lido, Resumo>,
): FastifyPluginAsync {
  const { recurso, este: sujeito, plural, colunas, contrato, lookup } = cadastro;
  const { consulta, novo, edicao, lido, resumo } = contrato;
  const tags = [recurso];
  const params = z.object({ id });
  const exportacao = consulta.omit(SEM_PAGINA).extend(exportacaoDe(colunas));

  return async (app) => {
    const { db, leitura, relogio } = app.cais;

    // The type provider cannot infer from a generic schema: `as` says what the schema has checked.
    app.get(
      `/${recurso}`,
      {
        schema: {
          tags,
          summary: 'A lista; com excluidos=true, os excluídos',
          querystring: consulta,
          response: { 200: z.array(resumo), 400: erroResposta },
        },
      },
      async (request, reply) => {
        const { linhas, total } = await cadastro
          .repositorio(db, request.quem.empresaId)
          .listar(request.query as Consulta, today(relogio));
        reply.header('X-Total-Count', total);
        return linhas;
      },
    );

    app.get(
      `/${recurso}/Exportar`,
      {
        schema: {
          tags,
          summary: 'Todo o resultado da lista em XLSX ou CSV',
          querystring: exportacao,
          response: FILE_REPLY,
        },
      },
      async ({ quem, query }, reply) => {
        const repositorio = cadastro.repositorio(leitura, quem.empresaId);
        const lista = {
          ids: (consulta: ConsultaDeExportacao<Consulta>) => repositorio.ids(consulta, today(relogio)),
          porIds: (ids: string[]) => repositorio.porIds(ids, today(relogio)),
        };
        const totais = async (qual: ConsultaDeExportacao<Consulta>) =>
          (await repositorio.totais?.(qual, today(relogio))) ?? {};
        const envio = { nome: plural, colunas, lista, agora: relogio.agora(), totais };
        return sendList<Resumo, ConsultaDeExportacao<Consulta>>(reply, envio, query as ConsultaDeExportacao<Consulta>);
      },
    );

    if (lookup) {
      const schema = {
        tags,
        summary: lookup.resumo,
        querystring: lookup.consulta,
        response: { 200: z.array(lookup.linha) },
      };
      app.get(`/${recurso}/${lookup.caminho}`, { schema }, ({ quem, query }) =>
        lookup.procurar(db, quem.empresaId, query, today(relogio)),
      );
    }

    app.get<{ Params: Endereco }>(
      `/${recurso}/:id`,
      { schema: { tags, summary: 'Um registro', params, response: { 200: lido, 404: erroResposta } } },
      async (request) => {
        const achado = await cadastro.repositorio(db, request.quem.empresaId).buscar(request.params.id);
        if (!achado || achado.excluidoEm !== null) throw notFound(sujeito);
        return achado;
      },
    );

    app.post(
      `/${recurso}`,
      {
        schema: {
          tags,
          summary: 'Um registro novo',
          body: novo,
          response: { 201: lido, 400: erroResposta, 409: erroResposta },
        },
      },
      async ({ quem, body }, reply) =>
        reply.code(201).send(await gravacaoDe(cadastro, { db, relogio, quem }).criar(body as Campos)),
    );

    app.put(
      `/${recurso}`,
      {
        schema: {
          tags,
          summary: 'Altera o registro, na versão que se viu',
          body: edicao,
          response: { 200: lido, 400: erroResposta, 404: erroResposta, 409: erroResposta },
        },
      },
      async ({ quem, body }) => gravacaoDe(cadastro, { db, relogio, quem }).alterar(body as Edit<Campos>),
    );

    app.delete<{ Params: Endereco }>(
      `/${recurso}/:id`,
      {
        schema: {
          tags,
          summary: 'Marca o registro como excluído; o histórico fica',
          params,
          response: { 204: z.null(), 404: erroResposta, 409: erroResposta },
        },
      },
      async ({ quem, params }, reply) => {
        await gravacaoDe(cadastro, { db, relogio, quem }).excluir(params.id);
        return reply.code(204).send(null);
      },
    );

    app.post<{ Params: Endereco }>(
      `/${recurso}/:id/Restaurar`,
      {
        schema: {
          tags,
          summary: 'Traz de volta um registro excluído',
          params,
          response: { 200: lido, 404: erroResposta, 409: erroResposta, 422: erroResposta },
        },
      },
      async ({ quem, params }) => gravacaoDe(cadastro, { db, relogio, quem }).restaurar(params.id),
    );

    const varios = {
      tags,
      body: pedidoDeVarios(consulta),
      response: { 200: resultadoDeVarios, 400: erroResposta, 422: erroResposta },
    };
    app.post(
      `/${recurso}/ExcluirVarios`,
      { schema: { ...varios, summary: 'Marca vários como excluídos; responde quais não puderam ser, e por quê' } },
      async ({ quem, body }) => writeMany(cadastro, { db, relogio, quem }, 'EXCLUIR', body as ManyRequest<Consulta>),
    );
    app.post(
      `/${recurso}/RestaurarVarios`,
      { schema: { ...varios, summary: 'Traz de volta vários excluídos; responde quais não puderam ser, e por quê' } },
      async ({ quem, body }) => writeMany(cadastro, { db, relogio, quem }, 'RESTAURAR', body as ManyRequest<Consulta>),
    );
  };
}

type ConsultaDeExportacao<Consulta> = Omit<Consulta, 'pagina' | 'tamanho'> &
  z.infer<z.ZodObject<ReturnType<typeof exportacaoDe>>>;

interface Endereco {
  id: string;
}
