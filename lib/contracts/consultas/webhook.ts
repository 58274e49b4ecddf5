import { z } from 'zod';
import { consultaDeCadastro } from '#lib/contracts/platform/cadastro.ts';

export const webhookConsulta = consultaDeCadastro(['nome', 'url', 'ativo', 'alteradoEm'], 'nome', {
  ativo: z.enum(['true', 'false']).optional(),
});

export type WebhookConsulta = z.infer<typeof webhookConsulta>;
