import { z } from 'zod';
import { CAUSAS_DO_ARQUIVO, RESULTADOS_DO_ARQUIVO } from '#lib/contracts/declaracao/historico-trazido.ts';
import { id } from '#lib/registros/primitivos.ts';

/** The intake whose report is open, and the filters of the report. A malformed value is dropped. */
export const historicoBusca = z.object({
  envio: id.optional().catch(undefined),
  resultado: z.enum(RESULTADOS_DO_ARQUIVO).optional().catch(undefined),
  causa: z.enum(CAUSAS_DO_ARQUIVO).optional().catch(undefined),
  pagina: z.coerce.number().int().min(1).catch(1).default(1),
});
export type HistoricoBusca = z.infer<typeof historicoBusca>;

export const HISTORICO_BUSCA_PADRAO = { pagina: 1 } as const;
