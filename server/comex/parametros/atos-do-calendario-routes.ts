import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { atosDoCalendario, confirmacaoDoAto } from '#lib/contracts/parametros/atos-do-calendario.ts';
import { erroResposta } from '#lib/contracts/platform/erro.ts';
import { ATOS_DO_CALENDARIO } from '#lib/domain/cadastros/atos-de-fabrica.ts';
import { atoConfirmadoRepository } from './ato-confirmado-repository.ts';
import { confirmarAto } from './confirmar-ato.ts';

const tags = ['Parametro'];
const params = z.object({ codigo: z.string().regex(/^[A-Z][A-Z0-9_]{2,59}$/, 'Código de ato desconhecido.') });

/** The routes of the calendar of acts: what changes on which day, and who of the company read it at its source. */
export const atosDoCalendarioRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, relogio } = app.cais;

  app.get(
    '/Calendario/Atos',
    {
      schema: {
        tags,
        summary: 'Calendário de atos: o que muda em cada dia, com fonte, situação e quem da empresa confirmou',
        response: { 200: atosDoCalendario },
      },
    },
    async ({ quem: { empresaId } }) => {
      const confirmados = await atoConfirmadoRepository(db, empresaId).todos();
      return ATOS_DO_CALENDARIO.map((ato) => ({ ...ato, confirmado: confirmados.get(ato.codigo) ?? null }));
    },
  );

  app.put(
    '/Calendario/Atos/:codigo/Confirmacao',
    {
      schema: {
        tags,
        summary: 'Confirma um ato, com a fonte lida e o dia dela: os avisos dele saem para toda a empresa',
        params,
        body: confirmacaoDoAto,
        response: { 204: z.null(), 400: erroResposta, 404: erroResposta, 422: erroResposta },
      },
    },
    async ({ quem, params: { codigo }, body }, reply) => {
      await confirmarAto({ db, relogio, quem }, codigo, body);
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/Calendario/Atos/:codigo/Confirmacao',
    {
      schema: {
        tags,
        summary: 'Desfaz a confirmação de um ato: os avisos dele voltam',
        params,
        response: { 204: z.null(), 400: erroResposta, 404: erroResposta },
      },
    },
    async ({ quem, params: { codigo } }, reply) => {
      await confirmarAto({ db, relogio, quem }, codigo, null);
      return reply.code(204).send(null);
    },
  );
};
