import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { entradaSaldo, resultadoSaldo } from '#lib/contracts/calculo/calculo-saldo.ts';
import { erroResposta } from '#lib/contracts/platform/erro.ts';
import { sacarFifo } from '#lib/fiscal/saldo/sacar-fifo.ts';

export const calculoSaldoRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/Calculo/saldo',
    {
      schema: {
        tags: ['Calculo'],
        summary: 'Baixa de um consumo no saldo de insumos, primeiro que entra primeiro que sai; nada é gravado',
        body: entradaSaldo,
        response: { 200: resultadoSaldo, 400: erroResposta },
      },
    },
    async ({ body: { entradas, consumo } }) => sacarFifo(entradas, consumo),
  );
};
