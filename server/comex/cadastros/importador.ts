import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  type ImportadorLido,
  type ImportadorNovo,
  importador,
  importadorDoLookup,
  importadorEdicao,
  importadorNovo,
} from '#lib/contracts/cadastros/importador.ts';
import { type ImportadorConsulta, importadorConsulta } from '#lib/contracts/consultas/importador.ts';
import { consultaDeLookup } from '#lib/contracts/platform/cadastro.ts';

import { IMPORTADOR_COLUNAS } from '#lib/listas/importador.ts';
import { IMPORTADOR } from '#lib/registros/importador.ts';
import { rotulosDe } from '#lib/registros/rotulos.ts';
import type { CadastroWithSheet } from '#server/platform/records/cadastro.ts';
import { importadorRepository } from './importador-repository.ts';

export const cadastroDeImportador: CadastroWithSheet<ImportadorConsulta, ImportadorNovo, ImportadorLido> = {
  recurso: 'Importador',
  este: 'Este importador',
  contrato: {
    consulta: importadorConsulta,
    novo: importadorNovo,
    edicao: importadorEdicao,
    lido: importador,
    resumo: importador,
  },
  rotulos: rotulosDe(IMPORTADOR),
  plural: 'Importadores',
  colunas: IMPORTADOR_COLUNAS,
  repositorio: importadorRepository,
};

export const lookupDeImportador: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/Importador/GetByQ',
    {
      schema: {
        tags: ['Importador'],
        summary: 'Importadores por um pedaço do nome, do CNPJ ou de uma inscrição',
        querystring: consultaDeLookup,
        response: { 200: z.array(importadorDoLookup) },
      },
    },
    async ({ quem, query }) => importadorRepository(app.cais.db, quem.empresaId).procurar(query.q),
  );
};
