import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type CompraNacionalConsulta, compraNacionalConsulta } from '#lib/contracts/consultas/compra-nacional.ts';
import {
  type CompraNacionalLida,
  type CompraNacionalNova,
  compraNacional,
  compraNacionalDoLookup,
  compraNacionalEdicao,
  compraNacionalLookupConsulta,
  compraNacionalNova,
} from '#lib/contracts/produtos/compra-nacional.ts';
import { COMPRA_NACIONAL_COLUNAS } from '#lib/listas/compra-nacional.ts';
import { COMPRA_NACIONAL } from '#lib/registros/compra-nacional.ts';
import { rotulosComIndustria } from '#lib/registros/industria.ts';
import type { CadastroWithSheet } from '#server/platform/records/cadastro.ts';
import { compraNacionalRepository } from './compra-nacional-repository.ts';

/** Prices of national inputs. A DCR-E takes the newest (docs/decisions/produtos-e-estruturas.md). */
export const cadastroDeCompraNacional: CadastroWithSheet<
  CompraNacionalConsulta,
  CompraNacionalNova,
  CompraNacionalLida
> = {
  recurso: 'CompraNacional',
  // The sentences of the cadastros are masculine.
  este: 'Esta compra nacional',
  contrato: {
    consulta: compraNacionalConsulta,
    novo: compraNacionalNova,
    edicao: compraNacionalEdicao,
    lido: compraNacional,
    resumo: compraNacional,
  },
  rotulos: rotulosComIndustria(COMPRA_NACIONAL),
  // The history leaves out these derived fields.
  noHistorico: ({ item: _, custoUnitario: __, ...lida }) => lida,
  plural: 'Compras nacionais',
  colunas: COMPRA_NACIONAL_COLUNAS,
  repositorio: compraNacionalRepository,
};

export const lookupDeCompraNacional: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/CompraNacional/GetByQ',
    {
      schema: {
        tags: ['CompraNacional'],
        summary:
          'Compras por um pedaço do part number, da descrição, da nota ou do fornecedor, a mais recente de cada part number antes; com importadorId, as daquela indústria; com ate, as emitidas até esse dia',
        querystring: compraNacionalLookupConsulta,
        response: { 200: z.array(compraNacionalDoLookup) },
      },
    },
    async ({ quem, query }) => compraNacionalRepository(app.cais.db, quem.empresaId).procurar(query),
  );
};
