import { z } from 'zod';
import { dataLida } from '#lib/registros/primitivos.ts';

const FONTES_COTACAO = ['PTAX', 'DEMONSTRACAO'] as const;

/** One currency with its last known closing `venda` rate. `valorTaxa` stays a JSON number, as the older application had it. */
export const moeda = z.object({
  sigla: z.string(),
  codigo: z.string(),
  nome: z.string(),
  valorTaxa: z.number().positive(),
  /** The day the rate is of. */
  data: dataLida,
  fonte: z.enum(FONTES_COTACAO),
});
export type Moeda = z.infer<typeof moeda>;

/**
 * The same as a reader takes it: of a back end that knows only `sigla` and `valorTaxa` too, the rate as number or as text.
 * What it is worth is for the format to say; a spoilt rate must not take the other two down.
 */
export const moedaLida = z.object({
  sigla: z.string().catch(''),
  valorTaxa: z.union([z.number(), z.string()]).nullable().catch(null),
  data: moeda.shape.data.nullable().catch(null),
  fonte: moeda.shape.fonte.nullable().catch(null),
});
export type MoedaLida = z.infer<typeof moedaLida>;
