import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { Trava } from '#lib/domain/acesso/travas.ts';
import type { Database } from '#server/platform/db/database.ts';
import { desligamento, usuario } from '#server/platform/db/schema/core.ts';

/** A request to switch a safeguard off that is neither confirmed nor ended. */
export interface OpenSwitchOff {
  id: string;
  trava: Trava;
  pedidoPor: string;
  nome: string;
  pedidoEm: Date;
}

/** Reads and writes the requests of one company to switch a safeguard off. */
export function switchOffRepository(tx: Database, empresaId: string) {
  return {
    async abertos(): Promise<OpenSwitchOff[]> {
      return tx
        .select({
          id: desligamento.id,
          trava: desligamento.trava,
          pedidoPor: desligamento.pedidoPor,
          nome: usuario.nome,
          pedidoEm: desligamento.pedidoEm,
        })
        .from(desligamento)
        .innerJoin(usuario, and(eq(usuario.empresaId, desligamento.empresaId), eq(usuario.id, desligamento.pedidoPor)))
        .where(and(eq(desligamento.empresaId, empresaId), isNull(desligamento.encerradoEm)))
        .orderBy(asc(desligamento.pedidoEm), asc(desligamento.id));
    },

    async inserir(novo: Omit<typeof desligamento.$inferInsert, 'empresaId'>): Promise<void> {
      await tx.insert(desligamento).values({ ...novo, empresaId });
    },

    async encerrar(id: string, fim: NonNullable<typeof desligamento.$inferSelect.fim>, em: Date): Promise<void> {
      await tx
        .update(desligamento)
        .set({ encerradoEm: em, fim })
        .where(and(eq(desligamento.empresaId, empresaId), eq(desligamento.id, id)));
    },
  };
}

/** The open requests of every company that were made until then, the oldest first. */
export async function switchOffsDue(db: Database, ate: Date) {
  return db
    .select({ empresaId: desligamento.empresaId, id: desligamento.id, pedidoPor: desligamento.pedidoPor })
    .from(desligamento)
    .where(and(lte(desligamento.pedidoEm, ate), isNull(desligamento.encerradoEm)))
    .orderBy(asc(desligamento.pedidoEm), asc(desligamento.id));
}
