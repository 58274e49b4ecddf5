import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { memoria } from '#lib/contracts/calculo/memoria.ts';
import { comparacaoConsulta, comparacaoDi, memoriaConsulta } from '#lib/contracts/declaracao/comparacao-di.ts';
import { erroResposta } from '#lib/contracts/platform/erro.ts';
import { quantosItens } from '#lib/domain/aduana/processo/quantos-itens.ts';
import { id } from '#lib/registros/primitivos.ts';
import { parametroRepository } from '#server/comex/parametros/parametro-repository.ts';
import { notFound } from '#server/platform/refusals.ts';
import { calcular } from './calculos-da-comparacao.ts';
import { declaracaoDoProcesso } from './declaracao-do-processo.ts';

const tags = ['Processo'];
const params = z.object({ id });

export const comparacaoRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app.cais;

  app.get(
    '/Processo/:id/Comparacao',
    {
      schema: {
        tags,
        summary:
          'Valor aduaneiro e tributos declarados, calculados de novo e a diferença, por adição e por item de uma DUIMP',
        params,
        querystring: comparacaoConsulta,
        response: { 200: comparacaoDi, 400: erroResposta, 404: erroResposta },
      },
    },
    async ({ quem: { empresaId }, params, query: { adicao = null } }) => {
      const di = await declaracaoDoProcesso(db, empresaId, params.id);
      const parametros = await parametroRepository(db, empresaId).doMotor();
      return calcular('comparacao', quantosItens(di), di, parametros, adicao);
    },
  );

  app.get(
    '/Processo/:id/Memoria',
    {
      schema: {
        tags,
        summary: 'Memória de cálculo do valor aduaneiro ou de um tributo, de um item, de uma adição ou do total',
        params,
        querystring: memoriaConsulta,
        response: { 200: memoria, 400: erroResposta, 404: erroResposta },
      },
    },
    async ({ quem: { empresaId }, params, query: { adicao = null, item = null, figura, parte } }) => {
      const di = await declaracaoDoProcesso(db, empresaId, params.id);
      const parametros = await parametroRepository(db, empresaId).doMotor();
      const qual = { adicao, item, figura, parte };
      const pedida = await calcular('memoria', quantosItens(di), di, qual, parametros);
      if (!pedida) throw notFound('Este valor');
      return pedida;
    },
  );
};
