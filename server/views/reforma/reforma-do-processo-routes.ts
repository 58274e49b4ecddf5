import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { memoria } from '#lib/contracts/calculo/memoria.ts';
import { erroResposta } from '#lib/contracts/platform/erro.ts';
import {
  experimentoDaReforma,
  memoriaDaReformaConsulta,
  reformaDoProcesso,
} from '#lib/contracts/processo/reforma-do-processo.ts';
import { id } from '#lib/registros/primitivos.ts';
import { itensDaMateria } from '#server/comex/reforma/carga-da-materia.ts';
import { lerMateriaDaReforma } from '#server/comex/reforma/materia-da-reforma.ts';
import { today } from '#server/platform/clock.ts';
import { notFound } from '#server/platform/refusals.ts';
import { calcular } from './calculos-da-reforma.ts';

const tags = ['Processo'];
const params = z.object({ id });

export const reformaDoProcessoRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, relogio } = app.cais;
  const ler = (empresaId: string, processoId: string, liberacao?: string) =>
    lerMateriaDaReforma(db, empresaId, processoId, { hoje: today(relogio), liberacao });

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
      const materia = await ler(empresaId, params.id, liberacao);
      return calcular('reforma', itensDaMateria(materia), materia, experimento);
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
      const materia = await ler(empresaId, params.id, liberacao);
      const item = adicao === undefined || sequencia === undefined ? null : { adicao, sequencia };
      const pedida = { experimento, item, figura, parcela };
      const achada = await calcular('memoria', itensDaMateria(materia), materia, pedida);
      if (!achada) throw notFound('Este valor');
      return achada;
    },
  );
};
