import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { entradaTcif, resultadoTcif } from '#lib/contracts/calculo/calculo-tcif.ts';
import { erroResposta } from '#lib/contracts/platform/erro.ts';
import { calcularTcifAvulsa } from '#lib/fiscal/suframa/tcif-avulsa.ts';
import { parametroRepository } from '#server/comex/parametros/parametro-repository.ts';

export const calculoTcifRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/Calculo/tcif',
    {
      schema: {
        tags: ['Calculo'],
        summary: 'TCIF de um pedido de licenciamento, com a memória de cálculo; nada é gravado',
        body: entradaTcif,
        response: { 200: resultadoTcif, 400: erroResposta, 413: erroResposta },
      },
    },
    async ({ body, quem }) => {
      const parametros = await parametroRepository(app.cais.db, quem.empresaId).doMotor();
      return calcularTcifAvulsa(body, parametros);
    },
  );
};
