import { and, desc, eq, exists, isNull, lte, not, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { produtoConsulta } from '#lib/contracts/consultas/produto.ts';
import { consultaDeLookup } from '#lib/contracts/platform/cadastro.ts';
import { escreverNcm } from '#lib/domain/identificadores/escrever-identificador.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import { resolucoesDeNumero, validadeDaResolucao } from '#lib/domain/zfm/produto.ts';
import { rotulosComIndustria } from '#lib/registros/industria.ts';
import { id } from '#lib/registros/primitivos.ts';
import {
  contratoDeProduto,
  PRODUTO,
  PRODUTO_COLUNAS,
  type ProdutoLido,
  type ProdutoNovo,
  type ProdutoResumo,
  produtoResumo,
} from '#lib/registros/produto.ts';
import { importadorRepository } from '#server/comex/cadastros/importador.ts';
import { aoImportador, importadorDe } from '#server/comex/cadastros/importador-apontado.ts';
import { naValidade } from '#server/comex/cadastros/na-validade.ts';
import type { Database } from '#server/platform/db/database.ts';
import { whenGiven, withoutAccents } from '#server/platform/db/list-query.ts';
import { importador } from '#server/platform/db/schema/cadastros.ts';
import { estrutura, produto } from '#server/platform/db/schema/dcr.ts';
import { oneOfThese } from '#server/platform/records/batch-read.ts';
import { cadastroDe, lookupDe } from '#server/platform/records/cadastro-de.ts';
import type { Onde } from '#server/platform/records/declaration.ts';
import { repositorioDe } from '#server/platform/records/declared-repository.ts';
import { invalidField } from '#server/platform/refusals.ts';

/** As in `validadeDaResolucao`: of several resoluções with the same number, the one that ends first counts. */
const VALIDADE = sql`(select min(uma ->> 'validade') from ${importador}, jsonb_array_elements(${importador.resolucoes}) as uma
  where ${importadorDe(produto)} and uma ->> 'numero' = ${produto.resolucao})`;

export const produtoRepository = repositorioDe(produto, {
  contrato: contratoDeProduto,
  consulta: produtoConsulta,
  chave: 'codigo',
  // An NCM is found with and without dots.
  busca: ({ descricao, ncm, resolucao, ppb }) => [descricao, ncm, escreverNcm(ncm), resolucao, ppb],
  aponta: {
    importador: aoImportador(
      produto.importadorId,
      'A indústria deste produto foi excluída. Traga o importador de volta antes.',
    ),
  },
  colunas: ({ modelos }) => ({
    modelos: modelos.map((modelo) => ({ ...modelo, precoVenda: new Exato(modelo.precoVenda).toFixed(2) })),
  }),
  filtros: {
    resolucoes: (validade, { hoje }) => naValidade(VALIDADE, validade, hoje),
    semEstrutura: (_, onde) => not(temEstrutura(onde)),
  },
  ordenaveis: { descricao: withoutAccents(produto.descricao), importador: importador.chave },
  extras: { resolucoes: importador.resolucoes },
  lido: ({ resolucoes, resolucao }) => ({ daResolucao: validadeDaResolucao(resolucoes, resolucao) }),
  resumos: comRevisoes,
  entre: (outro, campos) => outro.importador.id === campos.importador.id,
  unico: ({ importador, codigo }) => `${importador.razaoSocial} já tem um produto de código ${codigo}.`,
  proprio: (tx, empresaId, ativos) => ({
    conferir: daIndustria(tx, empresaId, async (id) => (await ativos(eq(produto.id, id)))[0]),
  }),
});

/** The products of an industry of the ZFM (docs/decisions/produtos-e-estruturas.md). */
export const cadastroDeProduto = cadastroDe({
  recurso: 'Produto',
  este: 'Este produto',
  plural: 'Produtos',
  contrato: contratoDeProduto,
  consulta: produtoConsulta,
  resumo: produtoResumo,
  rotulos: rotulosComIndustria(PRODUTO),
  // The history leaves it out: the resolução belongs to the importer, so its changes are no change of the product.
  noHistorico: ({ daResolucao: _, ...lido }) => lido,
  colunas: PRODUTO_COLUNAS,
  repositorio: produtoRepository,
  lookup: lookupDe({
    resumo: 'Produtos por um pedaço do código, da descrição ou da NCM; com importadorId, os daquela indústria',
    consulta: consultaDeLookup.extend({ importadorId: id.optional() }),
    linha: z.object({
      id,
      codigo: z.string(),
      nome: z.string(),
      ncm: z.string(),
      importador: z.object({ id, razaoSocial: z.string() }),
    }),
    async procurar(tx, empresaId, { q, importadorId }) {
      const filtro = and(
        isNull(importador.excluidoEm),
        whenGiven(importadorId, (id) => eq(produto.importadorId, id)),
      );
      const produtos = await produtoRepository(tx, empresaId).procurar(q, { filtro });
      return produtos.map(({ descricao, ...achado }) => ({ ...achado, nome: descricao }));
    },
  }),
});

/** A row of the list has no modelos, of which a page would carry thousands. */
async function comRevisoes(
  _linhas: object[],
  produtos: ProdutoLido[],
  { tx, empresaId, hoje }: Onde,
): Promise<ProdutoResumo[]> {
  if (produtos.length === 0) return [];
  const ids = produtos.map(({ id }) => id);
  const vigentes = await tx
    .selectDistinctOn([estrutura.produtoId], {
      produtoId: estrutura.produtoId,
      id: estrutura.id,
      revisao: estrutura.revisao,
      vigenciaInicio: estrutura.vigenciaInicio,
    })
    .from(estrutura)
    .where(
      and(
        eq(estrutura.empresaId, empresaId),
        oneOfThese(estrutura.produtoId, ids),
        isNull(estrutura.excluidoEm),
        lte(estrutura.vigenciaInicio, hoje),
      ),
    )
    .orderBy(estrutura.produtoId, desc(estrutura.vigenciaInicio));
  const emVigor = new Map(vigentes.map(({ produtoId, ...revisao }) => [produtoId, revisao]));
  return produtos.map(({ modelos, ...lido }) => ({
    ...lido,
    quantosModelos: modelos.length,
    revisaoEmVigor: emVigor.get(lido.id) ?? null,
  }));
}

function temEstrutura({ tx, hoje }: Onde): SQL {
  const emVigor = and(
    eq(estrutura.empresaId, produto.empresaId),
    eq(estrutura.produtoId, produto.id),
    isNull(estrutura.excluidoEm),
    lte(estrutura.vigenciaInicio, hoje),
  );
  return exists(tx.select({ emVigor: sql`1` }).from(estrutura).where(emVigor));
}

/**
 * Checks that the industry has the resolução. A resolução the industry no longer has may stay.
 * @throws {Refusal} 400 at the field.
 */
function daIndustria(tx: Database, empresaId: string, antesDe: (id: string) => Promise<ProdutoLido | undefined>) {
  const importadores = importadorRepository(tx, empresaId);
  return async ({ importador: { id: donoId }, resolucao }: ProdutoNovo, id: string): Promise<void> => {
    if (resolucao === null) return;
    const dono = await importadores.buscar(donoId);
    if (!dono || resolucoesDeNumero(dono.resolucoes, resolucao).length > 0) return;
    const antes = await antesDe(id);
    if (antes?.importador.id === donoId && antes.resolucao === resolucao) return;
    throw invalidField(
      'resolucao',
      `${dono.razaoSocial} não tem a Resolução CAS ${resolucao}. Cadastre-a no importador ou escolha outra.`,
    );
  };
}
