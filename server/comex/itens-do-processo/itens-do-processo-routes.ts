import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { erroResposta } from '#lib/contracts/platform/erro.ts';
import { itensDoProcesso, itensDoProcessoEdicao } from '#lib/contracts/processo/itens-do-processo.ts';
import { id } from '#lib/registros/primitivos.ts';
import { gravacaoDe } from '#server/platform/records/write-cadastro.ts';
import { notFound } from '#server/platform/refusals.ts';
import { registroDosItens } from './itens-do-processo.ts';
import { itensDoProcessoRepository } from './itens-do-processo-repository.ts';

const tags = ['Processo'];

export const itensDoProcessoRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, relogio } = app.cais;

  app.get(
    '/ItensDoProcesso/:id',
    {
      schema: {
        tags,
        summary: 'Os itens e as adições previstas de um processo, pelo id dele',
        params: z.object({ id }),
        response: { 200: itensDoProcesso, 404: erroResposta },
      },
    },
    async ({ quem, params }) => {
      const achado = await itensDoProcessoRepository(db, quem.empresaId).buscar(params.id);
      if (!achado || achado.excluidoEm !== null) throw notFound('Este processo');
      return achado;
    },
  );

  app.put(
    '/ItensDoProcesso',
    {
      schema: {
        tags,
        summary: 'Troca os itens e as adições previstas, na versão que se viu',
        body: itensDoProcessoEdicao,
        response: { 200: itensDoProcesso, 400: erroResposta, 404: erroResposta, 409: erroResposta },
      },
    },
    ({ quem, body }) => gravacaoDe(registroDosItens, { db, relogio, quem }).alterar(body),
  );
};
