import { z } from 'zod';
import { SITUACOES_DA_ENTREGA } from '#lib/domain/sistema/webhook.ts';
import { identidade, registroLido } from '#lib/registros/contrato-de.ts';
import { id, instante } from '#lib/registros/primitivos.ts';
import { WEBHOOK } from '#lib/registros/webhook.ts';

export const webhookNovo = z.strictObject(WEBHOOK);
export type WebhookNovo = z.infer<typeof webhookNovo>;
export const webhookEdicao = z.strictObject({ ...identidade, ...WEBHOOK });

/** Without the secret, which is answered only once, on creation. */
export const webhook = z.object({
  ...registroLido,
  ...WEBHOOK,
  /** When the secret was made; nothing is sent while there is none. */
  segredoEm: instante.nullable(),
  /** The last attempted delivery. */
  ultima: z.object({ situacao: z.enum(SITUACOES_DA_ENTREGA), em: instante }).nullable(),
});
export type WebhookLido = z.infer<typeof webhook>;

/** The only answer that contains the secret. */
export const segredoDoWebhook = z.object({ segredo: z.string() });

export const entregaDoWebhook = z.object({
  id,
  /** `Processo.ALTERAR`, or `Teste`. */
  evento: z.string(),
  situacao: z.enum(SITUACOES_DA_ENTREGA),
  criadaEm: instante,
  tentativas: z.number().int(),
  tentadaEm: instante.nullable(),
  proximaEm: instante.nullable(),
  /** Answer of the other side, or why the delivery failed. */
  resposta: z.string().nullable(),
});
export type EntregaDoWebhook = z.infer<typeof entregaDoWebhook>;
