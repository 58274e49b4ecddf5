import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { erroResposta } from '#lib/contracts/platform/erro.ts';
import { exportacaoDe, SEM_PAGINA } from '#lib/contracts/platform/exportacao.ts';
import { resultadoDeVarios } from '#lib/contracts/platform/varios.ts';
import { AMBIENTES_DO_PORTAL } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import {
  type AtoEmPreparo,
  atoEmPreparo,
  devolucaoDoPreparo,
  listaDoPortalNova,
  type QualDoPreparo,
  quaisDoPreparo,
  rascunhosPreparados,
} from '#lib/portal/contracts/preparo-no-portal.ts';
import { id } from '#lib/registros/primitivos.ts';
import { FILE_REPLY, sendList } from '#server/platform/lists/send-list.ts';
import { notFound } from '#server/platform/refusals.ts';
import { agirEmVarios } from './act-on-many.ts';
import { pedirLista } from './ask-list.ts';
import { catalogoRepository } from './catalogo-repository.ts';
import { achar, devolver, redigir } from './change-prepared.ts';
import type { TabelaDePreparo } from './preparo-repository.ts';
import type { Formas, Ramo } from './ramo.ts';

interface Endereco {
  Params: { id: string };
}

const tags = ['PortalUnico'];
const params = z.object({ id });
const erros = { 400: erroResposta, 404: erroResposta, 409: erroResposta, 422: erroResposta };

/** Serves one ramo of the catalogue: the drafts, their review, what is sent, and the Portal's own list. */
export function ramoRoutes<Tabela extends TabelaDePreparo, F extends Formas>(
  ramo: Ramo<Tabela, F>,
): FastifyPluginAsync {
  return async (app) => {
    rotasDaLista(app, ramo);
    rotasDosAtos(app, ramo);
    rotasDasListasDoPortal(app, ramo);
  };
}

// The type provider cannot infer from a generic schema: `as` says what the schema has checked.

function rotasDaLista<Tabela extends TabelaDePreparo, F extends Formas>(
  app: FastifyInstance,
  { repositorio, preparar, rotas }: Ramo<Tabela, F>,
): void {
  const { db, relogio } = app.cais;
  const { contrato, resumos, colunas, planilha } = rotas;
  const { consulta, resumo } = contrato;
  const endereco = `/PortalUnico/${rotas.recurso}`;
  type DeExportacao = F['consulta'] & { formato: 'xlsx' | 'csv'; ids?: string[] };

  app.get(
    endereco,
    {
      schema: {
        tags,
        summary: resumos.listar,
        querystring: consulta,
        response: { 200: z.array(resumo), 400: erroResposta },
      },
    },
    async ({ quem, query }, reply) => {
      const { linhas, total } = await repositorio(db, quem.empresaId).listar(query as F['consulta'], quem.usuarioId);
      reply.header('X-Total-Count', total);
      return linhas;
    },
  );

  app.get(
    `${endereco}/Exportar`,
    {
      schema: {
        tags,
        summary: resumos.exportar,
        querystring: consulta.omit(SEM_PAGINA).extend(exportacaoDe(colunas)),
        response: FILE_REPLY,
      },
    },
    async ({ quem, query }, reply) => {
      const linhas = repositorio(db, quem.empresaId);
      const lista = {
        ids: (pedida: DeExportacao) => linhas.ids(pedida),
        porIds: (ids: string[]) => linhas.porIds(ids, quem.usuarioId),
      };
      const envio = { nome: planilha, colunas, lista, agora: relogio.agora() };
      return sendList<F['resumo'], DeExportacao>(reply, envio, query as DeExportacao);
    },
  );

  app.post(
    `${endereco}/Preparar`,
    {
      schema: {
        tags,
        summary: resumos.preparar,
        body: contrato.preparo,
        response: { 200: rascunhosPreparados, ...erros },
      },
    },
    ({ quem, body }) => preparar({ db, relogio, quem }, body as F['preparo']),
  );
}

function rotasDosAtos<Tabela extends TabelaDePreparo, F extends Formas>(
  app: FastifyInstance,
  ramo: Ramo<Tabela, F>,
): void {
  const { db, blobs, relogio } = app.cais;
  const { recurso, noAto, contrato, resumos } = ramo.rotas;
  const endereco = `/PortalUnico/${recurso}`;
  const response = { 200: contrato.lido, ...erros };

  app.post(
    `${endereco}/EmVarios`,
    {
      schema: {
        tags,
        summary: resumos.agir,
        // In the version that the person saw.
        body: z.strictObject({ [noAto]: quaisDoPreparo, ato: atoEmPreparo }),
        response: { 200: resultadoDeVarios, ...erros },
      },
    },
    ({ quem, body }) => {
      const { ato, [noAto]: quais } = body as { ato: AtoEmPreparo; [linhas: string]: unknown };
      return agirEmVarios({ db, blobs, relogio, quem }, ramo, { quais: quais as QualDoPreparo[], ato });
    },
  );

  app.get<Endereco>(
    `${endereco}/:id`,
    { schema: { tags, summary: resumos.ler, params, response: { 200: contrato.lido, 404: erroResposta } } },
    async ({ quem, params: qual }) => {
      const achado = await ramo.repositorio(db, quem.empresaId).ler(qual.id, quem.usuarioId);
      if (!achado) throw notFound(`Este ${ramo.nome}`);
      return achado;
    },
  );

  if (contrato.edicao) {
    app.put(
      endereco,
      { schema: { tags, summary: resumos.alterar, body: contrato.edicao, response } },
      ({ quem, body }) => redigir({ db, relogio, quem }, ramo, body as F['dados'] & QualDoPreparo),
    );
  }

  app.post<Endereco>(
    `${endereco}/:id/Devolver`,
    { schema: { tags, summary: resumos.devolver, params, body: devolucaoDoPreparo, response } },
    ({ quem, params: qual, body }) =>
      devolver({ db, relogio, quem }, ramo, qual.id, body as z.output<typeof devolucaoDoPreparo>),
  );

  app.post<Endereco>(
    `${endereco}/:id/Achado`,
    { schema: { tags, summary: resumos.achar, params, body: contrato.achado, response } },
    ({ quem, params: qual, body }) => achar({ db, relogio, quem }, ramo, qual.id, body as F['achado']),
  );
}

function rotasDasListasDoPortal<Tabela extends TabelaDePreparo, F extends Formas>(
  app: FastifyInstance,
  { repositorio, lista, rotas: { listas, contrato, resumos } }: Ramo<Tabela, F>,
): void {
  const { db, relogio } = app.cais;
  const endereco = `/PortalUnico/${listas}`;
  const querystring = z.object({
    ambiente: z.enum(AMBIENTES_DO_PORTAL).optional().describe('O ambiente do Portal; sem ele, os dois.'),
  });

  app.get(
    endereco,
    { schema: { tags, summary: resumos.lerListas, querystring, response: { 200: z.array(contrato.lista) } } },
    async ({ quem, query }) => {
      const { ambiente } = query as z.output<typeof querystring>;
      const linhas = repositorio(db, quem.empresaId);
      const prontas: object[] = [];
      for (const { linha, lida } of await catalogoRepository(db, quem.empresaId).daqueles(lista.deQue, ambiente)) {
        const aqui = await linhas.contagens(linha);
        prontas.push({ ...lida, soLa: linha.soLa, aqui, ...(await linhas.semRascunho(linha)) });
      }
      return prontas;
    },
  );

  app.post(
    endereco,
    {
      schema: {
        tags,
        summary: resumos.pedirLista,
        body: listaDoPortalNova,
        response: { 202: z.object({ id }), ...erros },
      },
    },
    async ({ quem, body }, reply) => {
      const pedida = body as z.output<typeof listaDoPortalNova>;
      return reply.code(202).send({ id: await pedirLista({ db, relogio, quem }, lista, pedida) });
    },
  );
}
