import { z } from 'zod';
import { SITUACOES_DA_ENTREGA } from '#lib/domain/sistema/webhook.ts';
import { id, instante } from '#lib/registros/primitivos.ts';
import { WEBHOOK } from '#lib/registros/webhook.ts';
import { identidade, registroLido } from './cadastro.ts';

export const webhookNovo = z.strictObject(WEBHOOK);
export type WebhookNovo = z.infer<typeof webhookNovo>;
export const webhookEdicao = z.strictObject({ ...identidade, ...WEBHOOK });

/** Without its secret, which is told once, when it is made. */
export const webhook = z.object({
  ...registroLido,
  ...WEBHOOK,
  /** When its secret was made; nothing is sent as long as there is none. */
  segredoEm: instante.nullable(),
  /** Of the last delivery that was tried. */
  ultima: z.object({ situacao: z.enum(SITUACOES_DA_ENTREGA), em: instante }).nullable(),
});
export type WebhookLido = z.infer<typeof webhook>;

/** The only time it is told. */
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
  /** What the other side answered, or why it could not. */
  resposta: z.string().nullable(),
});
export type EntregaDoWebhook = z.infer<typeof entregaDoWebhook>;
