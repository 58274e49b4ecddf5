import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  arquivoHabilitacao,
  habilitacaoConsulta,
  habilitacaoDaDci,
  habilitacaoDeArquivoConsulta,
} from '#lib/contracts/dci/habilitacao-dci.ts';
import { erroResposta } from '#lib/contracts/platform/erro.ts';
import { ARQUIVOS_HABILITACAO, pedidoAoSetor } from '#lib/domain/zfm/habilitacao-dci.ts';
import { today } from '#server/platform/clock.ts';
import { FILE_REPLY } from '#server/platform/lists/send-list.ts';
import { againstRule } from '#server/platform/refusals.ts';
import { industriaDaHabilitacao } from './industria-da-habilitacao.ts';
import { listaDaHabilitacao } from './listas-da-habilitacao.ts';

const tags = ['Dci'];

/** Serves the lists an industry needs to prepare its habilitação to the DCI mensal (docs/decisions/habilitacao-dci.md). */
export const habilitacaoRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, relogio } = app.cais;

  const deQuem = async (empresaId: string, importadorId: string) => ({
    tx: db,
    empresaId,
    industria: await industriaDaHabilitacao(db, empresaId, importadorId),
    hoje: today(relogio),
  });

  app.get(
    '/Dci/Habilitacao',
    {
      schema: {
        tags,
        summary: 'Se uma indústria está habilitada à DCI mensal, e quantas linhas tem cada lista da habilitação',
        querystring: habilitacaoConsulta,
        response: { 200: habilitacaoDaDci, 400: erroResposta, 404: erroResposta },
      },
    },
    async ({ quem, query }) => {
      const contexto = await deQuem(quem.empresaId, query.importadorId);
      const { id, cnpj, razaoSocial, setor, dciMensal, dciAdeNumero, dciAdeData } = contexto.industria;
      const arquivos = [];
      for (const arquivo of ARQUIVOS_HABILITACAO) {
        const linhas = pedidoAoSetor(arquivo, setor) ? await listaDaHabilitacao(arquivo, contexto).contar() : null;
        arquivos.push({ arquivo, linhas });
      }
      return {
        importador: { id, cnpj, razaoSocial, setor },
        habilitada: dciMensal,
        adeNumero: dciAdeNumero,
        adeData: dciAdeData,
        arquivos,
      };
    },
  );

  app.get(
    '/Dci/Habilitacao/:arquivo',
    {
      schema: {
        tags,
        summary: 'Uma das listas de conferência da habilitação à DCI mensal, em XLSX ou CSV',
        params: z.object({ arquivo: arquivoHabilitacao }),
        querystring: habilitacaoDeArquivoConsulta,
        response: { ...FILE_REPLY, 404: erroResposta },
      },
    },
    async ({ quem, params: { arquivo }, query: { importadorId, formato } }, reply) => {
      const contexto = await deQuem(quem.empresaId, importadorId);
      if (!pedidoAoSetor(arquivo, contexto.industria.setor)) {
        throw againstRule(
          `O ${arquivo} é só das indústrias, e ${contexto.industria.razaoSocial} está no setor do comércio.`,
        );
      }
      return listaDaHabilitacao(arquivo, contexto).enviar(reply, formato, relogio.agora());
    },
  );
};
