import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { erroResposta } from '#lib/contracts/platform/erro.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { id } from '#lib/registros/primitivos.ts';
import { today } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { BlobStore } from '#server/platform/files/blob-store.ts';
import { fileReply } from '#server/platform/files/file-reply.ts';
import type { MadeFile } from '#server/platform/files/made-file.ts';
import { PDF_TYPE, sendFile, TIPO_CONFERENCIA } from '#server/platform/files/send-file.ts';
import { toPdf } from '#server/platform/pdf/pdf.ts';
import type { OnWrite, RecordRead } from '#server/platform/records/cadastro.ts';
import { existing } from '#server/platform/records/existing.ts';

type LidoDoDocumento = RecordRead & { processo: string };

/** What DCR-E and DCI have in common, and how each answers; `frase` is the summary of the route. */
interface Documento<Lido extends LidoDoDocumento, Passo, Copia, Apontamento> {
  cadastro: {
    recurso: string;
    este: string;
    contrato: { lido: z.ZodType<Lido> };
    repositorio(tx: Database, empresaId: string): { buscar(id: string): Promise<Lido | null> };
  };
  passo: DocumentSteps<Lido, Passo> & {
    frase: string;
    pedido: z.ZodType<Passo>;
  };
  copia: {
    frase: string;
    pedido: z.ZodType<Copia>;
    copiar(ao: OnWrite, id: string, pedido: Copia): Promise<Lido>;
  };
  conferencia: {
    frase: string;
    resposta: z.ZodType<{ apontamentos: Apontamento[] }>;
    conferir(db: Database, empresaId: string, lido: Lido, dia: DataTexto): Promise<Apontamento[]>;
  };
  arquivo(ao: { db: Database; blobs: BlobStore }, empresaId: string, lido: Lido): Promise<MadeFile>;
  espelho: {
    frase: string;
    montar(
      ao: { db: Database; empresaId: string; agora: Date; dia: DataTexto },
      lido: Lido,
      comMemoria: boolean,
    ): Promise<Parameters<typeof toPdf>[0]>;
  };
}

/** The flow that moves one document on, and takes its last step back. */
export interface DocumentSteps<Lido, Passo> {
  dar(ao: AoDarPasso, id: string, pedido: Passo): Promise<Lido>;
  desfazer(ao: AoDarPasso, id: string, versao: number): Promise<Lido>;
}

type AoDarPasso = OnWrite & { blobs: BlobStore };

/** The routes of a document with steps: steps, copy, check, file and espelho. */
export function documentRoutes<Lido extends LidoDoDocumento, Passo, Copia, Apontamento>(
  documento: Documento<Lido, Passo, Copia, Apontamento>,
): FastifyPluginAsync {
  const { cadastro, passo, copia, conferencia, arquivo, espelho } = documento;
  const { recurso } = cadastro;
  const { lido } = cadastro.contrato;
  const tags = [recurso];

  return async (app) => {
    const { db, relogio, blobs } = app.cais;
    // The type provider cannot infer from a generic schema: `as` says what the schema has checked.
    const qual = ({ params }: { params: unknown }) => (params as z.infer<typeof comId>).id;
    const registroPedido = (empresaId: string, request: { params: unknown }) =>
      existing(db, empresaId, cadastro, qual(request));

    app.post(
      `/${recurso}/:id/Passo`,
      {
        schema: {
          tags,
          summary: passo.frase,
          params: comId,
          body: passo.pedido,
          response: { 200: lido, ...erros },
        },
      },
      (request) => passo.dar({ db, relogio, quem: request.quem, blobs }, qual(request), request.body as Passo),
    );

    app.delete(
      `/${recurso}/:id/Passo`,
      {
        schema: {
          tags,
          summary: 'Desfaz o último passo',
          params: comId,
          body: comVersao,
          response: { 200: lido, ...erros },
        },
      },
      (request) => {
        const { versao } = request.body as z.infer<typeof comVersao>;
        return passo.desfazer({ db, relogio, quem: request.quem, blobs }, qual(request), versao);
      },
    );

    app.post(
      `/${recurso}/:id/Copiar`,
      {
        schema: {
          tags,
          summary: copia.frase,
          params: comId,
          body: copia.pedido,
          response: { 201: lido, ...erros },
        },
      },
      async (request, reply) =>
        reply
          .code(201)
          .send(await copia.copiar({ db, relogio, quem: request.quem }, qual(request), request.body as Copia)),
    );

    app.get(
      `/${recurso}/:id/Conferencia`,
      {
        schema: {
          tags,
          summary: conferencia.frase,
          params: comId,
          response: { 200: conferencia.resposta, 404: erroResposta },
        },
      },
      async (request) => {
        const { empresaId } = request.quem;
        const deQue = await registroPedido(empresaId, request);
        return { apontamentos: await conferencia.conferir(db, empresaId, deQue, today(relogio)) };
      },
    );

    app.get(
      `/${recurso}/:id/Arquivo`,
      {
        schema: {
          tags,
          summary: 'O arquivo de conferência: o que foi gerado, ou como sairia agora',
          params: comId,
          response: { 200: fileReply('text/plain'), 404: erroResposta, 422: erroResposta },
        },
      },
      async (request, reply) => {
        const { empresaId } = request.quem;
        const { nome, bytes } = await arquivo({ db, blobs }, empresaId, await registroPedido(empresaId, request));
        return sendFile(reply, { nome, tipo: TIPO_CONFERENCIA }, Buffer.from(bytes));
      },
    );

    app.get(
      `/${recurso}/:id/Espelho`,
      {
        schema: {
          tags,
          summary: espelho.frase,
          params: comId,
          querystring: comMemoria,
          response: { 200: fileReply(PDF_TYPE), 404: erroResposta },
        },
      },
      async (request, reply) => {
        const { empresaId } = request.quem;
        const { memoria } = request.query as z.infer<typeof comMemoria>;
        const deQue = await registroPedido(empresaId, request);
        const ao = { db, empresaId, agora: relogio.agora(), dia: today(relogio) };
        const folha = await espelho.montar(ao, deQue, memoria === 'true');
        return sendFile(reply, { nome: `espelho-${deQue.processo}.pdf`, tipo: PDF_TYPE }, await toPdf(folha));
      },
    );
  };
}

const comId = z.object({ id });
const comVersao = z.strictObject({ versao: z.number().int().min(1) });
const comMemoria = z.strictObject({ memoria: z.enum(['true', 'false']).default('false') });
const erros = { 400: erroResposta, 404: erroResposta, 409: erroResposta, 422: erroResposta };
