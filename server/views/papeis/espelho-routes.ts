import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { erroResposta } from '#lib/contracts/platform/erro.ts';
import type { ProcessoInteiro } from '#lib/contracts/processo/processo.ts';
import { processosAImprimir } from '#lib/listas/processo.ts';
import { id } from '#lib/registros/primitivos.ts';
import { type DeclaracaoGuardada, declaracaoGuardada } from '#server/comex/declaracao/declaracao-guardada.ts';
import { despesasDoProcesso } from '#server/comex/despesas/despesas-do-processo.ts';
import { itensDoProcessoRepository } from '#server/comex/itens-do-processo/itens-do-processo-repository.ts';
import { processoListagem } from '#server/comex/processo/processo-listagem.ts';
import { processoRepository } from '#server/comex/processo/processo-repository.ts';
import { itensDaMateria } from '#server/comex/reforma/carga-da-materia.ts';
import { lerMateriaDaReforma } from '#server/comex/reforma/materia-da-reforma.ts';
import { today } from '#server/platform/clock.ts';
import { fileReply } from '#server/platform/files/file-reply.ts';
import { PDF_TYPE, sendFile } from '#server/platform/files/send-file.ts';
import type { Paper } from '#server/platform/pdf/paper.ts';
import { toPdf } from '#server/platform/pdf/pdf.ts';
import { againstRule, notFound } from '#server/platform/refusals.ts';
import { calcular } from './calculos-do-espelho.ts';
import type { CbsIbsDoEspelho } from './cbs-ibs-no-espelho.ts';
import { espelhoDoProcesso, espelhosJuntos } from './espelho-do-processo.ts';
import { MAXIMO_DE_ITENS } from './mercadorias-do-espelho.ts';

export const espelhoRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, relogio } = app.cais;
  const cbsIbsDe = async (
    empresaId: string,
    processoId: string,
    guardada: DeclaracaoGuardada | null,
  ): Promise<CbsIbsDoEspelho | null> => {
    const opcoes = { hoje: today(relogio), liberacao: undefined, guardada };
    const materia = await lerMateriaDaReforma(db, empresaId, processoId, opcoes);
    const { registro, liberacao } = materia.comum;
    if ((liberacao.dia ?? registro.dia) < INICIO_DA_REFORMA) return null;
    return calcular('cbsIbs', itensDaMateria(materia), materia, MAXIMO_DE_ITENS);
  };

  const papelDe = async (empresaId: string, processo: ProcessoInteiro): Promise<Paper> => {
    const guardada = await declaracaoGuardada(db, empresaId, processo.id);
    const adicoes = guardada?.adicoes ?? [];
    const previsto = adicoes.length > 0 ? null : await itensDoProcessoRepository(db, empresaId).buscar(processo.id);
    return espelhoDoProcesso({
      processo,
      adicoes,
      itens: previsto?.itens ?? [],
      despesas: await despesasDoProcesso(db, empresaId, processo.id),
      cbsIbs: await cbsIbsDe(empresaId, processo.id, guardada),
      agora: relogio.agora(),
    });
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
      const pdf = await toPdf(await papelDe(empresaId, processo));
      return sendFile(reply, { nome: `espelho-${processo.numero}.pdf`, tipo: PDF_TYPE }, pdf);
    },
  );

  app.get(
    '/Processo/Espelhos',
    {
      schema: {
        tags: ['Processo'],
        summary: `Os espelhos dos processos de um resultado num só PDF, para imprimir; no máximo ${MAXIMO_DE_ESPELHOS}`,
        querystring: processosAImprimir,
        response: { 200: fileReply(PDF_TYPE), 400: erroResposta, 422: erroResposta },
      },
    },
    async ({ quem: { empresaId }, query: { ids, ...consulta } }, reply) => {
      const escolhidos = ids ?? (await processoListagem(db, empresaId).ids(consulta, today(relogio)));
      if (escolhidos.length > MAXIMO_DE_ESPELHOS) {
        const quantos = escolhidos.length.toLocaleString('pt-BR');
        throw againstRule(
          `São ${quantos} espelhos, e de uma vez vão até ${MAXIMO_DE_ESPELHOS}. Filtre mais, ou escolha menos processos.`,
        );
      }
      const { buscar } = processoRepository(db, empresaId);
      const lidos = await Promise.all(escolhidos.map((processoId) => buscar(processoId)));
      const papeis: Paper[] = [];
      for (const processo of lidos) {
        if (processo?.excluidoEm === null) papeis.push(await papelDe(empresaId, processo));
      }
      const pdf = await toPdf(espelhosJuntos(papeis, relogio.agora()));
      return sendFile(reply, { nome: 'espelhos.pdf', tipo: PDF_TYPE }, pdf);
    },
  );
};

/** More would keep the thread that draws for longer than a person waits. */
const MAXIMO_DE_ESPELHOS = 100;
const INICIO_DA_REFORMA = '2026-01-01';
