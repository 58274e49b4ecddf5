import { and, eq } from 'drizzle-orm';
import { escreverDeclaracao } from '#lib/domain/identificadores/numero-declaracao.ts';
import { posicaoNaDeclaracao } from '#lib/domain/zfm/dcr.ts';
import type { PapelDeNotaOuDsi } from '#lib/domain/zfm/entrada-de-insumo.ts';
import type { Database } from '#server/platform/db/database.ts';
import { PROCESSO_REAL } from '#server/platform/db/processo-real.ts';
import { declaracao } from '#server/platform/db/schema/declaracao.ts';
import { processo } from '#server/platform/db/schema/processo.ts';
import { saldoLote } from '#server/platform/db/schema/saldo.ts';
import { invalidField } from '#server/platform/refusals.ts';
import { quanto } from './frases.ts';

interface SaldoInicial {
  papel: PapelDeNotaOuDsi;
  numero: string;
  adicao: number | null;
  lugar: number;
}

/**
 * An opening balance is of a declaration that the history does not have: the stock of one that is there is never counted twice.
 * A declaration that is not there is accepted, and the report of the opening balances tells it (server/views/saldo-inicial).
 * @throws {Refusal} 400 at the number, with what the history says of the item.
 */
export async function exigirQueCombine(tx: Database, empresaId: string, inicial: SaldoInicial): Promise<void> {
  if (inicial.papel !== 'DECLARACAO') return;
  const achados = await tx
    .select({
      processo: processo.numero,
      adicao: saldoLote.adicao,
      item: saldoLote.item,
      saldo: saldoLote.saldo,
      unidade: saldoLote.unidade,
    })
    .from(declaracao)
    .innerJoin(processo, and(eq(processo.empresaId, empresaId), eq(processo.id, declaracao.processoId), PROCESSO_REAL))
    .leftJoin(saldoLote, and(eq(saldoLote.empresaId, empresaId), eq(saldoLote.processoId, declaracao.processoId)))
    .where(and(eq(declaracao.empresaId, empresaId), eq(declaracao.numeroDi, inicial.numero)));
  const [primeiro] = achados;
  if (primeiro) throw invalidField('numero', recusa(achados, primeiro.processo, inicial));
}

interface Achado {
  adicao: number | null;
  item: number | null;
  saldo: string | null;
  unidade: string | null;
}

function recusa(achados: readonly Achado[], numero: string, inicial: SaldoInicial): string {
  const lugar = posicaoNaDeclaracao(inicial.adicao ?? 0, inicial.lugar);
  const nome = escreverDeclaracao(inicial.numero);
  const lote = achados.find(({ adicao, item }) => adicao === inicial.adicao && item === inicial.lugar);
  if (lote?.saldo) {
    return (
      `A ${nome}, ${lugar}, já está no saldo pelo processo ${numero}, com ${quanto(lote.saldo, lote.unidade)}: ` +
      'contaria duas vezes. Se resta menos, ajuste esse lote.'
    );
  }
  return achados.some(({ saldo }) => saldo !== null)
    ? `A ${nome} está no processo ${numero} e não tem ${lugar}.`
    : `A ${nome} está no processo ${numero}: os itens entram no saldo quando ela for desembaraçada.`;
}
