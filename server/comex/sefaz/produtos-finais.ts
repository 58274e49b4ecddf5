import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import { textoDoItem } from '#lib/domain/aduana/declaracao/vinculo-declarado.ts';
import type { InsumosDaDai, ProdutoFinal } from '#lib/domain/zfm/dai.ts';
import { chaveDoPartNumber } from '#lib/domain/zfm/estrutura.ts';
import { vinculoRepository } from '#server/comex/declaracao/vinculo-repository.ts';
import type { Database } from '#server/platform/db/database.ts';
import { itemCadastrado } from '#server/platform/db/schema/cadastros.ts';
import { estrutura, estruturaLinha, produto } from '#server/platform/db/schema/dcr.ts';
import { oneOfThese } from '#server/platform/records/batch-read.ts';

/**
 * The importer's products whose structures have the linked goods of each adição, by the number of the adição. A revision that
 * another one had followed by the day of the declaration says nothing; one that begins later does, because goods come in ahead of it.
 */
export async function produtosFinais(
  tx: Database,
  empresaId: string,
  { declaracao, importador }: Pick<InsumosDaDai, 'declaracao' | 'importador'>,
): Promise<Map<string, ProdutoFinal[]>> {
  if (importador === null) return new Map();
  const textosDe = ({ ncm, itens }: (typeof declaracao.adicoes)[number]) =>
    itens.map(({ descricao }) => textoDoItem({ ncm, descricao }));
  const textos = [...new Set(declaracao.adicoes.flatMap(textosDe))];
  const vinculos = await vinculoRepository(tx, empresaId, 'Item').vinculos(textos);
  const itens = [...new Set([...vinculos.values()].flatMap((vinculo) => vinculo?.registro.id ?? []))];
  if (itens.length === 0) return new Map();
  const linhas = await tx
    .selectDistinct({
      itemId: estruturaLinha.itemId,
      partNumber: estruturaLinha.partNumber,
      codigo: produto.codigo,
      ncm: produto.ncm,
    })
    .from(estruturaLinha)
    .innerJoin(
      estrutura,
      and(
        eq(estrutura.empresaId, estruturaLinha.empresaId),
        eq(estrutura.id, estruturaLinha.estruturaId),
        isNull(estrutura.excluidoEm),
      ),
    )
    .innerJoin(
      produto,
      and(
        eq(produto.empresaId, estrutura.empresaId),
        eq(produto.id, estrutura.produtoId),
        eq(produto.importadorId, importador.id),
        isNull(produto.excluidoEm),
      ),
    )
    .where(
      and(
        eq(estruturaLinha.empresaId, empresaId),
        or(isNull(estruturaLinha.itemId), oneOfThese(estruturaLinha.itemId, itens)),
        sql`not exists (select 1 from estrutura seguinte
          where seguinte.empresa_id = ${estrutura.empresaId} and seguinte.produto_id = ${estrutura.produtoId}
            and seguinte.excluido_em is null and seguinte.vigencia_inicio > ${estrutura.vigenciaInicio}
            and seguinte.vigencia_inicio <= ${declaracao.dataRegistro}::date)`,
      ),
    )
    .orderBy(asc(produto.codigo));
  const peloPartNumber = await itensPeloPartNumber(tx, empresaId, itens);
  const doItem = Map.groupBy(
    linhas,
    ({ itemId, partNumber }) => itemId ?? peloPartNumber.get(chaveDoPartNumber(partNumber)),
  );
  return new Map(
    declaracao.adicoes.flatMap((adicao) => {
      const produtosDaAdicao = textosDe(adicao).flatMap((texto) => {
        const vinculo = vinculos.get(texto);
        return vinculo ? (doItem.get(vinculo.registro.id) ?? []) : [];
      });
      const porCodigo = new Map(produtosDaAdicao.map(({ codigo, ncm }) => [codigo, { codigo, ncm }]));
      return porCodigo.size === 0 ? [] : [[adicao.numero, [...porCodigo.values()]] as const];
    }),
  );
}

/** A line that names no item is of the one with its part number, because the item may have been created later. */
async function itensPeloPartNumber(
  tx: Database,
  empresaId: string,
  itens: readonly string[],
): Promise<Map<string, string>> {
  const cadastrados = await tx
    .select({ id: itemCadastrado.id, chave: itemCadastrado.chave })
    .from(itemCadastrado)
    .where(and(eq(itemCadastrado.empresaId, empresaId), oneOfThese(itemCadastrado.id, itens)));
  return new Map(cadastrados.map(({ id, chave }) => [chave, id]));
}
