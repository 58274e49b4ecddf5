import { eq } from 'drizzle-orm';
import { abrirSessao } from '#server/accounts/access/open-session.ts';
import { usuario } from '#server/platform/db/schema.ts';
import type { QuemPede } from '#server/platform/security/caller.ts';
import type { Bancada } from '#server/testing/bancada.ts';

/** A session of somebody whatever became of their password meanwhile, or of whether they may be signed in. */
export async function entrarComo({ conexao, relogio }: Bancada, quem: QuemPede): Promise<string> {
  await conexao.db.update(usuario).set({ desativadoEm: null }).where(eq(usuario.id, quem.usuarioId));
  const logado = await abrirSessao(conexao.db, relogio, quem);
  if (!logado) throw new Error('Esta pessoa não está na empresa.');
  return logado.token;
}
