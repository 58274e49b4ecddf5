import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { MAXIMO_DO_SALDO_INICIAL, saldoInicial } from '#lib/contracts/saldo/saldo-inicial.ts';
import { conferirSaldoInicial } from './conferir-saldo-inicial.ts';

export const saldoInicialRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/SaldoInicial',
    {
      schema: {
        tags: ['EntradaDeInsumo'],
        summary: `Os saldos iniciais, com o que não combina em cada um: os primeiros ${MAXIMO_DO_SALDO_INICIAL}`,
        response: { 200: saldoInicial },
      },
    },
    ({ quem }) => conferirSaldoInicial(app.cais.db, quem.empresaId),
  );
};
