import { z } from 'zod';

/** The component or group shown, and its theme. Without either, the page shows the working fields. */
export const componentesBusca = z.object({
  componente: z.string().max(60).optional().catch(undefined),
  grupo: z
    .enum(['campos', 'estrutura', 'dados', 'comex', 'conferencia', 'teclado', 'todos'])
    .optional()
    .catch(undefined),
  tema: z.enum(['claro', 'escuro', 'ambos']).optional().catch(undefined),
});
export type ComponentesBusca = z.infer<typeof componentesBusca>;
