import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import { adiamento } from '#server/platform/db/schema/meu-dia.ts';
import type { Caller } from '#server/platform/security/caller.ts';

export type Adiamento = typeof adiamento.$inferSelect;
type Adiado = Omit<Adiamento, 'empresaId' | 'usuarioId'>;

/** Reads and writes the postponements of one person. */
export function adiamentoRepository(tx: Database, { empresaId, usuarioId }: Caller) {
  const condicao = and(eq(adiamento.empresaId, empresaId), eq(adiamento.usuarioId, usuarioId));
  return {
    /** All postponements by key. It includes those whose day has come, so that the line can say it is back. */
    async todos(): Promise<Map<string, Adiamento>> {
      const lidos = await tx.select().from(adiamento).where(condicao).limit(MAXIMO);
      return new Map(lidos.map((adiamentoLido) => [adiamentoLido.chave, adiamentoLido]));
    },

    /** The postponements in force on a day, by key. */
    async vigentes(hoje: string): Promise<Map<string, Adiamento>> {
      const lidos = await tx
        .select()
        .from(adiamento)
        .where(and(condicao, gt(adiamento.ate, hoje)))
        .limit(MAXIMO);
      return new Map(lidos.map((adiamentoLido) => [adiamentoLido.chave, adiamentoLido]));
    },

    async daChave(chave: string): Promise<Adiamento | null> {
      const [lido] = await tx
        .select()
        .from(adiamento)
        .where(and(condicao, eq(adiamento.chave, chave)));
      return lido ?? null;
    },

    async guardar(adiado: Adiado): Promise<void> {
      const { chave: _, ...mudado } = adiado;
      await tx
        .insert(adiamento)
        .values({ empresaId, usuarioId, ...adiado })
        .onConflictDoUpdate({ target: [adiamento.empresaId, adiamento.usuarioId, adiamento.chave], set: mudado });
    },

    async retirar(chave: string): Promise<void> {
      await tx.delete(adiamento).where(and(condicao, eq(adiamento.chave, chave)));
    },
  };
}

/** Nobody has this many; beyond the limit the lines simply stay visible. */
const MAXIMO = 5_000;
