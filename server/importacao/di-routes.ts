import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { importacaoDi, leituraDi, TAMANHO_MAXIMO_DI } from '#lib/contracts/di.ts';
import { erroResposta } from '#lib/contracts/erro.ts';
import { importarDiConsulta, retificacaoDi } from '#lib/contracts/retificacao.ts';
import { conferirDi } from '#lib/fiscal/importacao/conferencias-di.ts';
import { resumirDi } from '#lib/fiscal/importacao/resumo-di.ts';
import { lerDeclaracao } from '#lib/siscomex/ler-declaracao.ts';
import { receberArquivo } from '#server/arquivos/receber-arquivo.ts';
import { hoje } from '#server/relogio.ts';
import { declaracaoRepository } from './declaracao-repository.ts';
import { importarDi } from './importar-di.ts';
import { importarNoProcesso } from './importar-no-processo.ts';
import { conferenciasDoFuturo } from './recusar-futuras.ts';
import { retificarDi } from './retificar-di.ts';

const RECUSAS = { 400: erroResposta, 409: erroResposta, 413: erroResposta, 415: erroResposta };

export const diRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, deposito, relogio } = app.cais;

  app.post(
    '/Di/Ler',
    {
      schema: {
        tags: ['Di'],
        summary: 'Lê um arquivo de DI (XML) ou de DUIMP (JSON), na parte file, e o confere; nada é gravado',
        consumes: ['multipart/form-data'],
        response: { 200: leituraDi, 400: erroResposta, 413: erroResposta, 415: erroResposta },
      },
    },
    async (request) => {
      const declaracoes = lerDeclaracao((await receberArquivo(request, TAMANHO_MAXIMO_DI)).bytes);
      const existentes = await declaracaoRepository(db, request.quem.empresaId).processosDasDis(
        declaracoes.map((di) => di.numeroDI),
      );
      return {
        declaracoes: declaracoes.map((di) => ({
          ...di,
          resumo: resumirDi(di),
          conferencias: [...conferenciasDoFuturo(di, hoje(relogio)), ...conferirDi(di)],
          processoExistente: existentes.get(di.numeroDI) ?? null,
        })),
      };
    },
  );

  app.post(
    '/Processo/ImportarDi',
    {
      schema: {
        tags: ['Processo'],
        summary:
          'Cria um processo de cada declaração do arquivo (parte file), põe uma num processo que há, ou a compara e retifica',
        consumes: ['multipart/form-data'],
        querystring: importarDiConsulta,
        response: { 200: retificacaoDi, 201: importacaoDi, 404: erroResposta, 422: erroResposta, ...RECUSAS },
      },
    },
    async (request, reply) => {
      const { quem, query } = request;
      const arquivo = await receberArquivo(request, TAMANHO_MAXIMO_DI);
      const ao = { db, deposito, relogio, quem };
      if (query.retificar === 'true') return reply.code(200).send(await retificarDi(ao, arquivo, query));
      const { processoId } = query;
      const criados = processoId ? await importarNoProcesso(ao, arquivo, processoId) : await importarDi(ao, arquivo);
      return reply.code(201).send(criados);
    },
  );
};
