import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { entradaIcms, resultadoIcms } from '#lib/contracts/calculo/calculo-icms.ts';
import { erroResposta } from '#lib/contracts/platform/erro.ts';
import { calcularIcmsAvulso } from '#lib/fiscal/icms/icms-avulso.ts';

export const calculoIcmsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/Calculo/icms',
    {
      schema: {
        tags: ['Calculo'],
        summary: 'ICMS de uma importação, por dentro, com a memória de cálculo; nada é gravado',
        body: entradaIcms,
        response: { 200: resultadoIcms, 400: erroResposta, 413: erroResposta },
      },
    },
    async (request) => calcularIcmsAvulso(request.body),
  );
};
