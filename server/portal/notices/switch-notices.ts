import { randomUUID } from 'node:crypto';
import { notFound } from '#server/platform/refusals.ts';
import { requireStillSignedIn } from '#server/platform/security/still-signed-in.ts';
import { newToken } from '#server/platform/security/token.ts';
import type { Vault } from '#server/platform/security/vault.ts';
import { credencialRepository } from '#server/portal/talk/credencial-repository.ts';
import { type AoPedir, contarNaCredencial, credencialEmUso } from '#server/portal/talk/usable-credential.ts';
import { seguirReceptor } from './ask-subscription.ts';
import { donoDoReceptor, receptorRepository } from './receptor-repository.ts';

/**
 * Makes the address of a credential's notices, or another secret for it, and answers the secret. What is registered at the Portal is
 * given the new secret.
 * @throws {Refusal} 404 when there is no such credential, 409 when it was ended.
 */
export async function fazerReceptor(ao: AoPedir & { cofre: Vault }, credencialId: string): Promise<string> {
  const { empresaId, usuarioId } = ao.quem;
  return ao.db.transaction(async (tx) => {
    await requireStillSignedIn(tx, ao.relogio.agora());
    // Of two who make the address at once, the second sees the first: its secret is bound to the address.
    await credencialRepository(tx, empresaId).travar(credencialId);
    const credencial = await credencialEmUso(tx, empresaId, credencialId);
    const receptores = receptorRepository(tx, empresaId);
    const antes = await receptores.daCredencial(credencialId);
    const id = antes?.id ?? randomUUID();
    const chave = newToken();
    const segredo = ao.cofre.trancar(chave, donoDoReceptor({ empresaId, id }));
    await receptores.fazer({ id, credencialId, segredo, feitoEm: ao.relogio.agora(), feitoPor: usuarioId });
    const oQue = antes?.segredo ? 'Feita outra chave dos avisos' : 'Feito o endereço dos avisos';
    await contarNaCredencial(tx, ao, credencial, `${oQue} do Portal Único`);
    await seguirReceptor(tx, ao, credencial, 'ASSINAR');
    return chave;
  });
}

/** Erases the secret: from now on the address refuses every notice. What is registered at the Portal is removed there. */
export async function encerrarReceptor(ao: AoPedir, credencialId: string): Promise<void> {
  const { empresaId } = ao.quem;
  await ao.db.transaction(async (tx) => {
    await requireStillSignedIn(tx, ao.relogio.agora());
    const credencial = await credencialRepository(tx, empresaId).buscar(credencialId);
    if (!credencial) throw notFound('Esta credencial');
    if (!(await receptorRepository(tx, empresaId).encerrar(credencialId))) throw notFound('Este endereço de avisos');
    await contarNaCredencial(tx, ao, credencial, 'Encerrado o endereço dos avisos do Portal Único');
    if (!credencial.encerradaEm) await seguirReceptor(tx, ao, credencial, 'RETIRAR');
  });
}
