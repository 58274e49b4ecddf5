import { and, eq, sql } from 'drizzle-orm';
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '#server/platform/db/database.ts';
import type { Assinatura } from '#server/platform/records/cadastro.ts';

/** The columns every table of steps has. */
type Comum = 'empresaId' | 'id' | 'ordem' | 'em' | 'usuarioId' | 'desfeitoEm' | 'desfeitoPor';
type TabelaDePassos = PgTable & Record<Comum, PgColumn>;

/**
 * Writes the steps of one kind of document; `dono` is the column of the document. Nothing is deleted: a step taken back keeps who took
 * it back. `aoEscrever` hears of each document whose steps were written.
 */
export function stepWrites<Dono extends string, Tabela extends TabelaDePassos & Record<Dono, PgColumn>>(
  tx: Database,
  empresaId: string,
  tabela: Tabela,
  dono: Dono,
  aoEscrever: (donoId: string) => void = () => {},
) {
  return {
    /** Appends steps after the existing ones. */
    async inserir(
      donoId: string,
      passos: readonly Omit<Tabela['$inferInsert'], Comum | Dono>[],
      { usuarioId, em }: Assinatura,
    ): Promise<void> {
      if (passos.length === 0) return;
      aoEscrever(donoId);
      const [ultimo] = await tx
        .select({ ordem: sql<number>`coalesce(max(${tabela.ordem}), 0)`.mapWith(Number) })
        .from(tabela as PgTable)
        .where(and(eq(tabela.empresaId, empresaId), eq(tabela[dono], donoId)));
      const primeira = (ultimo?.ordem ?? 0) + 1;
      await tx.insert(tabela as PgTable).values(
        passos.map((passo, i) => ({
          ...passo,
          empresaId,
          id: uuidv7(),
          [dono]: donoId,
          ordem: primeira + i,
          em,
          usuarioId,
        })),
      );
    },

    async desfazer(id: string, { usuarioId, em }: Assinatura): Promise<void> {
      const desfeitos = await tx
        .update(tabela)
        .set({ desfeitoEm: em, desfeitoPor: usuarioId } as PgUpdateSetSource<Tabela>)
        .where(and(eq(tabela.empresaId, empresaId), eq(tabela.id, id)))
        .returning({ donoId: sql<string>`${tabela[dono]}` });
      for (const { donoId } of desfeitos) aoEscrever(donoId);
    },
  };
}
