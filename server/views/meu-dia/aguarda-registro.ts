import { and, eq, inArray, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import { declaracao } from '#server/platform/db/schema/declaracao.ts';
import { processo } from '#server/platform/db/schema/processo.ts';

/** The condition of a rule of processes: the cargo is at the terminal or expected there, and has no declaration yet. */
export function aguardaRegistro(): SQL | undefined {
  return and(
    inArray(processo.situacao, ['EM_ABERTO', 'EM_TRANSITO', 'AGUARDANDO_PRESENCA']),
    or(eq(processo.situacao, 'AGUARDANDO_PRESENCA'), isNotNull(processo.presenca)),
    isNull(declaracao.processoId),
  );
}
