import { and, eq } from 'drizzle-orm';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { type CbsIbsDoCusto, cbsIbsDoCusto } from '#lib/fiscal/custo/cbs-ibs-do-custo.ts';
import { lerCargaDoProcesso } from '#server/comex/reforma/carga-do-processo.ts';
import { dividaDoProcesso } from '#server/comex/reforma/divida-do-processo.ts';
import type { Database } from '#server/platform/db/database.ts';
import { importador } from '#server/platform/db/schema-cadastros.ts';
import { processo } from '#server/platform/db/schema-processo.ts';

/** Tells what CBS and IBS of a process are to its cost; null before 2026, when there were none. */
export async function cbsIbsDoProcesso(
  tx: Database,
  empresaId: string,
  processoId: string,
  hoje: DataTexto,
): Promise<CbsIbsDoCusto | null> {
  const lido = await lerCargaDoProcesso(tx, empresaId, processoId, { hoje, liberacao: undefined });
  const { registro, liberacao } = lido.carga;
  if ((liberacao.dia ?? registro.dia) < INICIO) return null;
  const [pagamento] = await tx
    .select({
      pagamentoCbsIbs: processo.pagamentoCbsIbs,
      cbsIbsPagoEm: processo.cbsIbsPagoEm,
      cbsPaga: processo.cbsPaga,
      ibsPago: processo.ibsPago,
      exoneracaoCbsIbs: processo.exoneracaoCbsIbs,
      exoneracaoCbsIbsEm: processo.exoneracaoCbsIbsEm,
      regime: importador.regimeCbsIbs,
    })
    .from(processo)
    .leftJoin(importador, and(eq(importador.empresaId, empresaId), eq(importador.id, processo.importadorId)))
    .where(and(eq(processo.empresaId, empresaId), eq(processo.id, processoId)));
  if (!pagamento) return null;
  const { regime, ...pago } = pagamento;
  const { dispensado, recolher, itens } = dividaDoProcesso(lido);
  return cbsIbsDoCusto({ dispensado, recolher, pagamento: pago, regime, itens });
}

const INICIO = '2026-01-01';
