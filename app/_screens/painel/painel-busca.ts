import { z } from 'zod';
import { id, mes } from '#lib/registros/primitivos.ts';

/** The importer and the months; by default the last six months. `ver=tabelas` shows the figures behind the charts. */
export const dashboardBusca = z.object({
  importadorId: id.optional().catch(undefined),
  de: mes.optional().catch(undefined),
  ate: mes.optional().catch(undefined),
  ver: z.enum(['graficos', 'tabelas']).default('graficos').catch('graficos'),
});
export type DashboardBusca = z.infer<typeof dashboardBusca>;

/** Default values, which are left out of the address. */
export const DASHBOARD_BUSCA_PADRAO = { ver: 'graficos' } as const;
