import type { Conta } from '#lib/contracts/conta.ts';
import type { Usuario } from '#lib/contracts/usuario.ts';
import { undoAccount } from '#server/accounts/access/write-account.ts';
import { undoReason } from '#server/platform/history/inverse.ts';
import type { ChangeMade, OnWrite } from '#server/platform/records/cadastro.ts';
import { deactivate, reactivate } from './write-user.ts';

/**
 * The inverse of a change of a person: who came is deactivated, who was deactivated is back, what they say of themselves is as before.
 * @throws {Recusa} 403, 409 or 422 as the change itself would.
 */
export function undoUser(ao: OnWrite, mudanca: ChangeMade, versao: number): Promise<Conta | Usuario> {
  const { registroId, antes, depois } = mudanca;
  const desfazendo = { versao, motivo: undoReason(mudanca) };
  if (antes === null) return deactivate(ao, registroId, desfazendo);
  if (depois === null) return reactivate(ao, registroId, desfazendo);
  return undoAccount(ao, mudanca, versao);
}
