import { z } from 'zod';
import { SITUACOES_DA_ENTREGA } from '#lib/domain/avisos/webhook.ts';
import { id, instante } from '#lib/registros/primitivos.ts';

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
