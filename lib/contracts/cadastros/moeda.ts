import { z } from 'zod';
import { dataLida } from '#lib/registros/primitivos.ts';

const FONTES_COTACAO = ['PTAX', 'DEMONSTRACAO'] as const;

/**
 * A currency with its last known closing `venda` rate. `valorTaxa` is a JSON number for compatibility with the older application.
 */
export const moeda = z.object({
  sigla: z.string(),
  codigo: z.string(),
  nome: z.string(),
  valorTaxa: z.number().positive(),
  /** Day of the rate. */
  data: dataLida,
  fonte: z.enum(FONTES_COTACAO),
});
export type Moeda = z.infer<typeof moeda>;

/**
 * A currency as the browser reads it. A back end may send only `sigla` and `valorTaxa`, and the rate as number or as text. A spoilt
 * field falls back to empty, so that it does not take the other currencies down; the format decides how to show it.
 */
export const moedaLida = z.object({
  sigla: z.string().catch(''),
  valorTaxa: z.union([z.number(), z.string()]).nullable().catch(null),
  data: moeda.shape.data.nullable().catch(null),
  fonte: moeda.shape.fonte.nullable().catch(null),
});
export type MoedaLida = z.infer<typeof moedaLida>;
