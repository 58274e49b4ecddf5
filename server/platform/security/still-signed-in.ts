import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import { sessao } from '#server/platform/db/schema/access.ts';
import { usuario } from '#server/platform/db/schema/core.ts';
import { notAuthenticated } from '#server/platform/refusals.ts';
import { currentWork } from '#server/platform/work/under-way.ts';
import type { Caller } from './caller.ts';
import { isLive } from './live-session.ts';

/**
 * Asks inside the transaction of a write that gives or takes access whether the person may still act, and keeps the session and the
 * person as they are until it ends. The server's own work has no session to lose.
 * @throws {Refusal} 401 when the session has ended or the person was deactivated since the request came in.
 */
export async function requireStillSignedIn(tx: Database, agora: Date): Promise<void> {
  const hash = currentWork()?.sessao;
  if (!hash) return;
  const [viva] = await tx
    .select({ um: sql`1` })
    .from(sessao)
    .innerJoin(usuario, and(eq(usuario.empresaId, sessao.empresaId), eq(usuario.id, sessao.usuarioId)))
    .where(and(eq(sessao.tokenHash, hash), isLive(agora), isNull(usuario.desativadoEm)))
    .for('share');
  if (!viva) throw notAuthenticated();
}

/**
 * Does the same before a write that ends a session of its person, or changes how they come in: one such write of a person at a time.
 * What `requireStillSignedIn` keeps is shared, and two that then end the session they share would wait for each other.
 */
export async function requireStillSignedInAlone(
  tx: Database,
  { empresaId, usuarioId }: Caller,
  agora: Date,
): Promise<void> {
  const pessoa = and(eq(usuario.empresaId, empresaId), eq(usuario.id, usuarioId));
  await tx.select({ id: usuario.id }).from(usuario).where(pessoa).for('no key update');
  await requireStillSignedIn(tx, agora);
}
