import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { leituraDi, TAMANHO_MAXIMO_DI } from '#lib/contracts/di.ts';
import { erroResposta } from '#lib/contracts/erro.ts';
import { conferirDi } from '#lib/fiscal/importacao/conferencias-di.ts';
import { resumirDi } from '#lib/fiscal/importacao/resumo-di.ts';
import { lerDiXml } from '#lib/siscomex/di-xml.ts';
import { receberArquivo } from '#server/arquivos/receber-arquivo.ts';
import { declaracaoRepository } from './declaracao-repository.ts';

export const diRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app.cais;

  app.post(
    '/Di/Ler',
    {
      schema: {
        tags: ['Di'],
        summary: 'Lê um arquivo XML de DI (parte file) e o confere; nada é gravado',
        consumes: ['multipart/form-data'],
        response: { 200: leituraDi, 400: erroResposta, 413: erroResposta, 415: erroResposta },
      },
    },
    async (request) => {
      const declaracoes = lerDiXml((await receberArquivo(request, TAMANHO_MAXIMO_DI)).bytes);
      const existentes = await declaracaoRepository(db, request.quem.empresaId).processosDasDis(
        declaracoes.map((di) => di.numeroDI),
      );
      return {
        declaracoes: declaracoes.map((di) => ({
          ...di,
          resumo: resumirDi(di),
          conferencias: conferirDi(di),
          processoExistente: existentes.get(di.numeroDI) ?? null,
        })),
      };
    },
  );
};
