import { eq } from 'drizzle-orm';
import type { PassoInicial } from '#lib/domain/telas/primeiros-passos.ts';
import type { Database } from '#server/platform/db/database.ts';
import { primeirosPassos } from '#server/platform/db/schema/first-steps.ts';
import type { Caller } from '#server/platform/security/caller.ts';

/** Reads and writes what a company does not want of its first steps. */
export function primeirosPassosRepository(tx: Database, { empresaId, usuarioId }: Caller) {
  return {
    /** Locks the row until the transaction ends. */
    async lerParaMudar(): Promise<{ pulados: PassoInicial[]; dispensadoEm: Date | null }> {
      await tx.insert(primeirosPassos).values({ empresaId }).onConflictDoNothing();
      const [lida] = await tx
        .select({ pulados: primeirosPassos.pulados, dispensadoEm: primeirosPassos.dispensadoEm })
        .from(primeirosPassos)
        .where(eq(primeirosPassos.empresaId, empresaId))
        .for('update');
      return lida ?? { pulados: [], dispensadoEm: null };
    },

    async gravar(mudanca: { pulados?: PassoInicial[]; dispensadoEm?: Date | null }): Promise<void> {
      await tx
        .update(primeirosPassos)
        .set({ ...mudanca, alteradoPor: usuarioId })
        .where(eq(primeirosPassos.empresaId, empresaId));
    },
  };
}
