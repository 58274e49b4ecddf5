import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Banco } from '#server/db/banco.ts';
import { credencial, empresa, sessao, usuario } from '#server/db/schema.ts';

export interface QuemPede {
  empresaId: string;
  usuarioId: string;
}

/** The directory of log-ins and sessions: the one repository that works before the company is known. */
export function acessoRepository(db: Banco) {
  return {
    async credencialDe(email: string) {
      const [linha] = await db.select().from(credencial).where(eq(credencial.email, email));
      return linha ?? null;
    },

    async pessoa({ empresaId, usuarioId }: QuemPede) {
      const [linha] = await db
        .select({ usuario, nomeFantasia: empresa.nomeFantasia })
        .from(usuario)
        .innerJoin(empresa, eq(empresa.empresaId, usuario.empresaId))
        .where(and(eq(usuario.empresaId, empresaId), eq(usuario.id, usuarioId)));
      return linha ?? null;
    },

    async abrirSessao(nova: typeof sessao.$inferInsert) {
      await db.insert(sessao).values(nova);
    },

    async sessaoViva(tokenHash: Uint8Array, agora: Date): Promise<QuemPede | null> {
      const [linha] = await db
        .select({ empresaId: sessao.empresaId, usuarioId: sessao.usuarioId })
        .from(sessao)
        .where(and(eq(sessao.tokenHash, tokenHash), gt(sessao.expiraEm, agora), isNull(sessao.revogadaEm)));
      return linha ?? null;
    },

    async revogarSessoesDe({ empresaId, usuarioId }: QuemPede, agora: Date) {
      await db
        .update(sessao)
        .set({ revogadaEm: agora })
        .where(and(eq(sessao.empresaId, empresaId), eq(sessao.usuarioId, usuarioId), isNull(sessao.revogadaEm)));
    },

    async revogarSessao(tokenHash: Uint8Array, agora: Date) {
      await db.update(sessao).set({ revogadaEm: agora }).where(eq(sessao.tokenHash, tokenHash));
    },
  };
}
