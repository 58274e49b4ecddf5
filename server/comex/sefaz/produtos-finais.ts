import { and, asc, eq, isNull } from 'drizzle-orm';
import type { InsumosDaDai, ProdutoFinal } from '#lib/domain/zfm/dai.ts';
import type { Database } from '#server/platform/db/database.ts';
import { estrutura, estruturaLinha, produto } from '#server/platform/db/schema-dcr.ts';
import { saldoLote } from '#server/platform/db/schema-saldo.ts';

/** The importer's products whose structures have the linked goods of each adição, by the number of the adição. */
export async function produtosFinais(
  tx: Database,
  empresaId: string,
  { processoId, importador }: Pick<InsumosDaDai, 'processoId' | 'importador'>,
): Promise<Map<string, ProdutoFinal[]>> {
  if (importador === null) return new Map();
  const linhas = await tx
    .selectDistinct({
      adicao: saldoLote.adicao,
      codigo: produto.codigo,
      ncm: produto.ncm,
    })
    .from(saldoLote)
    .innerJoin(
      estruturaLinha,
      and(eq(estruturaLinha.empresaId, saldoLote.empresaId), eq(estruturaLinha.itemId, saldoLote.itemId)),
    )
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
    .where(and(eq(saldoLote.empresaId, empresaId), eq(saldoLote.processoId, processoId)))
    .orderBy(asc(saldoLote.adicao), asc(produto.codigo));
  const porAdicao = Map.groupBy(linhas, ({ adicao }) => String(adicao).padStart(3, '0'));
  return new Map([...porAdicao].map(([numero, suas]) => [numero, suas.map(({ codigo, ncm }) => ({ codigo, ncm }))]));
}
