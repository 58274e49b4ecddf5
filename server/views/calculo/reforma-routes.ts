import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { entradaReforma, resultadoReforma } from '#lib/contracts/calculo/calculo-reforma.ts';
import { erroResposta } from '#lib/contracts/platform/erro.ts';
import { calcularReforma } from '#lib/fiscal/reforma/calcular-reforma.ts';
import { parametroRepository } from '#server/comex/parametros/parametro-repository.ts';

export const calculoReformaRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/Calculo/reforma',
    {
      schema: {
        tags: ['Calculo'],
        summary: 'CBS e IBS de uma importação, por item, com a memória de cálculo; nada é gravado',
        body: entradaReforma,
        response: { 200: resultadoReforma, 400: erroResposta, 413: erroResposta },
      },
    },
    async ({ body, quem }) => {
      const parametros = await parametroRepository(app.cais.db, quem.empresaId).doMotor();
      return calcularReforma(body, { parametros });
    },
  );
};
