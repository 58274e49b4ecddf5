import { z } from 'zod';

/** Memória de cálculo: a figure, its rule and its inputs. Every calculation answers the same tree. */
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
