import { and, eq } from 'drizzle-orm';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { DeclaracaoGuardada } from '#server/comex/declaracao/declaracao-guardada.ts';
import { lerMateriaDaReforma } from '#server/comex/reforma/materia-da-reforma.ts';
import type { Database } from '#server/platform/db/database.ts';
import { importador } from '#server/platform/db/schema/cadastros.ts';
import { processo } from '#server/platform/db/schema/processo.ts';
import type { MateriaDoCusto } from './calculos-do-custo.ts';

/** Reads what CBS and IBS of a process are to its cost; null before 2026, when there were none. */
export async function cbsIbsDoProcesso(
  tx: Database,
  empresaId: string,
  guardada: DeclaracaoGuardada,
  hoje: DataTexto,
): Promise<MateriaDoCusto['cbsIbs']> {
  const { id: processoId } = guardada.processo;
  const materia = await lerMateriaDaReforma(tx, empresaId, processoId, { hoje, liberacao: undefined, guardada });
  const { registro, liberacao } = materia.comum;
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
  return { materia, pagamento: pago, regime };
}

const INICIO = '2026-01-01';
