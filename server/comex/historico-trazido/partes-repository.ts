import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { ZipEmPartes } from '#lib/contracts/declaracao/historico-trazido.ts';
import type { Database } from '#server/platform/db/database.ts';
import { historicoEnvio, historicoParte } from '#server/platform/db/schema/historico.ts';

export type ParteGuardada = typeof historicoParte.$inferSelect;

/** Reads and writes the pieces in which large ZIPs arrive. */
export function partesRepository(tx: Database, empresaId: string) {
  const partesDe = (envioId: string) =>
    tx
      .select()
      .from(historicoParte)
      .where(and(eq(historicoParte.empresaId, empresaId), eq(historicoParte.envioId, envioId)))
      .orderBy(asc(historicoParte.de));

  return {
    /** In the order of their bytes. */
    partesDe,

    async inserir(nova: Omit<ParteGuardada, 'empresaId'>): Promise<void> {
      await tx.insert(historicoParte).values({ ...nova, empresaId });
    },

    /** The ZIPs of an intake that arrive in pieces. */
    async emPartes(historicoId: string): Promise<ZipEmPartes[]> {
      const envios = await tx
        .select()
        .from(historicoEnvio)
        .where(
          and(
            eq(historicoEnvio.empresaId, empresaId),
            eq(historicoEnvio.historicoId, historicoId),
            isNotNull(historicoEnvio.partes),
          ),
        )
        .orderBy(asc(historicoEnvio.ordem));
      const lidos: ZipEmPartes[] = [];
      for (const { id, nome, tamanho, partes, modificadoEm } of envios) {
        const recebidas = (await partesDe(id)).map(({ de }) => de);
        lidos.push({ nome, tamanho, modificado: modificadoEm?.getTime() ?? 0, partes: partes ?? 0, recebidas });
      }
      return lidos;
    },
  };
}
