import type { RondaDoPortalNova } from '#lib/portal/contracts/portal-unico.ts';
import { proximaRonda } from '#lib/portal/domain/horas-do-portal.ts';
import { type AoPedir, contarNaCredencial, credencialEmUso } from '#server/portal/talk/usable-credential.ts';
import { importadorDoPortal } from './asked-importer.ts';
import { rondaRepository } from './ronda-repository.ts';

/** Switches the nightly round of an importer on or off. One that is so already stays as it is. */
export async function ligarRonda(ao: AoPedir, { ligada, ...chave }: RondaDoPortalNova): Promise<void> {
  const { empresaId, usuarioId } = ao.quem;
  await ao.db.transaction(async (tx) => {
    const credencial = await credencialEmUso(tx, empresaId, chave.credencialId);
    const { razaoSocial } = await importadorDoPortal(tx, empresaId, chave.importadorId);
    const rondas = rondaRepository(tx, empresaId);
    const em = ao.relogio.agora();
    const mudou = ligada
      ? await rondas.ligar(chave, { ligadaEm: em, ligadaPor: usuarioId, proximaEm: proximaRonda(em) })
      : await rondas.desligar(chave);
    if (!mudou) return;
    await contarNaCredencial(tx, ao, credencial, `Ronda da noite de ${razaoSocial} ${ligada ? 'ligada' : 'desligada'}`);
  });
}
