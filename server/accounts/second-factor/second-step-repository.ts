import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import { stillOpen } from '#server/platform/db/due.ts';
import { segundoPasso } from '#server/platform/db/schema/access.ts';
import type { Caller } from '#server/platform/security/caller.ts';
import { newToken, tokenHash } from '#server/platform/security/token.ts';

type Para = (typeof segundoPasso.$inferSelect)['para'];

/** Reads and writes the second steps that somebody has begun. Like log-in, it works before the company is known. */
export function secondStepRepository(tx: Database) {
  const aberto = (token: string, para: Para, agora: Date) =>
    and(
      eq(segundoPasso.tokenHash, tokenHash(token)),
      eq(segundoPasso.para, para),
      stillOpen(segundoPasso.expiraEm, agora, DURATION_MS),
      isNull(segundoPasso.encerradoEm),
    );

  return {
    /** Begins a step of five minutes and returns its token. */
    async comecar(
      { empresaId, usuarioId }: Caller,
      { para, desafio = null, aparelho }: { para: Para; desafio?: string | null; aparelho?: string | undefined },
      agora: Date,
    ): Promise<{ token: string; ate: Date }> {
      const token = newToken();
      const ate = new Date(agora.getTime() + DURATION_MS);
      const linha = { empresaId, usuarioId, para, desafio, aparelho: aparelho?.slice(0, 300) };
      await tx.insert(segundoPasso).values({ ...linha, tokenHash: tokenHash(token), criadoEm: agora, expiraEm: ate });
      return { token, ate };
    },

    /** Null when the step is unknown, taken or over. */
    async abrir(token: string, para: Para, agora: Date) {
      const [linha] = await tx
        .select()
        .from(segundoPasso)
        .where(aberto(token, para, agora));
      return linha ?? null;
    },

    /** True only once: when two requests take one step at the same time, one succeeds. */
    async encerrar(token: string, para: Para, agora: Date): Promise<boolean> {
      const encerrados = await tx
        .update(segundoPasso)
        .set({ encerradoEm: agora })
        .where(aberto(token, para, agora))
        .returning({ usuarioId: segundoPasso.usuarioId });
      return encerrados.length === 1;
    },

    async encerrarDe({ empresaId, usuarioId }: Caller, agora: Date): Promise<void> {
      await tx
        .update(segundoPasso)
        .set({ encerradoEm: agora })
        .where(
          and(
            eq(segundoPasso.empresaId, empresaId),
            eq(segundoPasso.usuarioId, usuarioId),
            isNull(segundoPasso.encerradoEm),
          ),
        );
    },
  };
}

const DURATION_MS = 5 * 60 * 1000;
