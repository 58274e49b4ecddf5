import { and, asc, desc, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import { credencial, sessao } from '#server/platform/db/schema/access.ts';
import { empresa, usuario } from '#server/platform/db/schema/core.ts';
import type { Caller } from '#server/platform/security/caller.ts';
import { isLive } from '#server/platform/security/live-session.ts';

/** Reads and writes log-ins and sessions: the one repository that works before the company is known. */
export function sessionRepository(db: Database) {
  return {
    async credencialDe(email: string) {
      const [linha] = await db.select().from(credencial).where(eq(credencial.email, email));
      return linha ?? null;
    },

    /** Locks the credential until the transaction ends: a change of the password comes wholly before or after. */
    async credencialMantida(email: string) {
      const [linha] = await db.select().from(credencial).where(eq(credencial.email, email)).for('share');
      return linha ?? null;
    },

    async credencialDaPessoa({ empresaId, usuarioId }: Caller) {
      const [linha] = await db
        .select()
        .from(credencial)
        .where(and(eq(credencial.empresaId, empresaId), eq(credencial.usuarioId, usuarioId)));
      return linha ?? null;
    },

    /**
     * Writes the credential of an e-mail. It takes over the credential of a person who was deactivated, here or at another company.
     * False when a person signs in with the e-mail.
     */
    async assumirCredencial(nova: typeof credencial.$inferInsert): Promise<boolean> {
      const [tem] = await db
        .select({ desativadoEm: usuario.desativadoEm })
        .from(credencial)
        .innerJoin(usuario, and(eq(usuario.empresaId, credencial.empresaId), eq(usuario.id, credencial.usuarioId)))
        .where(eq(credencial.email, nova.email))
        .for('update');
      if (tem && !tem.desativadoEm) return false;
      if (tem) await db.update(credencial).set(nova).where(eq(credencial.email, nova.email));
      else await db.insert(credencial).values(nova);
      return true;
    },

    /** False when the password has changed since it was read. */
    async trocarSenha(vista: { email: string; senhaHash: string }, senhaHash: string, agora: Date): Promise<boolean> {
      const trocadas = await db
        .update(credencial)
        .set({ senhaHash, alteradaEm: agora })
        .where(and(eq(credencial.email, vista.email), eq(credencial.senhaHash, vista.senhaHash)))
        .returning({ email: credencial.email });
      return trocadas.length === 1;
    },

    /** A person who may sign in; null when deactivated. Locks the person until the transaction ends. */
    async pessoa({ empresaId, usuarioId }: Caller) {
      const [linha] = await db
        .select({ usuario, nomeFantasia: empresa.nomeFantasia })
        .from(usuario)
        .innerJoin(empresa, eq(empresa.empresaId, usuario.empresaId))
        .where(and(eq(usuario.empresaId, empresaId), eq(usuario.id, usuarioId), isNull(usuario.desativadoEm)))
        .for('share', { of: usuario });
      return linha ?? null;
    },

    async abrirSessao(nova: typeof sessao.$inferInsert) {
      await db.insert(sessao).values(nova);
    },

    /** The live sessions of a person, oldest first. */
    async sessoesVivas({ empresaId, usuarioId }: Caller, agora: Date) {
      return db
        .select()
        .from(sessao)
        .where(and(eq(sessao.empresaId, empresaId), eq(sessao.usuarioId, usuarioId), isLive(agora)))
        .orderBy(asc(sessao.criadaEm), asc(sessao.id));
    },

    async revogarSessoesDe({ empresaId, usuarioId }: Caller, agora: Date) {
      await db
        .update(sessao)
        .set({ revogadaEm: agora })
        .where(and(eq(sessao.empresaId, empresaId), eq(sessao.usuarioId, usuarioId), isNull(sessao.revogadaEm)));
    },

    /** False when the session does not exist, belongs to another person, or is over. */
    async revogarSessaoDe({ empresaId, usuarioId }: Caller, id: string, agora: Date): Promise<boolean> {
      const revogadas = await db
        .update(sessao)
        .set({ revogadaEm: agora })
        .where(and(eq(sessao.empresaId, empresaId), eq(sessao.usuarioId, usuarioId), eq(sessao.id, id), isLive(agora)))
        .returning({ id: sessao.id });
      return revogadas.length === 1;
    },

    /** Ends all sessions except the one with this token. Returns how many it ended. */
    async revogarOutrasSessoesDe({ empresaId, usuarioId }: Caller, tokenHash: Uint8Array, agora: Date) {
      const revogadas = await db
        .update(sessao)
        .set({ revogadaEm: agora })
        .where(
          and(
            eq(sessao.empresaId, empresaId),
            eq(sessao.usuarioId, usuarioId),
            ne(sessao.tokenHash, tokenHash),
            isLive(agora),
          ),
        )
        .returning({ id: sessao.id });
      return revogadas.length;
    },

    /** Ends all but the newest `quantas` sessions. */
    async encerrarAlemDe({ empresaId, usuarioId }: Caller, quantas: number, agora: Date): Promise<void> {
      const vivas = and(eq(sessao.empresaId, empresaId), eq(sessao.usuarioId, usuarioId), isLive(agora));
      const antigas = db
        .select({ tokenHash: sessao.tokenHash })
        .from(sessao)
        .where(vivas)
        .orderBy(desc(sessao.criadaEm), desc(sessao.id))
        .offset(quantas);
      await db
        .update(sessao)
        .set({ revogadaEm: agora })
        .where(and(vivas, inArray(sessao.tokenHash, antigas)));
    },

    async anotarProva(tokenHash: Uint8Array, { senha, fator }: { senha: boolean; fator: boolean }, em: Date) {
      const provado = { senhaProvadaEm: senha ? em : undefined, fatorProvadoEm: fator ? em : undefined };
      await db.update(sessao).set(provado).where(eq(sessao.tokenHash, tokenHash));
    },

    async revogarSessao(tokenHash: Uint8Array, agora: Date) {
      await db.update(sessao).set({ revogadaEm: agora }).where(eq(sessao.tokenHash, tokenHash));
    },
  };
}
