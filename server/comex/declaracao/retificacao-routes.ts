import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { retificacaoFeita } from '#lib/contracts/declaracao/retificacao.ts';
import { erroResposta } from '#lib/contracts/platform/erro.ts';
import { id } from '#lib/registros/primitivos.ts';
import { fileReply } from '#server/platform/files/file-reply.ts';
import { arquivoDaDeclaracao } from './arquivo-da-declaracao.ts';
import { retificacaoRepository } from './retificacao-repository.ts';

const tags = ['Processo'];

export const retificacaoRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, blobs } = app.cais;

  app.get(
    '/Processo/:id/Retificacoes',
    {
      schema: {
        tags,
        summary:
          'Os arquivos por que a declaração do processo foi retificada, o que se aceitou de cada um; o mais novo primeiro',
        params: z.object({ id }),
        response: { 200: z.array(retificacaoFeita), 404: erroResposta },
      },
    },
    ({ quem, params }) => retificacaoRepository(db, quem.empresaId).doProcesso(params.id),
  );

  app.get(
    '/Processo/:id/Arquivo/:arquivoId',
    {
      schema: {
        tags,
        summary: 'Um arquivo da declaração do processo, como foi enviado: o que vale ou um que foi retificado',
        params: z.object({ id, arquivoId: id }),
        response: { 200: fileReply('application/octet-stream'), 404: erroResposta },
      },
    },
    async ({ quem, params }, reply) => {
      const { nome, sha256, bytes } = await arquivoDaDeclaracao({ db, blobs, quem }, params);
      reply.header('Content-Type', 'application/octet-stream');
      reply.header('Content-Disposition', `attachment; filename*=UTF-8''${encodeURIComponent(nome)}`);
      reply.header('Content-Security-Policy', "default-src 'none'; sandbox");
      reply.header('ETag', `"${sha256}"`);
      return reply.send(bytes);
    },
  );
};
