import { and, eq, sql } from 'drizzle-orm';
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { v7 as uuidv7 } from 'uuid';
import { batched } from '#server/platform/db/batched.ts';
import { bulkInsert } from '#server/platform/db/bulk-write.ts';
import type { Database } from '#server/platform/db/database.ts';
import { oneOfThese } from '#server/platform/records/batch-read.ts';
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
  type Novo = Omit<Tabela['$inferInsert'], Comum | Dono>;
  interface Pedido extends Assinatura {
    donoId: string;
    passos: readonly Novo[];
  }

  const inserirTodos = batched<Pedido, void>(tx, async (pedidos) => {
    const ids = pedidos.map(({ donoId }) => donoId);
    const ultimos = await tx
      .select({ donoId: sql<string>`${tabela[dono]}`, ordem: sql<number>`max(${tabela.ordem})`.mapWith(Number) })
      .from(tabela as PgTable)
      .where(and(eq(tabela.empresaId, empresaId), oneOfThese(tabela[dono], ids)))
      .groupBy(tabela[dono]);
    const ordens = new Map(ultimos.map(({ donoId, ordem }) => [donoId, ordem]));
    const linhas = pedidos.flatMap(({ donoId, passos, em, usuarioId }) =>
      passos.map((passo) => {
        const ordem = (ordens.get(donoId) ?? 0) + 1;
        ordens.set(donoId, ordem);
        return { ...passo, empresaId, id: uuidv7(), [dono]: donoId, ordem, em, usuarioId };
      }),
    );
    if (linhas.length === 1) await tx.insert(tabela as PgTable).values(linhas);
    else await bulkInsert(tx, tabela as PgTable, linhas);
    return [];
  });

  return {
    /** Appends steps after the existing ones; requests of one turn of the event loop share their statements. */
    async inserir(donoId: string, passos: readonly Novo[], { usuarioId, em }: Assinatura): Promise<void> {
      if (passos.length === 0) return;
      aoEscrever(donoId);
      await inserirTodos({ donoId, passos, usuarioId, em });
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
