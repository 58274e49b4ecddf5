import { and, eq, inArray, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import { declaracao } from '#server/platform/db/schema-declaracao.ts';
import { processo } from '#server/platform/db/schema-processo.ts';

/** The cargo came into the terminal, or is waited for there, and there is no declaration yet. Of a rule of processes. */
export function aguardaRegistro(): SQL | undefined {
  return and(
    inArray(processo.situacao, ['EM_ABERTO', 'EM_TRANSITO', 'AGUARDANDO_PRESENCA']),
    or(eq(processo.situacao, 'AGUARDANDO_PRESENCA'), isNotNull(processo.presenca)),
    isNull(declaracao.processoId),
  );
}
