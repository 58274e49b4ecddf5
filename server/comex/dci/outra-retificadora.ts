import { and, eq, isNotNull, isNull, ne, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#server/platform/db/database.ts';
import { dci } from '#server/platform/db/schema/dci.ts';
import type { Holder } from '#server/platform/records/cadastro.ts';

/** Finds, for a retificadora that comes back, another of the same DCI that was begun while this one was deleted or cancelled. */
export async function outraRetificadora(tx: Database, empresaId: string, id: string): Promise<Holder | null> {
  const dciAtual = alias(dci, 'esta');
  const anterior = alias(dci, 'anterior');
  const [outra] = await tx
    .select({ id: dci.id, processo: dci.processo, numero: anterior.numero, doAnterior: anterior.processo })
    .from(dciAtual)
    .innerJoin(anterior, and(eq(anterior.empresaId, empresaId), eq(anterior.id, dciAtual.anteriorId)))
    .innerJoin(dci, and(eq(dci.empresaId, empresaId), eq(dci.anteriorId, anterior.id)))
    .where(
      and(
        eq(dciAtual.empresaId, empresaId),
        eq(dciAtual.id, id),
        or(isNotNull(dciAtual.excluidoEm), eq(dciAtual.situacao, 'CANCELADA')),
        ne(dci.id, id),
        isNull(dci.excluidoEm),
        ne(dci.situacao, 'CANCELADA'),
      ),
    )
    .orderBy(dci.processo);
  return outra
    ? { id: outra.id, frase: `A DCI ${outra.numero ?? outra.doAnterior} já tem outra retificadora: ${outra.processo}.` }
    : null;
}
