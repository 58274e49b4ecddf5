import { lt, or } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import { convite, segundoPasso, sessao } from '#server/platform/db/schema/access.ts';

/**
 * Deletes sessions, invitations and second steps that ended 90 days ago. They name a person, a device and a time, and open nothing any more: what a
 * person did stays in the history.
 */
export async function forgetAccess(db: Database, agora: Date): Promise<void> {
  const antes = new Date(agora.getTime() - KEPT_MS);
  await db.delete(sessao).where(or(lt(sessao.expiraEm, antes), lt(sessao.revogadaEm, antes)));
  await db.delete(convite).where(or(lt(convite.expiraEm, antes), lt(convite.encerradoEm, antes)));
  await db.delete(segundoPasso).where(lt(segundoPasso.expiraEm, antes));
}

const KEPT_MS = 90 * 24 * 60 * 60 * 1000;
