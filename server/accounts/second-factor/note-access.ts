import type { Database } from '#server/platform/db/database.ts';
import { historyRepository } from '#server/platform/history/history-repository.ts';
import type { Caller } from '#server/platform/security/caller.ts';

/** Writes what a person did with their own way in, as a sentence of the history: nothing secret can be in it. */
export async function noteAccess(tx: Database, quem: Caller, em: Date, motivo: string): Promise<void> {
  const linha = { recurso: 'Usuario', registroId: quem.usuarioId, usuarioId: quem.usuarioId, em };
  await historyRepository(tx, quem.empresaId).registrar([{ ...linha, acao: 'ALTERAR', antes: {}, depois: {}, motivo }]);
}
