import type { Database } from '#server/platform/db/database.ts';
import { historyRepository } from '#server/platform/history/history-repository.ts';

/** A line of the history of a processo that changes none of its fields. */
export async function contarNoProcesso(
  tx: Database,
  { empresaId, usuarioId, em }: { empresaId: string; usuarioId: string; em: Date },
  registroId: string,
  motivo: string,
): Promise<void> {
  await historyRepository(tx, empresaId).registrar([
    { recurso: 'Processo', registroId, acao: 'ALTERAR', antes: {}, depois: {}, motivo, usuarioId, em },
  ]);
}
