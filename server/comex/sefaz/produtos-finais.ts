import { and, asc, eq, isNull } from 'drizzle-orm';
import { textoDoItem } from '#lib/domain/aduana/declaracao/vinculo-declarado.ts';
import type { InsumosDaDai, ProdutoFinal } from '#lib/domain/zfm/dai.ts';
import { vinculoRepository } from '#server/comex/declaracao/vinculo-repository.ts';
import type { Database } from '#server/platform/db/database.ts';
import { estrutura, estruturaLinha, produto } from '#server/platform/db/schema/dcr.ts';
import { oneOfThese } from '#server/platform/records/batch-read.ts';

/** The importer's products whose structures have the linked goods of each adição, by the number of the adição. */
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
    .selectDistinct({ itemId: estruturaLinha.itemId, codigo: produto.codigo, ncm: produto.ncm })
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
    .where(and(eq(estruturaLinha.empresaId, empresaId), oneOfThese(estruturaLinha.itemId, itens)))
    .orderBy(asc(produto.codigo));
  const doItem = Map.groupBy(linhas, ({ itemId }) => itemId ?? '');
  return new Map(
    declaracao.adicoes.flatMap((adicao) => {
      const seus = textosDe(adicao).flatMap((texto) => doItem.get(vinculos.get(texto)?.registro.id ?? '') ?? []);
      const porCodigo = new Map(seus.map(({ codigo, ncm }) => [codigo, { codigo, ncm }]));
      return porCodigo.size === 0 ? [] : [[adicao.numero, [...porCodigo.values()]] as const];
    }),
  );
}
