import { and, eq, isNull, sql } from 'drizzle-orm';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { Database } from '#server/platform/db/database.ts';
import { dciNota } from '#server/platform/db/schema/dci-notas.ts';

/** Returns the day the last nota left, or was issued when its exit day is missing. Null when the DCI has no nota. */
export async function ultimaSaida(tx: Database, empresaId: string, dciId: string): Promise<DataTexto | null> {
  const [linha] = await tx
    .select({ dia: sql<DataTexto | null>`max(coalesce(${dciNota.saida}, ${dciNota.emissao}))::text` })
    .from(dciNota)
    .where(and(eq(dciNota.empresaId, empresaId), eq(dciNota.dciId, dciId), isNull(dciNota.fora)));
  return linha?.dia ?? null;
}
