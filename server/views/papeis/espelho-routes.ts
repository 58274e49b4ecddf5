import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { erroResposta } from '#lib/contracts/erro.ts';
import { id } from '#lib/registros/primitivos.ts';
import { adicaoRepository } from '#server/comex/declaracao/adicao-repository.ts';
import { despesasDoProcesso } from '#server/comex/despesas/despesas-do-processo.ts';
import { itensDoProcessoRepository } from '#server/comex/itens-do-processo/itens-do-processo-repository.ts';
import { processoRepository } from '#server/comex/processo/processo-repository.ts';
import { fileReply } from '#server/platform/files/file-reply.ts';
import { PDF_TYPE, sendFile } from '#server/platform/files/send-file.ts';
import { toPdf } from '#server/platform/pdf/pdf.ts';
import { notFound } from '#server/platform/refusals.ts';
import { espelhoDoProcesso } from './espelho-do-processo.ts';

export const espelhoRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, relogio } = app.cais;

  app.get(
    '/Processo/:id/Espelho',
    {
      schema: {
        tags: ['Processo'],
        summary: 'O processo inteiro em PDF, para conferir e arquivar',
        params: z.object({ id }),
        response: { 200: fileReply(PDF_TYPE), 404: erroResposta },
      },
    },
    async ({ quem: { empresaId }, params }, reply) => {
      const processo = await processoRepository(db, empresaId).buscar(params.id);
      if (!processo || processo.excluidoEm !== null) throw notFound('Este processo');
      const previsto = await itensDoProcessoRepository(db, empresaId).buscar(params.id);
      const pdf = await toPdf(
        espelhoDoProcesso({
          processo,
          adicoes: await adicaoRepository(db, empresaId).doProcesso(params.id),
          itens: previsto?.itens ?? [],
          despesas: await despesasDoProcesso(db, empresaId, params.id),
          agora: relogio.agora(),
        }),
      );
      return sendFile(reply, { nome: `espelho-${processo.numero}.pdf`, tipo: PDF_TYPE }, pdf);
    },
  );
};
