import { sessionRepository } from '#server/accounts/access/session-repository.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Caller } from '#server/platform/security/caller.ts';
import { type Sample, sampleRepository } from './sample-repository.ts';

/**
 * Throws the sample company of a person away, in the transaction of the caller: its sessions end and nobody can enter it again. Its
 * rows stay, fictitious and out of reach. Returns it; null when the person has none.
 */
export async function throwSampleAway(tx: Database, quem: Caller, agora: Date): Promise<Sample | null> {
  const amostras = sampleRepository(tx, quem.empresaId);
  const amostra = await amostras.daPessoa(quem.usuarioId);
  if (!amostra) return null;
  await amostras.jogarFora(amostra, agora);
  const usuarioDeExemplo = { empresaId: amostra.exemploEmpresaId, usuarioId: amostra.exemploUsuarioId };
  await sessionRepository(tx).revogarSessoesDe(usuarioDeExemplo, agora);
  return amostra;
}
