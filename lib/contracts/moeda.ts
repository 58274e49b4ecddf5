import { z } from 'zod';
import { data } from './primitivos.ts';

export const FONTES_COTACAO = ['PTAX', 'DEMONSTRACAO'] as const;

/** One currency with its last known closing `venda` rate. `valorTaxa` stays a JSON number, as the older application had it. */
export const moeda = z.object({
  sigla: z.string(),
  codigo: z.string(),
  nome: z.string(),
  valorTaxa: z.number().positive(),
  /** The day the rate is of. */
  data,
  fonte: z.enum(FONTES_COTACAO),
});
export type Moeda = z.infer<typeof moeda>;
