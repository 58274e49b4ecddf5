import { z } from 'zod';
import { id, mes } from '#lib/registros/primitivos.ts';

/** Of whom and of which months; the last six where nothing is said. `ver=tabelas` shows the figures the charts are drawn of. */
export const dashboardBusca = z.object({
  importadorId: id.optional().catch(undefined),
  de: mes.optional().catch(undefined),
  ate: mes.optional().catch(undefined),
  ver: z.enum(['graficos', 'tabelas']).default('graficos').catch('graficos'),
});
export type DashboardBusca = z.infer<typeof dashboardBusca>;

/** What need not stand in the address. */
export const DASHBOARD_BUSCA_PADRAO = { ver: 'graficos' } as const;
