import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { entradaDcr, resultadoDcr } from '#lib/contracts/calculo/calculo-dcr.ts';
import { erroResposta } from '#lib/contracts/platform/erro.ts';
import { calcularDcr } from '#lib/fiscal/dcr/calcular-dcr.ts';

export const calculoDcrRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/Calculo/dcr',
    {
      schema: {
        tags: ['Calculo'],
        summary: 'Coeficiente de redução e II por unidade de um DCR-E; nada é gravado',
        body: entradaDcr,
        response: { 200: resultadoDcr, 400: erroResposta },
      },
    },
    async ({ body: { arredondamentoCoeficiente, ...entrada } }) => calcularDcr(entrada, arredondamentoCoeficiente),
  );
};
