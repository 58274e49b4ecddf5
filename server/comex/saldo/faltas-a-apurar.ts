import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { SaldoInsumoTotais } from '#lib/contracts/saldo/saldo-insumo.ts';
import { dinheiro, somar } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { suspensoDasFaltas } from '#lib/fiscal/saldo/suspensos-do-lote.ts';
import type { Database } from '#server/platform/db/database.ts';
import { PROCESSO_REAL } from '#server/platform/db/processo-real.ts';
import { processo } from '#server/platform/db/schema/processo.ts';
import { saldoLote, saldoMovimento } from '#server/platform/db/schema/saldo.ts';
import { FALTA_EM_PE } from './suspensao-dos-lotes.ts';

/** The totals of the lots with goods missing, lost or broken; empty where there are none. */
export async function faltasAApurar(
  tx: Database,
  empresaId: string,
  filtro: SQL | undefined,
): Promise<Pick<SaldoInsumoTotais, 'lotesComFalta' | 'suspensoDasFaltas' | 'cbsIbsDasFaltas' | 'faltasComCbsIbs'>> {
  const faltas = tx
    .select({
      loteId: saldoMovimento.loteId,
      faltas: sql<DecimalTexto>`(-sum(${saldoMovimento.quantidade}))::text`.as('faltas'),
    })
    .from(saldoMovimento)
    .where(and(eq(saldoMovimento.empresaId, empresaId), FALTA_EM_PE))
    .groupBy(saldoMovimento.loteId)
    .as('faltas');
  const lotes = await tx
    .select({ lote: saldoLote, faltas: faltas.faltas })
    .from(saldoLote)
    .innerJoin(faltas, eq(faltas.loteId, saldoLote.id))
    .leftJoin(processo, and(eq(processo.empresaId, empresaId), eq(processo.id, saldoLote.processoId)))
    .where(and(eq(saldoLote.empresaId, empresaId), PROCESSO_REAL, filtro));
  if (lotes.length === 0) return {};
  const parte = ({ lote: { saldo, quantidade }, faltas }: (typeof lotes)[number], suspenso: DecimalTexto) =>
    suspensoDasFaltas(suspenso, { saldo, faltas, quantidade });
  const federais = lotes.flatMap((comFalta) => {
    const { iiSuspenso, ipiSuspenso, pisSuspenso, cofinsSuspenso } = comFalta.lote;
    return [iiSuspenso, ipiSuspenso, pisSuspenso, cofinsSuspenso].map((suspenso) => parte(comFalta, suspenso));
  });
  const daReforma = lotes.flatMap((comFalta) => {
    const { cbsSuspensa: cbs, ibsUfSuspenso: ibsUF, ibsMunSuspenso: ibsMun } = comFalta.lote;
    if (cbs === null || ibsUF === null || ibsMun === null) return [];
    return [dinheiro(somar([cbs, ibsUF, ibsMun].map((suspenso) => parte(comFalta, suspenso))))];
  });
  return {
    lotesComFalta: String(lotes.length),
    suspensoDasFaltas: dinheiro(somar(federais)),
    ...(daReforma.length > 0 && { cbsIbsDasFaltas: dinheiro(somar(daReforma)) }),
    faltasComCbsIbs: String(daReforma.length),
  };
}
