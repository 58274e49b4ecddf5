import { and, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import { aviso, webhookEntrega } from '#server/platform/db/schema/notices.ts';

/**
 * Deletes notices that were read half a year ago or are two years old, and deliveries that ended 90 days ago. Both only tell of what
 * the history holds.
 */
export async function forgetNotices(db: Database, agora: Date): Promise<void> {
  const antes = (dias: number) => new Date(agora.getTime() - dias * DAY_MS);
  await db
    .delete(aviso)
    .where(or(and(isNotNull(aviso.lidoEm), lt(aviso.lidoEm, antes(READ_DAYS))), lt(aviso.em, antes(UNREAD_DAYS))));
  await db
    .delete(webhookEntrega)
    .where(and(isNull(webhookEntrega.proximaEm), lt(webhookEntrega.criadaEm, antes(DELIVERED_DAYS))));
}

const DAY_MS = 24 * 60 * 60 * 1000;
const READ_DAYS = 180;
const UNREAD_DAYS = 730;
const DELIVERED_DAYS = 90;
