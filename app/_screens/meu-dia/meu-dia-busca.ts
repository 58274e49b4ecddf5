import { z } from 'zod';
import { REGRAS_DO_MEU_DIA } from '#lib/domain/telas/meu-dia.ts';
import { id } from '#lib/registros/primitivos.ts';

/** Whose lines, which rule, which importer, and whether the lines put off are shown instead. */
export const meuDiaBusca = z.object({
  de: z.enum(['meus', 'empresa']).catch('meus').default('meus'),
  regra: z.enum(REGRAS_DO_MEU_DIA).optional().catch(undefined),
  importadorId: id.optional().catch(undefined),
  adiados: z.boolean().catch(false).default(false),
});
export type MeuDiaBusca = z.infer<typeof meuDiaBusca>;

export const MEU_DIA_BUSCA_PADRAO: MeuDiaBusca = { de: 'meus', adiados: false };
