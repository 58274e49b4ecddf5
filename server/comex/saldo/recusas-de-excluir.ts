import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm';
import { lugarNoPapel } from '#lib/domain/zfm/saldo-insumo.ts';
import type { Database } from '#server/platform/db/database.ts';
import { dcr, dcrComponente } from '#server/platform/db/schema/dcr.ts';
import { processo } from '#server/platform/db/schema/processo.ts';
import { saldoLote } from '#server/platform/db/schema/saldo.ts';
import { oneOfThese } from '#server/platform/records/batch-read.ts';
import { alguns } from './frases.ts';
import { recusaDaRetiradaDe, travarLotesDos } from './lotes-em-massa.ts';

/**
 * Returns by process why some of these processes may not be deleted: their stock was drawn, or a DCR-E takes prices from them. It
 * locks the processes and their lotes until the transaction ends. `ato` is another act that takes the stock back.
 */
export async function recusasDeExcluir(
  tx: Database,
  empresaId: string,
  ids: readonly string[],
  ato: keyof typeof NAO_PODE = 'EXCLUIR',
): Promise<Map<string, string>> {
  await tx
    .select({ id: processo.id })
    .from(processo)
    .where(and(eq(processo.empresaId, empresaId), oneOfThese(processo.id, ids)))
    .orderBy(asc(processo.id))
    .for('update');
  const lotes = await travarLotesDos(tx, empresaId, ids);
  if (lotes.size === 0) return new Map();
  const apontados = Map.groupBy(await dcrsDe(tx, empresaId, ids), ({ processoId }) => processoId);
  const recusas = new Map<string, string>();
  for (const processoId of lotes.keys()) {
    const usado = await recusaDaRetiradaDe(tx, empresaId, processoId);
    const apontada = apontados.get(processoId)?.map((apontado) => `${apontado.dcr} (${lugarNoPapel(apontado)})`);
    if (usado) recusas.set(processoId, `${NAO_PODE[ato]} ${usado}`);
    else if (apontada) {
      const frase = `${NAO_PODE[ato].replace(/\.$/, ':')} há DCR-E com componente dele: ${alguns(apontada)}.`;
      recusas.set(processoId, frase);
    }
  }
  return recusas;
}

const NAO_PODE = {
  EXCLUIR: 'Este processo não pode ser excluído.',
  TREINAR: 'Este processo não pode ir para o treinamento.',
};

/** A cancelled or deleted DCR-E no longer counts. */
async function dcrsDe(tx: Database, empresaId: string, processoIds: readonly string[]) {
  return tx
    .selectDistinct({
      processoId: sql<string>`${saldoLote.processoId}`,
      papel: saldoLote.papel,
      adicao: saldoLote.adicao,
      item: saldoLote.item,
      dcr: sql<string>`${dcr.processo}`,
    })
    .from(dcrComponente)
    .innerJoin(saldoLote, and(eq(saldoLote.empresaId, empresaId), eq(saldoLote.id, dcrComponente.loteId)))
    .innerJoin(dcr, and(eq(dcr.empresaId, empresaId), eq(dcr.id, dcrComponente.dcrId)))
    .where(
      and(
        eq(dcrComponente.empresaId, empresaId),
        oneOfThese(saldoLote.processoId, processoIds),
        ne(dcr.situacao, 'CANCELADO'),
        isNull(dcr.excluidoEm),
      ),
    )
    .orderBy(asc(dcr.processo), asc(saldoLote.adicao), asc(saldoLote.item));
}
