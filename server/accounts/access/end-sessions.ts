import type { Database } from '#server/platform/db/database.ts';
import { historyRepository } from '#server/platform/history/history-repository.ts';
import type { OnWrite } from '#server/platform/records/cadastro.ts';
import { notFound } from '#server/platform/refusals.ts';
import { requireStillSignedInAlone } from '#server/platform/security/still-signed-in.ts';
import { sessionRepository } from './session-repository.ts';

/**
 * Ends one session of the caller.
 * @throws {Refusal} 404 when the session belongs to another person or is over.
 */
export async function endSession(ao: OnWrite, id: string): Promise<void> {
  await ao.db.transaction(async (tx) => {
    await requireStillSignedInAlone(tx, ao.quem, ao.relogio.agora());
    if (!(await sessionRepository(tx).revogarSessaoDe(ao.quem, id, ao.relogio.agora()))) {
      throw notFound('Esta sessão');
    }
    await anotar(tx, ao, 'Encerrou uma sessão.');
  });
}

/** Ends all sessions of the caller except the one with this token. Returns how many it ended. */
export async function endOtherSessions(ao: OnWrite, tokenHash: Uint8Array): Promise<number> {
  return ao.db.transaction(async (tx) => {
    await requireStillSignedInAlone(tx, ao.quem, ao.relogio.agora());
    const encerradas = await sessionRepository(tx).revogarOutrasSessoesDe(ao.quem, tokenHash, ao.relogio.agora());
    if (encerradas > 0) await anotar(tx, ao, 'Encerrou as outras sessões.');
    return encerradas;
  });
}

async function anotar(tx: Database, { quem, relogio }: OnWrite, motivo: string): Promise<void> {
  const linha = { recurso: 'Usuario', registroId: quem.usuarioId, usuarioId: quem.usuarioId, em: relogio.agora() };
  await historyRepository(tx, quem.empresaId).registrar([{ ...linha, acao: 'ALTERAR', antes: {}, depois: {}, motivo }]);
}
