import { z } from 'zod';
import { novoRegistroBusca } from '#components/cadastro/novo-registro-busca.ts';

/** `codigo`: a parameter that a calculation needed and did not find. */
export const novoParametroBusca = novoRegistroBusca.extend({
  codigo: z
    .string()
    .regex(/^[A-Z][A-Z0-9_]{2,59}$/)
    .optional()
    .catch(undefined),
});
