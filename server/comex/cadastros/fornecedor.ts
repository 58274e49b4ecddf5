import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  type FornecedorLido,
  type FornecedorNovo,
  fornecedor,
  fornecedorDoLookup,
  fornecedorEdicao,
  fornecedorNovo,
} from '#lib/contracts/cadastros/fornecedor.ts';
import { type FornecedorConsulta, fornecedorConsulta } from '#lib/contracts/consultas/fornecedor.ts';
import { consultaDeLookup } from '#lib/contracts/platform/cadastro.ts';
import { FORNECEDOR_COLUNAS } from '#lib/listas/fornecedor.ts';
import { FORNECEDOR } from '#lib/registros/fornecedor.ts';
import { rotulosDe } from '#lib/registros/rotulos.ts';
import type { CadastroWithSheet } from '#server/platform/records/cadastro.ts';
import { fornecedorRepository } from './fornecedor-repository.ts';

export const cadastroDeFornecedor: CadastroWithSheet<FornecedorConsulta, FornecedorNovo, FornecedorLido> = {
  recurso: 'Fornecedor',
  este: 'Este fornecedor',
  contrato: {
    consulta: fornecedorConsulta,
    novo: fornecedorNovo,
    edicao: fornecedorEdicao,
    lido: fornecedor,
    resumo: fornecedor,
  },
  rotulos: rotulosDe(FORNECEDOR),
  plural: 'Fornecedores',
  colunas: FORNECEDOR_COLUNAS,
  repositorio: fornecedorRepository,
};

export const lookupDeFornecedor: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/Fornecedor/GetByQ',
    {
      schema: {
        tags: ['Fornecedor'],
        summary: 'Fornecedores e fabricantes por um pedaço do nome, do país ou de um nome que têm nas DIs',
        querystring: consultaDeLookup,
        response: { 200: z.array(fornecedorDoLookup) },
      },
    },
    async ({ quem, query }) => fornecedorRepository(app.cais.db, quem.empresaId).procurar(query.q),
  );
};
