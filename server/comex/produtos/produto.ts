import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type ProdutoConsulta, produtoConsulta } from '#lib/contracts/consultas/produto.ts';
import {
  type ProdutoLido,
  type ProdutoNovo,
  type ProdutoResumo,
  produto,
  produtoDoLookup,
  produtoEdicao,
  produtoLookupConsulta,
  produtoNovo,
  produtoResumo,
} from '#lib/contracts/produtos/produto.ts';
import { PRODUTO_COLUNAS } from '#lib/listas/produto.ts';
import { rotulosComIndustria } from '#lib/registros/industria.ts';
import { PRODUTO } from '#lib/registros/produto.ts';
import type { CadastroWithSheet } from '#server/platform/records/cadastro.ts';
import { produtoRepository } from './produto-repository.ts';

/** The products of an industry of the ZFM (docs/decisions/produtos-e-estruturas.md). */
export const cadastroDeProduto: CadastroWithSheet<ProdutoConsulta, ProdutoNovo, ProdutoLido, ProdutoResumo> = {
  recurso: 'Produto',
  este: 'Este produto',
  contrato: {
    consulta: produtoConsulta,
    novo: produtoNovo,
    edicao: produtoEdicao,
    lido: produto,
    resumo: produtoResumo,
  },
  rotulos: rotulosComIndustria(PRODUTO),
  // The history leaves it out: the resolução belongs to the importer, so its changes are no change of the product.
  noHistorico: ({ daResolucao: _, ...lido }) => lido,
  plural: 'Produtos',
  colunas: PRODUTO_COLUNAS,
  repositorio: produtoRepository,
};

export const lookupDeProduto: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/Produto/GetByQ',
    {
      schema: {
        tags: ['Produto'],
        summary: 'Produtos por um pedaço do código, da descrição ou da NCM; com importadorId, os daquela indústria',
        querystring: produtoLookupConsulta,
        response: { 200: z.array(produtoDoLookup) },
      },
    },
    async ({ quem, query }) => produtoRepository(app.cais.db, quem.empresaId).procurar(query),
  );
};
