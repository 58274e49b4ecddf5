import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  type RepresentanteLido,
  type RepresentanteNovo,
  representante,
  representanteDoLookup,
  representanteEdicao,
  representanteLookupConsulta,
  representanteNovo,
} from '#lib/contracts/cadastros/representante.ts';
import { type RepresentanteConsulta, representanteConsulta } from '#lib/contracts/consultas/representante.ts';
import { REPRESENTANTE_COLUNAS } from '#lib/listas/representante.ts';
import { REPRESENTANTE } from '#lib/registros/representante.ts';
import { rotulosDe } from '#lib/registros/rotulos.ts';
import { today } from '#server/platform/clock.ts';
import type { CadastroWithSheet } from '#server/platform/records/cadastro.ts';
import { representanteRepository } from './representante-repository.ts';

export const cadastroDeRepresentante: CadastroWithSheet<RepresentanteConsulta, RepresentanteNovo, RepresentanteLido> = {
  recurso: 'Representante',
  este: 'Este representante',
  contrato: {
    consulta: representanteConsulta,
    novo: representanteNovo,
    edicao: representanteEdicao,
    lido: representante,
    resumo: representante,
  },
  rotulos: rotulosDe(REPRESENTANTE),
  plural: 'Representantes',
  colunas: REPRESENTANTE_COLUNAS,
  repositorio: representanteRepository,
};

export const lookupDeRepresentante: FastifyPluginAsyncZod = async (app) => {
  const { db, relogio } = app.cais;

  app.get(
    '/Representante/GetByQ',
    {
      schema: {
        tags: ['Representante'],
        summary:
          'Representantes que hoje podem atuar, por um pedaço do nome ou do CPF; com importadorId, por aquele importador',
        querystring: representanteLookupConsulta,
        response: { 200: z.array(representanteDoLookup) },
      },
    },
    async ({ quem, query }) => representanteRepository(db, quem.empresaId).procurar(query, today(relogio)),
  );
};
