import { z } from 'zod';
import { identidade } from '#lib/contracts/platform/cadastro.ts';

/** Body of `POST /api/Processo/{id}/RetirarDeclaracao`, on the version the person saw. */
export const pedidoDeRetirada = z.strictObject({
  versao: identidade.versao,
  motivo: z.string().trim().min(1, 'Diga por que a declaração é retirada.').max(500),
});
export type PedidoDeRetirada = z.infer<typeof pedidoDeRetirada>;
