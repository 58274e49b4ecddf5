import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { erroResposta } from '#lib/contracts/platform/erro.ts';
import { buscaDeCotacao, cambioDoProcesso } from '#lib/contracts/processo/cambio.ts';
import { somarDias } from '#lib/domain/datas/dias.ts';
import { id } from '#lib/registros/primitivos.ts';
import { moedaRepository } from '#server/comex/cadastros/moeda-repository.ts';
import { today } from '#server/platform/clock.ts';
import { againstRule } from '#server/platform/refusals.ts';
import { cambioDe } from './cambio-do-processo.ts';

/** Long enough to cover Carnaval. */
const DIAS = 10;

export const cambioRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, relogio, ptax } = app.cais;

  app.get(
    '/Processo/:id/Cambio',
    {
      schema: {
        tags: ['Processo'],
        summary: 'A taxa de cada moeda do processo no dia útil anterior ao registro, e a que a declaração tem',
        params: z.object({ id }),
        response: { 200: cambioDoProcesso, 404: erroResposta },
      },
    },
    ({ quem, params }) => cambioDe(db, quem.empresaId, params.id, today(relogio)),
  );

  app.post(
    '/Moeda/Buscar',
    {
      schema: {
        tags: ['Moeda'],
        summary: 'Pede ao Banco Central o fechamento de uma moeda até a véspera de um dia',
        body: buscaDeCotacao,
        response: { 204: z.null(), 400: erroResposta, 422: erroResposta },
      },
    },
    async ({ body: { sigla, dia } }, reply) => {
      const fechamentos = await ptax(sigla, somarDias(dia, -DIAS), somarDias(dia, -1)).catch(() => {
        throw againstRule(
          'O Banco Central não respondeu. Tente de novo mais tarde; o resto da tela não depende disso.',
        );
      });
      if (fechamentos.length === 0) throw againstRule(`O Banco Central não publicou cotação de ${sigla} nesses dias.`);
      const obtidaEm = relogio.agora();
      await moedaRepository(db).guardar(
        fechamentos.map((fechamento) => ({ ...fechamento, sigla, fonte: 'PTAX' as const, obtidaEm })),
      );
      return reply.code(204).send(null);
    },
  );
};
