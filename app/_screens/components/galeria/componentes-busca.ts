import { z } from 'zod';

/** Which component, or which group of them, is looked at, and in which theme; without any the fields that are tried out. */
export const componentesBusca = z.object({
  componente: z.string().max(60).optional().catch(undefined),
  grupo: z
    .enum(['campos', 'estrutura', 'dados', 'comex', 'conferencia', 'teclado', 'todos'])
    .optional()
    .catch(undefined),
  tema: z.enum(['claro', 'escuro', 'ambos']).optional().catch(undefined),
});
export type ComponentesBusca = z.infer<typeof componentesBusca>;
