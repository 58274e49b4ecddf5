import { z } from 'zod';

/** INTERROMPIDA: the server stopped or failed half-way; opening it again throws the half away. */
const SITUACOES_DO_EXEMPLO = ['NENHUMA', 'PREPARANDO', 'PRONTA', 'INTERROMPIDA'] as const;

/** The sample company of a person (docs/decisions/empresa-de-exemplo.md). */
export const empresaDeExemplo = z.object({
  situacao: z.enum(SITUACOES_DO_EXEMPLO),
  /** While it is prepared: how many steps are done, of how many. Null otherwise. */
  andamento: z.object({ feitos: z.number().int(), total: z.number().int() }).nullable(),
});
export type EmpresaDeExemplo = z.infer<typeof empresaDeExemplo>;
