import { and, desc, eq, getTableColumns } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { HistoricoConsulta, MudancaDoHistorico } from '#lib/contracts/platform/historico.ts';
import type { AcaoHistorico } from '#lib/domain/versoes/historico.ts';
import { bulkInsert } from '#server/platform/db/bulk-write.ts';
import type { Database } from '#server/platform/db/database.ts';
import { offsetOf } from '#server/platform/db/list-query.ts';
import { usuario } from '#server/platform/db/schema/core.ts';
import { historico } from '#server/platform/db/schema/records.ts';
import { chain } from './chain.ts';

export type HistoryLine = Omit<typeof historico.$inferInsert, 'empresaId' | 'id' | 'acao'> & {
  acao: AcaoHistorico;
};

/** Hears of changes in the transaction that makes them: when it throws, the change is undone too. */
export type HistoryListener = (tx: Database, empresaId: string, linhas: HistoryLine[]) => Promise<void>;

let ouvintes: readonly HistoryListener[] = [];

/** Hands every change from now on to these listeners, in this order; the composition root calls it once. */
export function listenToHistory(todos: readonly HistoryListener[]): void {
  ouvintes = todos;
}

/** Written in the transaction of the change it tells of, never altered. */
export function historyRepository(tx: Database, empresaId: string) {
  const lidas = () =>
    tx
      .select({ ...getTableColumns(historico), nome: usuario.nome })
      .from(historico)
      .innerJoin(usuario, and(eq(usuario.empresaId, historico.empresaId), eq(usuario.id, historico.usuarioId)));

  return {
    /** Answers the ids of the lines, in the same order; the listeners hear of them within the same transaction. */
    async registrar(linhas: HistoryLine[]): Promise<string[]> {
      const comId = linhas.map((linha) => ({ ...linha, empresaId, id: uuidv7() }));
      chain.note(
        tx,
        comId.map(({ id }) => ({ empresaId, id })),
      );
      if (comId.length > 0) await bulkInsert(tx, historico, comId);
      for (const ouvir of ouvintes) await ouvir(tx, empresaId, linhas);
      return comId.map(({ id }) => id);
    },

    /** The changes of one record, newest first. */
    async listar(consulta: HistoricoConsulta): Promise<{ linhas: MudancaDoHistorico[]; total: number }> {
      const doRegistro = and(
        eq(historico.empresaId, empresaId),
        eq(historico.registroId, consulta.registroId),
        eq(historico.recurso, consulta.recurso),
      );
      const { limit, offset } = offsetOf(consulta);
      const linhas = await lidas()
        .where(doRegistro)
        .orderBy(desc(historico.em), desc(historico.id))
        .limit(limit)
        .offset(offset);
      return { linhas: linhas.map(mudanca), total: await tx.$count(historico, doRegistro) };
    },

    async buscar(id: string): Promise<MudancaDoHistorico | null> {
      const [achada] = await lidas().where(and(eq(historico.empresaId, empresaId), eq(historico.id, id)));
      return achada ? mudanca(achada) : null;
    },
  };
}

function mudanca({ nome, ...linha }: typeof historico.$inferSelect & { nome: string }): MudancaDoHistorico {
  const { id, recurso, registroId, acao, antes, depois, motivo, usuarioId, em } = linha;
  return {
    id,
    recurso,
    registroId,
    acao: acao as AcaoHistorico,
    antes: antes as MudancaDoHistorico['antes'],
    depois: depois as MudancaDoHistorico['depois'],
    motivo,
    usuario: { id: usuarioId, nome },
    em: em.toISOString(),
  };
}
