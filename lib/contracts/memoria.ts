import { z } from 'zod';

/** Memória de cálculo: a figure, the rule that made it and what it was made of; the same tree for every calculation. */
export const memoria = z
  .object({
    nome: z.string(),
    valor: z.string(),
    unidade: z.string(),
    formula: z.string().nullable(),
    get entradas() {
      return z.array(memoria);
    },
    fonte: z.string().nullable(),
  })
  .meta({ id: 'Memoria' });
