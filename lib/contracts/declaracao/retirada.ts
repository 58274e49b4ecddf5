import { z } from 'zod';
import { identidade } from '#lib/registros/contrato-de.ts';
import { textoObrigatorio } from '#lib/registros/tipos.ts';

/** Body of `POST /api/Processo/{id}/RetirarDeclaracao`, on the version the person saw. */
export const pedidoDeRetirada = z.strictObject({
  versao: identidade.versao,
  motivo: textoObrigatorio(500, 'Diga por que a declaração é retirada.'),
});
export type PedidoDeRetirada = z.infer<typeof pedidoDeRetirada>;
