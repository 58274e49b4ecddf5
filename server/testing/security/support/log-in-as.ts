import { eq } from 'drizzle-orm';
import { openSession } from '#server/accounts/access/open-session.ts';
import { usuario } from '#server/platform/db/schema/core.ts';
import type { Caller } from '#server/platform/security/caller.ts';
import type { TestBench } from '#server/testing/test-bench.ts';

/** Opens a session of a person even when their password has changed or they are deactivated. */
export async function logInAs({ conexao, relogio }: TestBench, quem: Caller): Promise<string> {
  await conexao.db.update(usuario).set({ desativadoEm: null }).where(eq(usuario.id, quem.usuarioId));
  const logado = await openSession(conexao.db, relogio, quem, {});
  if (!logado) throw new Error('Esta pessoa não está na empresa.');
  return logado.token;
}
