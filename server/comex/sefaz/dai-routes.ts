import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { daiConsulta, memoriaDaDaiConsulta } from '#lib/contracts/consultas/dai.ts';
import { erroResposta } from '#lib/contracts/platform/erro.ts';
import {
  conferenciaDaDai,
  diferencasDaDai,
  memoriaDaDai,
  pedidoDeConferencia,
} from '#lib/contracts/sefaz/conferencia-da-dai.ts';
import {
  type DaiLida,
  daiEdicao,
  daiLida,
  daiPendencias,
  daiResumo,
  daiTotais,
  daiTotaisConsulta,
  previaDoXml,
} from '#lib/contracts/sefaz/dai.ts';
import {
  type PedidoDeMarca,
  type PedidoDeMarcaEmVarias,
  pedidoDeDesfazerMarca,
  pedidoDeMarca,
  pedidoDeMarcaEmVarias,
  type ResultadoDeMarcas,
  resultadoDeMarcas,
} from '#lib/contracts/sefaz/marcas-da-dai.ts';
import { DAI_COLUNAS, daiExportacao } from '#lib/listas/dai.ts';
import { id } from '#lib/registros/primitivos.ts';
import { today } from '#server/platform/clock.ts';
import type { BlobStore } from '#server/platform/files/blob-store.ts';
import { fileReply } from '#server/platform/files/file-reply.ts';
import { sendFile } from '#server/platform/files/send-file.ts';
import { FILE_REPLY, sendList } from '#server/platform/lists/send-list.ts';
import type { OnWrite } from '#server/platform/records/cadastro.ts';
import { gravacaoDe } from '#server/platform/records/write-cadastro.ts';
import { notFound } from '#server/platform/refusals.ts';
import { conferir, memoriaPedida } from './conferencia-da-dai.ts';
import { daiListagem } from './dai-listagem.ts';
import { daiRepository } from './dai-repository.ts';
import { compararComOEnviado } from './diferencas-do-envio.ts';
import { envioRepository } from './envio-repository.ts';
import { previaDaDai } from './gerar-xml.ts';
import { registroDaDai } from './registro-da-dai.ts';

const tags = ['Dai'];
const params = z.object({ id });
const erros = { 400: erroResposta, 404: erroResposta, 409: erroResposta, 422: erroResposta };

export interface AoMarcar extends OnWrite {
  blobs: BlobStore;
}

/** The flow that marks what happened to a DAI; the composition root passes it in. */
export interface MarcasDaDai {
  marcar(ao: AoMarcar, id: string, pedido: PedidoDeMarca): Promise<DaiLida>;
  desfazer(ao: AoMarcar, id: string, versao: number): Promise<DaiLida>;
  marcarVarias(ao: AoMarcar, pedido: PedidoDeMarcaEmVarias): Promise<ResultadoDeMarcas>;
}

/** Serves the queue of the Sefaz-AM and the DAI of each registered declaration, by the id of its process. */
export const daiRoutes =
  (marcas: MarcasDaDai): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, relogio, blobs } = app.cais;
    const lista = (empresaId: string) => daiListagem(db, empresaId);

    app.get(
      '/Dai',
      {
        schema: {
          tags,
          summary: 'A fila da Sefaz: uma linha por DI ou DUIMP registrada',
          querystring: daiConsulta,
          response: { 200: z.array(daiResumo), 400: erroResposta },
        },
      },
      async ({ quem, query }, reply) => {
        const { linhas, total } = await lista(quem.empresaId).listar(query, today(relogio));
        reply.header('X-Total-Count', total);
        return linhas;
      },
    );

    app.get(
      '/Dai/Totais',
      {
        schema: {
          tags,
          summary: 'Somas de todo o resultado da fila',
          querystring: daiTotaisConsulta,
          response: { 200: daiTotais, 400: erroResposta },
        },
      },
      ({ quem, query }) => lista(quem.empresaId).totais(query, today(relogio)),
    );

    app.get(
      '/Dai/Pendencias',
      { schema: { tags, summary: 'Quantas DAI esperam por alguém, e por quê', response: { 200: daiPendencias } } },
      ({ quem }) => lista(quem.empresaId).pendencias(today(relogio)),
    );

    app.get(
      '/Dai/Exportar',
      {
        schema: {
          tags,
          summary: 'Todo o resultado da fila em XLSX ou CSV',
          querystring: daiExportacao,
          response: FILE_REPLY,
        },
      },
      async ({ quem, query }, reply) => {
        const dais = lista(quem.empresaId);
        const fatias = {
          ids: (consulta: typeof query) => dais.ids(consulta, today(relogio)),
          porIds: (ids: string[]) => dais.porIds(ids, today(relogio)),
        };
        const envio = {
          nome: 'DAI da Sefaz',
          colunas: DAI_COLUNAS,
          lista: fatias,
          agora: relogio.agora(),
          totais: (qual: typeof query) => dais.totais(qual, today(relogio)),
        };
        return sendList(reply, envio, query);
      },
    );

    app.post(
      '/Dai/Marca',
      {
        schema: {
          tags,
          summary: 'Registra a mesma marca em muitas; responde quais não puderam, e por quê',
          body: pedidoDeMarcaEmVarias,
          response: { 200: resultadoDeMarcas, 400: erroResposta, 422: erroResposta },
        },
      },
      ({ quem, body }) => marcas.marcarVarias({ db, relogio, quem, blobs }, body),
    );

    app.get(
      '/Dai/:id',
      {
        schema: {
          tags,
          summary: 'A DAI de um processo, pelo id dele',
          params,
          response: { 200: daiLida, 404: erroResposta },
        },
      },
      async ({ quem, params }) => {
        const achada = await daiRepository(db, quem.empresaId).buscar(params.id);
        if (!achada || achada.excluidoEm !== null) throw notFound('A DAI deste processo');
        return achada;
      },
    );

    app.put(
      '/Dai',
      {
        schema: {
          tags,
          summary: 'Muda o que a DAI declara, na versão que se viu, enquanto não foi enviada',
          body: daiEdicao,
          response: { 200: daiLida, ...erros },
        },
      },
      ({ quem, body }) => gravacaoDe(registroDaDai, { db, relogio, quem }).alterar(body),
    );

    app.post(
      '/Dai/:id/Marca',
      {
        schema: {
          tags,
          summary: 'Marca o que aconteceu à DAI; XML_GERADO confere e guarda o arquivo dela',
          params,
          body: pedidoDeMarca,
          response: { 200: daiLida, ...erros },
        },
      },
      ({ quem, params, body }) => marcas.marcar({ db, relogio, quem, blobs }, params.id, body),
    );

    app.delete(
      '/Dai/:id/Marca',
      {
        schema: {
          tags,
          summary: 'Desfaz a última marca da DAI',
          params,
          body: pedidoDeDesfazerMarca,
          response: { 200: daiLida, ...erros },
        },
      },
      ({ quem, params, body }) => marcas.desfazer({ db, relogio, quem, blobs }, params.id, body.versao),
    );

    app.post(
      '/Dai/:id/Conferencia',
      {
        schema: {
          tags,
          summary: 'A DAI conferida linha a linha, como está gravada ou como se está preenchendo; nada é gravado',
          params,
          body: pedidoDeConferencia,
          response: { 200: conferenciaDaDai, 400: erroResposta, 404: erroResposta },
        },
      },
      ({ quem, params, body }) => conferir({ db, blobs, empresaId: quem.empresaId }, params.id, body),
    );

    app.get(
      '/Dai/:id/Memoria',
      {
        schema: {
          tags,
          summary: 'Memória de cálculo do ICMS de uma adição ou do total',
          params,
          querystring: memoriaDaDaiConsulta,
          response: { 200: memoriaDaDai, 400: erroResposta, 404: erroResposta },
        },
      },
      async ({ quem, params, query }) => {
        const pedida = await memoriaPedida(db, quem.empresaId, params.id, query);
        if (!pedida) throw notFound('Este valor');
        return pedida;
      },
    );

    app.get(
      '/Dai/:id/Diferencas',
      {
        schema: {
          tags,
          summary: 'O que a DAI diria agora de outro modo do que disse o último envio',
          params,
          response: { 200: diferencasDaDai, 404: erroResposta },
        },
      },
      ({ quem, params }) => compararComOEnviado(db, quem.empresaId, params.id),
    );

    app.get(
      '/Dai/:id/PreviaXml',
      {
        schema: {
          tags,
          summary: 'O XML como sairia agora, sem ser guardado',
          params,
          response: { 200: previaDoXml, 404: erroResposta, 422: erroResposta },
        },
      },
      ({ quem, params }) => previaDaDai(db, quem.empresaId, params.id),
    );

    app.get(
      '/Dai/:id/Envio/:envioId/Xml',
      {
        schema: {
          tags,
          summary: 'O arquivo guardado de um envio, byte a byte',
          params: z.object({ id, envioId: id }),
          response: { 200: fileReply('application/xml'), 404: erroResposta },
        },
      },
      async ({ quem: { empresaId }, params }, reply) => {
        const achado = await envioRepository(db, empresaId).arquivoDe(params.id, params.envioId);
        if (!achado) throw notFound('Este arquivo');
        return sendFile(
          reply,
          { nome: achado.nome, tipo: 'application/xml; charset=utf-8' },
          Buffer.from(await blobs.ler(empresaId, achado.bucket, achado.sha256)),
        );
      },
    );
  };
