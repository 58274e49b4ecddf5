import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import { adiamento } from '#server/platform/db/schema-meu-dia.ts';
import type { Caller } from '#server/platform/security/caller.ts';

export type Adiamento = typeof adiamento.$inferSelect;
type Adiado = Omit<Adiamento, 'empresaId' | 'usuarioId'>;

/** What one person put off. */
export function adiamentoRepository(tx: Database, { empresaId, usuarioId }: Caller) {
  const meus = and(eq(adiamento.empresaId, empresaId), eq(adiamento.usuarioId, usuarioId));
  return {
    /** By key; also those whose day came, to say of a line that it is back. */
    async todos(): Promise<Map<string, Adiamento>> {
      const lidos = await tx.select().from(adiamento).where(meus).limit(MAXIMO);
      return new Map(lidos.map((um) => [um.chave, um]));
    },

    /** Those that hold on a day, by key. */
    async vigentes(hoje: string): Promise<Map<string, Adiamento>> {
      const lidos = await tx
        .select()
        .from(adiamento)
        .where(and(meus, gt(adiamento.ate, hoje)))
        .limit(MAXIMO);
      return new Map(lidos.map((um) => [um.chave, um]));
    },

    async daChave(chave: string): Promise<Adiamento | null> {
      const [lido] = await tx
        .select()
        .from(adiamento)
        .where(and(meus, eq(adiamento.chave, chave)));
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
      await tx.delete(adiamento).where(and(meus, eq(adiamento.chave, chave)));
    },
  };
}

/** Nobody has put off as many; what is past it waits in sight. */
const MAXIMO = 5_000;
