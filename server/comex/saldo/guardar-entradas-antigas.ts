import { and, asc, eq, gt, isNull, notExists, sql } from 'drizzle-orm';
import type { Banco } from '#server/platform/db/database.ts';
import { declaracao } from '#server/platform/db/schema-declaracao.ts';
import { processo, processoPasso } from '#server/platform/db/schema-processo.ts';
import { saldoLote } from '#server/platform/db/schema-saldo.ts';
import { reverEntradas } from './entradas-da-declaracao.ts';

/**
 * Gives the declarations that were through before the stock of inputs was kept their entries, signed by whoever wrote down the
 * desembaraço. Asked at every start; a process that has a lote is left as it is.
 */
export async function guardarEntradasAntigas(db: Banco): Promise<void> {
  for (let fatia = await semEntrada(db, NENHUM); fatia.length > 0; fatia = await semEntrada(db, fatia.at(-1)?.id)) {
    for (const [empresaId, seus] of Map.groupBy(fatia, (um) => um.empresaId)) {
      const ids = seus.map(({ id }) => id);
      await db.transaction((tx) => reverEntradas(tx, empresaId, ids, null));
    }
  }
}

/** The next processes whose declaration is through and brought nothing into stock yet. */
function semEntrada(db: Banco, depoisDe: string = NENHUM) {
  const lotes = db
    .select({ id: saldoLote.id })
    .from(saldoLote)
    .where(and(eq(saldoLote.empresaId, processo.empresaId), eq(saldoLote.processoId, processo.id)));
  return db
    .select({ empresaId: processo.empresaId, id: processo.id })
    .from(processo)
    .innerJoin(
      processoPasso,
      and(eq(processoPasso.empresaId, processo.empresaId), eq(processoPasso.processoId, processo.id)),
    )
    .innerJoin(declaracao, and(eq(declaracao.empresaId, processo.empresaId), eq(declaracao.processoId, processo.id)))
    .where(
      and(
        gt(processo.id, depoisDe),
        isNull(processo.excluidoEm),
        eq(processoPasso.situacao, 'DESEMBARACADO_RFB'),
        isNull(processoPasso.desfeitoEm),
        sql`${declaracao.itens} > 0`,
        notExists(lotes),
      ),
    )
    .orderBy(asc(processo.id))
    .limit(FATIA);
}

const NENHUM = '00000000-0000-0000-0000-000000000000';
/** Declarations are read whole; of these as many at once as memory bears easily. */
const FATIA = 200;
