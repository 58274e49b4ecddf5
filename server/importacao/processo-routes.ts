import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { importacaoDi, TAMANHO_MAXIMO_DI } from '#lib/contracts/di.ts';
import { erroResposta } from '#lib/contracts/erro.ts';
import { processoTotais, processoTotaisConsulta } from '#lib/contracts/processo.ts';
import { receberArquivo } from '#server/arquivos/receber-arquivo.ts';
import { hoje } from '#server/relogio.ts';
import { importarDi } from './importar-di.ts';
import { processoListagem } from './processo-listagem.ts';

const tags = ['Processo'];

/** What processes have beyond what any cadastro has (processo.ts). */
export const processoRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, deposito, relogio } = app.cais;

  app.get(
    '/Processo/Totais',
    {
      schema: {
        tags,
        summary: 'Somas de todo o resultado da lista',
        querystring: processoTotaisConsulta,
        response: { 200: processoTotais, 400: erroResposta },
      },
    },
    ({ quem, query }) => processoListagem(db, quem.empresaId).totais(query, hoje(relogio)),
  );

  app.post(
    '/Processo/ImportarDi',
    {
      schema: {
        tags,
        summary: 'Cria um processo de cada DI de um arquivo XML do Siscomex (parte file)',
        consumes: ['multipart/form-data'],
        querystring: z.strictObject({ Bucket: z.literal('di').default('di') }),
        response: { 201: importacaoDi, 400: erroResposta, 409: erroResposta, 413: erroResposta, 415: erroResposta },
      },
    },
    async (request, reply) => {
      const arquivo = await receberArquivo(request, TAMANHO_MAXIMO_DI);
      return reply.code(201).send(await importarDi({ db, deposito, relogio, quem: request.quem }, arquivo));
    },
  );
};
