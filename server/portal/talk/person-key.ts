import type { AmbienteDoPortal } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import type { Vault } from '#server/platform/security/vault.ts';
import { donoDaCredencial, type LinhaDaCredencial } from './credencial-repository.ts';

/** A person of an environment, by the CPF: the same one for every company, and nobody can tell whose it is. */
export const chaveDaPessoa = (cofre: Vault, ambiente: AmbienteDoPortal, cpf: string): string =>
  cofre.resumir(JSON.stringify(['pessoa', ambiente, cpf]));

/**
 * A key or certificate of an environment, by its whole secret. Until the Portal has let it in, this is all that is certain: the CPF was
 * typed, so a company with a made-up key could hold up a person of another company.
 */
export function chaveDoSegredo(cofre: Vault, credencial: LinhaDaCredencial): string {
  const { ambiente, segredo } = credencial;
  const aberto = segredo && cofre.abrir(segredo, donoDaCredencial(credencial));
  return cofre.resumir(JSON.stringify(['segredo', ambiente, aberto || donoDaCredencial(credencial)]));
}
