import { z } from 'zod';
import { STATUS_PEDIDO } from '#lib/domain/pedidos/pedido.ts';
import { SITUACOES_DAI } from '#lib/domain/zfm/situacao-dai.ts';
import { id } from '#lib/registros/primitivos.ts';

/** The records that stand beside a process: its orders, its DAI, its lots of insumos and its papers. */
export const relacionadosDoProcesso = z.object({
  processo: z.object({ id, numero: z.string() }),
  pedidos: z.array(z.object({ id, numero: z.string(), status: z.enum(STATUS_PEDIDO) })),
  /** Null before the registration. */
  dai: z.object({ situacao: z.enum(SITUACOES_DAI), numero: z.string().nullable() }).nullable(),
  /** Lots of the declaration, and how many of them still have a balance. */
  lotes: z.object({ numeroDeclaracao: z.string().nullable(), todos: z.number().int(), comSaldo: z.number().int() }),
  papeis: z.object({ anexos: z.number().int() }),
});
export type RelacionadosDoProcesso = z.infer<typeof relacionadosDoProcesso>;
