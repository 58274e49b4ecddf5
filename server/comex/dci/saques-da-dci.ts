import { and, asc, eq } from 'drizzle-orm';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { Database } from '#server/platform/db/database.ts';
import { dciSaque } from '#server/platform/db/schema/dci.ts';

/** Reads the stored draws of a DCI: how much of which lote goes into which input. */
export function saquesDaDci(
  tx: Database,
  empresaId: string,
  dciId: string,
): Promise<{ insumoOrdem: number; loteId: string; quantidade: DecimalTexto; manual: boolean }[]> {
  return tx
    .select({
      insumoOrdem: dciSaque.insumoOrdem,
      loteId: dciSaque.loteId,
      quantidade: dciSaque.quantidade,
      manual: dciSaque.manual,
    })
    .from(dciSaque)
    .where(and(eq(dciSaque.empresaId, empresaId), eq(dciSaque.dciId, dciId)))
    .orderBy(asc(dciSaque.insumoOrdem));
}
