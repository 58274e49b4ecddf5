import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { RelacionadosDoProcesso } from '#lib/contracts/views/relacionados.ts';
import { ANTES_DO_REGISTRO } from '#lib/domain/aduana/processo/acompanhamento.ts';
import { papeisExigidos, papeisQueFaltam } from '#lib/domain/aduana/processo/documentos-exigidos.ts';
import type { SituacaoProcesso } from '#lib/domain/aduana/processo/situacao-processo.ts';
import type { TipoDocumento } from '#lib/domain/aduana/processo/tipo-documento.ts';
import type { Database } from '#server/platform/db/database.ts';
import { FORA_DO_TREINAMENTO } from '#server/platform/db/processo-real.ts';
import { declaracao } from '#server/platform/db/schema/declaracao.ts';
import { pedido, pedidoItem } from '#server/platform/db/schema/pedidos.ts';
import { processo } from '#server/platform/db/schema/processo.ts';
import { processoItem } from '#server/platform/db/schema/processo-itens.ts';
import { documento } from '#server/platform/db/schema/records.ts';
import { saldoLote } from '#server/platform/db/schema/saldo.ts';
import { dai } from '#server/platform/db/schema/sefaz.ts';
import { notFound } from '#server/platform/refusals.ts';
import { FATOS_DOS_PAPEIS } from '#server/views/meu-dia/regras/documento.ts';

/** Reads the records beside a process. @throws {Refusal} 404. */
export async function lerRelacionados(tx: Database, empresaId: string, id: string): Promise<RelacionadosDoProcesso> {
  const [lido] = await tx
    .select({
      processo: { id: processo.id, numero: processo.numero, treinamento: processo.treinamento },
      situacao: processo.situacao,
      declarado: sql<boolean>`${declaracao.processoId} is not null`,
      fatos: FATOS_DOS_PAPEIS,
      dai: { situacao: dai.situacao, numero: dai.numero },
    })
    .from(processo)
    .leftJoin(dai, and(eq(dai.empresaId, empresaId), eq(dai.processoId, processo.id), FORA_DO_TREINAMENTO))
    .leftJoin(declaracao, and(eq(declaracao.empresaId, empresaId), eq(declaracao.processoId, processo.id)))
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
    processo: lido.processo,
    dai: lido.dai,
    pedidos,
    lotes: lotes ?? { numeroDeclaracao: null, todos: 0, comSaldo: 0 },
    papeis: { anexos, exigidos: lido.situacao === 'CANCELADO' ? null : papeisDo(lido) },
  };
}

interface ComPapeis {
  situacao: SituacaoProcesso;
  declarado: boolean;
  fatos: { presentes: TipoDocumento[]; temLicenca: boolean; temAcordo: boolean; entregue: boolean };
}

/** The file of the declaration is kept with the process, outside its attachments. */
function papeisDo({ situacao, declarado, fatos: { presentes, ...fatos } }: ComPapeis) {
  const exigidos = papeisExigidos({ ...fatos, registrado: declarado || !ANTES_DO_REGISTRO.includes(situacao) });
  const faltam = papeisQueFaltam(exigidos, declarado ? [...presentes, 'DECLARACAO'] : presentes);
  return { todos: exigidos.length, faltam: faltam.map(({ tipo }) => tipo) };
}
