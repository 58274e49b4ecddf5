import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { memoria } from '#lib/contracts/calculo/memoria.ts';
import { erroResposta } from '#lib/contracts/platform/erro.ts';
import { custoConsulta, custoDoProcesso, memoriaDoCustoConsulta } from '#lib/contracts/views/custo-realizado.ts';
import type { DeclaracaoImportacao } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { quantosItens } from '#lib/domain/aduana/processo/quantos-itens.ts';
import { id } from '#lib/registros/primitivos.ts';
import { guardadaDoProcesso } from '#server/comex/declaracao/declaracao-do-processo.ts';
import type { DeclaracaoGuardada } from '#server/comex/declaracao/declaracao-guardada.ts';
import { despesasDoProcesso } from '#server/comex/despesas/despesas-do-processo.ts';
import { parametroRepository } from '#server/comex/parametros/parametro-repository.ts';
import { today } from '#server/platform/clock.ts';
import { notFound } from '#server/platform/refusals.ts';
import { calcular } from './calculos-do-custo.ts';
import { cbsIbsDoProcesso } from './cbs-ibs-do-processo.ts';

const tags = ['Processo'];
const params = z.object({ id });

export const custoRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, relogio } = app.cais;
  const dadosDe = async (empresaId: string, guardada: DeclaracaoGuardada) => ({
    despesas: await despesasDoProcesso(db, empresaId, guardada.processo.id),
    parametros: await parametroRepository(db, empresaId).doMotor(),
    cbsIbs: await cbsIbsDoProcesso(db, empresaId, guardada, today(relogio)),
  });

  app.get(
    '/Processo/:id/Custo',
    {
      schema: {
        tags,
        summary: 'Custo realizado de cada item da declaração, com as despesas rateadas',
        params,
        querystring: custoConsulta,
        response: { 200: custoDoProcesso, 400: erroResposta, 404: erroResposta },
      },
    },
    async ({ quem: { empresaId }, params, query: { recuperaveis } }) => {
      const guardada = await guardadaDoProcesso(db, empresaId, params.id);
      const materia = { ...(await dadosDe(empresaId, guardada)), recuperaveis };
      return calcular('custo', quantosItens(guardada.declaracao), guardada.declaracao, materia);
    },
  );

  app.get(
    '/Processo/:id/Custo/Memoria',
    {
      schema: {
        tags,
        summary: 'Memória de cálculo do custo de um item',
        params,
        querystring: memoriaDoCustoConsulta,
        response: { 200: memoria, 400: erroResposta, 404: erroResposta },
      },
    },
    async ({ quem: { empresaId }, params, query: { recuperaveis, ...qual } }) => {
      const guardada = await guardadaDoProcesso(db, empresaId, params.id);
      const { declaracao } = guardada;
      const materia = { ...(await dadosDe(empresaId, guardada)), recuperaveis };
      const pedida = await calcular('memoria', quantosItens(declaracao), declaracao, materia, qual);
      if (!pedida) throw notFound(temItem(declaracao, qual) ? 'Este valor' : 'Este item');
      return pedida;
    },
  );
};

function temItem(
  { adicoes }: DeclaracaoImportacao,
  { adicao, sequencia }: { adicao: string; sequencia: number },
): boolean {
  const adicaoDeclarada = adicoes.find(({ numero }) => numero === adicao);
  return adicaoDeclarada?.itens.some((item) => item.sequencia === sequencia) ?? false;
}
