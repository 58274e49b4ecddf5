import { and, eq, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#server/platform/db/database.ts';
import { stillOpen } from '#server/platform/db/due.ts';
import { convite } from '#server/platform/db/schema/access.ts';
import { empresa, usuario } from '#server/platform/db/schema/core.ts';
import type { Caller } from '#server/platform/security/caller.ts';

/** Reads and writes invitation links of people without a password. Like log-in, it works before the company is known. */
export function invitationRepository(tx: Database) {
  const autor = alias(usuario, 'autor');
  return {
    async inserir(novo: typeof convite.$inferInsert): Promise<void> {
      await tx.insert(convite).values(novo);
    },

    /** The person the link was made for; null when the link is no longer valid. */
    async abrir(tokenHash: Uint8Array, agora: Date) {
      const [linha] = await tx
        .select({
          empresaId: usuario.empresaId,
          usuarioId: usuario.id,
          nome: usuario.nome,
          email: usuario.email,
          empresa: empresa.nomeFantasia,
          por: autor.nome,
          ate: convite.expiraEm,
        })
        .from(convite)
        .innerJoin(usuario, and(eq(usuario.empresaId, convite.empresaId), eq(usuario.id, convite.usuarioId)))
        .leftJoin(autor, and(eq(autor.empresaId, convite.empresaId), eq(autor.id, convite.criadoPor)))
        .innerJoin(empresa, eq(empresa.empresaId, usuario.empresaId))
        .where(and(eq(convite.tokenHash, tokenHash), aberto(agora), isNull(usuario.desativadoEm)));
      return linha ?? null;
    },

    /** Uses up the link. True only once: when two requests use one link at the same time, one succeeds. */
    async gastar(tokenHash: Uint8Array, agora: Date): Promise<boolean> {
      const gastos = await tx
        .update(convite)
        .set({ encerradoEm: agora })
        .where(and(eq(convite.tokenHash, tokenHash), aberto(agora)))
        .returning({ usuarioId: convite.usuarioId });
      return gastos.length === 1;
    },

    async encerrarDe({ empresaId, usuarioId }: Caller, agora: Date): Promise<void> {
      await tx
        .update(convite)
        .set({ encerradoEm: agora })
        .where(and(eq(convite.empresaId, empresaId), eq(convite.usuarioId, usuarioId), isNull(convite.encerradoEm)));
    },
  };
}

const aberto = (agora: Date) =>
  and(stillOpen(convite.expiraEm, agora, INVITATION_LASTS_MS), isNull(convite.encerradoEm));

/** Seven days. */
export const INVITATION_LASTS_MS = 7 * 24 * 60 * 60 * 1000;
