import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { erroResposta } from '#lib/contracts/erro.ts';
import { memoria } from '#lib/contracts/memoria.ts';
import {
  experimentoDaReforma,
  memoriaDaReformaConsulta,
  reformaDoProcesso,
} from '#lib/contracts/reforma-do-processo.ts';
import {
  reformaDoProcesso as calcular,
  memoriaDaReforma,
  semReforma,
} from '#lib/fiscal/reforma/processo/reforma-do-processo.ts';
import { id } from '#lib/registros/primitivos.ts';
import { lerCargaDoProcesso } from '#server/comex/reforma/carga-do-processo.ts';
import { todayInManaus } from '#server/platform/clock.ts';
import { notFound } from '#server/platform/refusals.ts';

const tags = ['Processo'];
const params = z.object({ id });

export const reformaDoProcessoRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, relogio } = app.cais;
  const ler = (empresaId: string, processoId: string, liberacao?: string) =>
    lerCargaDoProcesso(db, empresaId, processoId, { hoje: todayInManaus(relogio), liberacao });

  app.get(
    '/Processo/:id/Reforma',
    {
      schema: {
        tags,
        summary: 'CBS e IBS de um processo, por item e no total: regular, suspenso, devido e a recolher',
        params,
        querystring: experimentoDaReforma,
        response: { 200: reformaDoProcesso, 400: erroResposta, 404: erroResposta },
      },
    },
    async ({ quem: { empresaId }, params, query: { liberacao, ...experimento } }) => {
      const { carga, falta, parametros } = await ler(empresaId, params.id, liberacao);
      return falta === null ? calcular(carga, experimento, parametros) : semReforma(falta, carga);
    },
  );

  app.get(
    '/Processo/:id/Reforma/Memoria',
    {
      schema: {
        tags,
        summary: 'Memória de cálculo da base, da CBS ou do IBS, de um item ou do total',
        params,
        querystring: memoriaDaReformaConsulta,
        response: { 200: memoria, 400: erroResposta, 404: erroResposta },
      },
    },
    async ({ quem: { empresaId }, params, query }) => {
      const { adicao, sequencia, figura, parcela, liberacao, ...experimento } = query;
      const { carga, falta, parametros } = await ler(empresaId, params.id, liberacao);
      const item = adicao === undefined || sequencia === undefined ? null : { adicao, sequencia };
      const pedida = { experimento, item, figura, parcela };
      const achada = falta === null ? memoriaDaReforma(carga, pedida, parametros) : null;
      if (!achada) throw notFound('Este valor');
      return achada;
    },
  );
};
