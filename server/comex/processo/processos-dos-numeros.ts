import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import { processo } from '#server/platform/db/schema/processo.ts';

/** Finds the processes of these DIs and DUIMPs, by number without punctuation. Numbers that no process has are left out. */
export async function processosDosNumeros(
  tx: Database,
  empresaId: string,
  numeros: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const procurados = [...new Set(numeros)];
  if (procurados.length === 0) return new Map();
  const achados = await tx
    .select({ id: processo.id, numeroDi: processo.numeroDi, numeroDuimp: processo.numeroDuimp })
    .from(processo)
    .where(
      and(
        eq(processo.empresaId, empresaId),
        isNull(processo.excluidoEm),
        or(inArray(processo.numeroDi, procurados), inArray(processo.numeroDuimp, procurados)),
      ),
    );
  return new Map(
    achados.flatMap(({ id, numeroDi, numeroDuimp }) =>
      [numeroDi, numeroDuimp].flatMap((numero) => (numero === null ? [] : [[numero, id] as const])),
    ),
  );
}
