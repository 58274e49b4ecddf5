import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { entradaImportacao, resultadoImportacao } from '#lib/contracts/calculo/calculo-importacao.ts';
import { erroResposta } from '#lib/contracts/platform/erro.ts';
import { calcularImportacao } from '#lib/fiscal/importacao/calcular-importacao.ts';
import { parametroRepository } from '#server/comex/parametros/parametro-repository.ts';

export const calculoImportacaoRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/Calculo/importacao',
    {
      schema: {
        tags: ['Calculo'],
        summary: 'Valor aduaneiro e tributos de uma importação, com a memória de cálculo; nada é gravado',
        body: entradaImportacao,
        response: { 200: resultadoImportacao, 400: erroResposta, 413: erroResposta },
      },
    },
    async ({ body, quem }) => {
      const parametros = await parametroRepository(app.cais.db, quem.empresaId).doMotor();
      return calcularImportacao(body, { parametros });
    },
  );
};
