import { and, eq, isNull, sql } from 'drizzle-orm';
import { webhookConsulta } from '#lib/contracts/consultas/webhook.ts';
import { contratoDeWebhook, WEBHOOK_COLUNAS, type WebhookLido } from '#lib/registros/webhook.ts';
import type { Database } from '#server/platform/db/database.ts';
import { webhook } from '#server/platform/db/schema/notices.ts';
import { cadastroDe } from '#server/platform/records/cadastro-de.ts';
import { repositorioDe } from '#server/platform/records/declared-repository.ts';

const LAST_DELIVERY = sql<WebhookLido['ultima']>`(
  select jsonb_build_object('situacao', e.situacao, 'em', e.tentada_em) from webhook_entrega e
  where e.empresa_id = ${webhook.empresaId} and e.webhook_id = ${webhook.id} and e.tentada_em is not null
  order by e.tentada_em desc limit 1)`;

export const webhookCadastro = cadastroDe({
  recurso: 'Webhook',
  este: 'Este webhook',
  plural: 'Webhooks',
  contrato: contratoDeWebhook,
  consulta: webhookConsulta,
  colunas: WEBHOOK_COLUNAS,
  abrePorta: true,
  // The last delivery is not a change of the webhook.
  noHistorico: ({ ultima: _, ...webhook }) => webhook,
  repositorio: repositorioDe(webhook, {
    contrato: contratoDeWebhook,
    consulta: webhookConsulta,
    chave: 'nome',
    busca: ['url'],
    extras: { ultima: LAST_DELIVERY },
    lido: ({ segredoEm, ultima }) => ({
      segredoEm: segredoEm?.toISOString() ?? null,
      ultima: ultima && { ...ultima, em: new Date(ultima.em).toISOString() },
    }),
    filtros: { ativo: (ativo) => eq(webhook.ativo, ativo === 'true') },
    unico: ({ nome }) => `Já há um webhook de nome ${nome}.`,
  }),
});

/** Replaces the secret by another, encrypted; false when the webhook is deleted or does not exist. */
export async function swapSecret(
  tx: Database,
  empresaId: string,
  { id, segredo, em }: { id: string; segredo: string; em: Date },
): Promise<boolean> {
  const swapped = await tx
    .update(webhook)
    .set({ segredo, segredoEm: em })
    .where(and(eq(webhook.empresaId, empresaId), eq(webhook.id, id), isNull(webhook.excluidoEm)))
    .returning({ id: webhook.id });
  return swapped.length === 1;
}
