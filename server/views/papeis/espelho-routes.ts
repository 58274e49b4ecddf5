import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { erroResposta } from '#lib/contracts/erro.ts';
import { notaDoProcesso } from '#lib/fiscal/reforma/processo/nota-do-processo.ts';
import { reformaDoProcesso } from '#lib/fiscal/reforma/processo/reforma-do-processo.ts';
import { id } from '#lib/registros/primitivos.ts';
import { adicaoRepository } from '#server/comex/declaracao/adicao-repository.ts';
import { despesasDoProcesso } from '#server/comex/despesas/despesas-do-processo.ts';
import { itensDoProcessoRepository } from '#server/comex/itens-do-processo/itens-do-processo-repository.ts';
import { processoRepository } from '#server/comex/processo/processo-repository.ts';
import { lerCargaDoProcesso } from '#server/comex/reforma/carga-do-processo.ts';
import { todayInManaus } from '#server/platform/clock.ts';
import { fileReply } from '#server/platform/files/file-reply.ts';
import { PDF_TYPE, sendFile } from '#server/platform/files/send-file.ts';
import { toPdf } from '#server/platform/pdf/pdf.ts';
import { notFound } from '#server/platform/refusals.ts';
import type { CbsIbsDoEspelho } from './cbs-ibs-no-espelho.ts';
import { espelhoDoProcesso } from './espelho-do-processo.ts';

export const espelhoRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, relogio } = app.cais;
  const cbsIbsDe = async (empresaId: string, processoId: string): Promise<CbsIbsDoEspelho | null> => {
    const opcoes = { hoje: todayInManaus(relogio), liberacao: undefined };
    const { carga, falta, parametros } = await lerCargaDoProcesso(db, empresaId, processoId, opcoes);
    const dia = carga.liberacao.dia ?? carga.registro.dia;
    if (falta !== null || dia < INICIO_DA_REFORMA) return null;
    return { reforma: reformaDoProcesso(carga, {}, parametros), nota: notaDoProcesso(carga, parametros) };
  };

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
          cbsIbs: await cbsIbsDe(empresaId, params.id),
          agora: relogio.agora(),
        }),
      );
      return sendFile(reply, { nome: `espelho-${processo.numero}.pdf`, tipo: PDF_TYPE }, pdf);
    },
  );
};

const INICIO_DA_REFORMA = '2026-01-01';
