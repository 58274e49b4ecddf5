import { and, asc, eq, gte, isNotNull } from 'drizzle-orm';
import { INICIO_DA_CBS_E_DO_IBS } from '#lib/domain/aduana/tributos/calculo-reforma.ts';
import { processo } from '#server/platform/db/schema/processo.ts';
import { saldoLote } from '#server/platform/db/schema/saldo.ts';
import { oneOfThese } from '#server/platform/records/batch-read.ts';
import type { OnWrite } from '#server/platform/records/cadastro.ts';
import { reverEntradas } from './entradas-da-declaracao.ts';

/**
 * Calculates CBS and IBS of all lots of declarations released since 2026 again, as when a rate was fixed or an AFRMM came late.
 * Returns the number of lots looked at. What was declared by event keeps its amounts.
 */
export async function recalcularReforma({ db, quem, relogio }: OnWrite): Promise<{ lotes: number }> {
  const { empresaId, usuarioId } = quem;
  const lotes = await db
    .select({ id: saldoLote.id, processoId: saldoLote.processoId })
    .from(saldoLote)
    .where(
      and(
        eq(saldoLote.empresaId, empresaId),
        isNotNull(saldoLote.processoId),
        gte(saldoLote.dataDesembaraco, INICIO_DA_CBS_E_DO_IBS),
      ),
    );
  const processos = [...new Set(lotes.flatMap(({ processoId }) => processoId ?? []))].sort();
  for (let de = 0; de < processos.length; de += FATIA) {
    const fatia = processos.slice(de, de + FATIA);
    await db.transaction(async (tx) => {
      // The order prevents deadlocks between two of these.
      await tx
        .select({ id: processo.id })
        .from(processo)
        .where(and(eq(processo.empresaId, empresaId), oneOfThese(processo.id, fatia)))
        .orderBy(asc(processo.id))
        .for('update');
      await reverEntradas(tx, empresaId, fatia, { usuarioId, em: relogio.agora() }, MOTIVO);
    });
  }
  return { lotes: lotes.length };
}

const FATIA = 100;
const MOTIVO = 'CBS e IBS calculados de novo.';
