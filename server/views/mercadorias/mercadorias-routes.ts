import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { erroResposta } from '#lib/contracts/platform/erro.ts';
import { mercadoriasConsulta, mercadoriasLidas } from '#lib/contracts/processo/mercadorias.ts';
import { MERCADORIA_COLUNAS, mercadoriasExportacao } from '#lib/listas/mercadoria.ts';
import { id } from '#lib/registros/primitivos.ts';
import { today } from '#server/platform/clock.ts';
import { listRead } from '#server/platform/lists/list-read-whole.ts';
import { FILE_REPLY, sendList } from '#server/platform/lists/send-list.ts';
import { mercadoriasEmLinhas, verMercadorias } from './ver-mercadorias.ts';

const tags = ['Processo'];
const params = z.object({ id });

export const mercadoriasRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, relogio } = app.cais;
  const deQuem = (empresaId: string, processoId: string) => ({ empresaId, processoId, hoje: today(relogio) });

  app.get(
    '/Processo/:id/Mercadorias',
    {
      schema: {
        tags,
        summary: 'As mercadorias declaradas, por adição, com os tributos e com o que estava previsto',
        params,
        querystring: mercadoriasConsulta,
        response: { 200: mercadoriasLidas, 400: erroResposta, 404: erroResposta },
      },
    },
    ({ quem: { empresaId }, params, query }) => verMercadorias(db, deQuem(empresaId, params.id), query),
  );

  app.get(
    '/Processo/:id/Mercadorias/Exportar',
    {
      schema: {
        tags,
        summary: 'As mercadorias declaradas em XLSX ou CSV: cada adição, e depois as mercadorias dela',
        params,
        querystring: mercadoriasExportacao,
        response: { ...FILE_REPLY, 404: erroResposta },
      },
    },
    async ({ quem: { empresaId }, params, query }, reply) => {
      const linhas = await mercadoriasEmLinhas(db, deQuem(empresaId, params.id), query);
      const lista = listRead(async () => linhas);
      const envio = { nome: 'Mercadorias', colunas: MERCADORIA_COLUNAS, lista, agora: relogio.agora(), aviso: AVISO };
      return sendList(reply, envio, query);
    },
  );
};

const AVISO =
  'A linha da adição já tem a soma das mercadorias dela: não some as duas. II, IPI, PIS e COFINS são os devidos, como declarados; ICMS, CBS e IBS são calculados pelo Cais. Célula vazia é valor desconhecido, não zero.';
