import { z } from 'zod';
import { TIPOS_DOCUMENTO } from '#lib/domain/aduana/processo/tipo-documento.ts';
import { STATUS_PEDIDO } from '#lib/domain/pedidos/pedido.ts';
import { SITUACOES_DAI } from '#lib/domain/zfm/situacao-dai.ts';
import { id } from '#lib/registros/primitivos.ts';

/** The records that stand beside a process: its orders, its DAI, its lots of insumos and its papers. */
export const relacionadosDoProcesso = z.object({
  processo: z.object({ id, numero: z.string(), treinamento: z.boolean().default(false) }),
  pedidos: z.array(z.object({ id, numero: z.string(), status: z.enum(STATUS_PEDIDO) })),
  /** Null before the registration. */
  dai: z.object({ situacao: z.enum(SITUACOES_DAI), numero: z.string().nullable() }).nullable(),
  /** Lots of the declaration, and how many of them still have a balance. */
  lotes: z.object({ numeroDeclaracao: z.string().nullable(), todos: z.number().int(), comSaldo: z.number().int() }),
  /** `exigidos` are null for a cancelled process, of which no papers are expected. */
  papeis: z.object({
    anexos: z.number().int(),
    exigidos: z.object({ todos: z.number().int(), faltam: z.array(z.enum(TIPOS_DOCUMENTO)) }).nullable(),
  }),
});
export type RelacionadosDoProcesso = z.infer<typeof relacionadosDoProcesso>;
