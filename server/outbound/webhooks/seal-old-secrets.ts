import { and, eq, isNotNull, notLike } from 'drizzle-orm';
import type { Banco } from '#server/platform/db/database.ts';
import { webhook } from '#server/platform/db/schema-notices.ts';
import { type Cofre, donoDoSegredo } from '#server/platform/security/vault.ts';

/** Those kept in clear by servers before this one; each once. */
export async function trancarSegredosAntigos(db: Banco, cofre: Cofre): Promise<void> {
  const antigos = await db
    .select({ empresaId: webhook.empresaId, id: webhook.id, segredo: webhook.segredo })
    .from(webhook)
    .where(and(isNotNull(webhook.segredo), notLike(webhook.segredo, 'v1:%')));
  for (const { empresaId, id, segredo } of antigos) {
    if (segredo === null) continue;
    await db
      .update(webhook)
      .set({ segredo: cofre.trancar(segredo, donoDoSegredo({ empresaId, id })) })
      .where(and(eq(webhook.empresaId, empresaId), eq(webhook.id, id), eq(webhook.segredo, segredo)));
  }
}
