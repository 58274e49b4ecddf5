import { v7 as uuidv7 } from 'uuid';
import { formatarNumeroDuimp } from '#lib/domain/identificadores/duimp.ts';
import type { Database } from '#server/platform/db/database.ts';
import { credencialRepository } from '#server/portal/talk/credencial-repository.ts';
import { type AoPedir, contarNaCredencial, credencialEmUso } from '#server/portal/talk/usable-credential.ts';
import { consultaRepository } from './consulta-repository.ts';

/** Puts a DUIMP into the queue of a credential, and answers the id of its fetch: the waiting one, if it is there already. */
export async function pedirConsulta(
  tx: Database,
  ao: Omit<AoPedir, 'db'>,
  { credencialId, numero }: { credencialId: string; numero: string },
): Promise<string> {
  const { empresaId, usuarioId } = ao.quem;
  await credencialRepository(tx, empresaId).travar(credencialId);
  const credencial = await credencialEmUso(tx, empresaId, credencialId);
  const consultas = consultaRepository(tx, empresaId);
  const outra = await consultas.naFila(credencialId, numero);
  if (outra) return outra;
  const em = ao.relogio.agora();
  const nova = { id: uuidv7(), credencialId, numero, pedidaEm: em, pedidaPor: usuarioId, proximaEm: em };
  if (!(await consultas.inserir(nova))) return (await consultas.naFila(credencialId, numero)) ?? nova.id;
  await contarNaCredencial(tx, ao, credencial, `Pedida a DUIMP ${formatarNumeroDuimp(numero)} ao Portal Único`);
  return nova.id;
}
