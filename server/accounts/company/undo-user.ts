import type { Conta } from '#lib/contracts/accounts/conta.ts';
import type { Usuario } from '#lib/contracts/accounts/usuario.ts';
import { undoAccount } from '#server/accounts/access/write-account.ts';
import { undoReason } from '#server/platform/history/inverse.ts';
import type { ChangeMade, OnWrite } from '#server/platform/records/cadastro.ts';
import { deactivate, reactivate } from './write-user.ts';

/**
 * Undoes a change of a person: it deactivates a person who was added, reactivates one who was deactivated, or restores the former
 * fields.
 * @throws {Refusal} 403, 409 or 422, as the change itself does.
 */
export function undoUser(ao: OnWrite, mudanca: ChangeMade, versao: number): Promise<Conta | Usuario> {
  const { registroId, antes, depois } = mudanca;
  const desfazendo = { versao, motivo: undoReason(mudanca) };
  if (antes === null) return deactivate(ao, registroId, desfazendo);
  if (depois === null) return reactivate(ao, registroId, desfazendo);
  return undoAccount(ao, mudanca, versao);
}
