import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { RelacionadosDoProcesso } from '#lib/contracts/relacionados.ts';
import type { Database } from '#server/platform/db/database.ts';
import { documento } from '#server/platform/db/schema.ts';
import { pedido, pedidoItem } from '#server/platform/db/schema-pedidos.ts';
import { processo, processoItem } from '#server/platform/db/schema-processo.ts';
import { saldoLote } from '#server/platform/db/schema-saldo.ts';
import { dai } from '#server/platform/db/schema-sefaz.ts';
import { notFound } from '#server/platform/refusals.ts';

/** Reads the records beside a process. @throws {Refusal} 404. */
export async function lerRelacionados(tx: Database, empresaId: string, id: string): Promise<RelacionadosDoProcesso> {
  const [lido] = await tx
    .select({
      processo: { id: processo.id, numero: processo.numero },
      dai: { situacao: dai.situacao, numero: dai.numero },
    })
    .from(processo)
    .leftJoin(dai, and(eq(dai.empresaId, empresaId), eq(dai.processoId, processo.id)))
    .where(and(eq(processo.empresaId, empresaId), eq(processo.id, id), isNull(processo.excluidoEm)));
  if (!lido) throw notFound('Este processo');
  const pedidos = await tx
    .selectDistinct({ id: pedido.id, numero: pedido.numero, status: pedido.status })
    .from(processoItem)
    .innerJoin(pedidoItem, and(eq(pedidoItem.empresaId, empresaId), eq(pedidoItem.id, processoItem.pedidoItemId)))
    .innerJoin(pedido, and(eq(pedido.empresaId, empresaId), eq(pedido.id, pedidoItem.pedidoId)))
    .where(and(eq(processoItem.empresaId, empresaId), eq(processoItem.processoId, id), isNull(pedido.excluidoEm)))
    .orderBy(asc(pedido.numero));
  const [lotes] = await tx
    .select({
      numeroDeclaracao: sql<string | null>`min(${saldoLote.numeroDeclaracao})`,
      todos: sql<number>`count(*)::int`,
      comSaldo: sql<number>`(count(*) filter (where ${saldoLote.saldo} > 0))::int`,
    })
    .from(saldoLote)
    .where(and(eq(saldoLote.empresaId, empresaId), eq(saldoLote.processoId, id)));
  const anexos = await tx.$count(
    documento,
    and(
      eq(documento.empresaId, empresaId),
      eq(documento.recurso, 'Processo'),
      eq(documento.registroId, id),
      isNull(documento.excluidoEm),
    ),
  );
  return {
    ...lido,
    pedidos,
    lotes: lotes ?? { numeroDeclaracao: null, todos: 0, comSaldo: 0 },
    papeis: { anexos },
  };
}
