import type { Conta } from '#lib/contracts/conta.ts';
import type { Usuario } from '#lib/contracts/usuario.ts';
import { desfazerConta } from '#server/accounts/access/write-account.ts';
import { motivoDeDesfazer } from '#server/platform/history/inverse.ts';
import type { AoGravar, MudancaFeita } from '#server/platform/records/cadastro.ts';
import { desativar, reativar } from './write-user.ts';

/**
 * The inverse of a change of a person: who came is deactivated, who was deactivated is back, what they say of themselves is as before.
 * @throws {Recusa} 403, 409 or 422 as the change itself would.
 */
export function desfazerUsuario(ao: AoGravar, mudanca: MudancaFeita, versao: number): Promise<Conta | Usuario> {
  const { registroId, antes, depois } = mudanca;
  const desfazendo = { versao, motivo: motivoDeDesfazer(mudanca) };
  if (antes === null) return desativar(ao, registroId, desfazendo);
  if (depois === null) return reativar(ao, registroId, desfazendo);
  return desfazerConta(ao, mudanca, versao);
}
