import { z } from 'zod';
import { consultaDeLista } from '#lib/contracts/platform/lista.ts';
import { TIPOS_DE_FABRICANTE } from '#lib/portal/domain/fabricante-no-portal.ts';
import { id } from '#lib/registros/primitivos.ts';
import { excluidos, FILTROS_DO_PREPARO } from './preparo-no-portal-consulta.ts';

export const fabricanteNoPortalConsulta = consultaDeLista(
  ['codigoInterno', 'codigoPais', 'redigidoEm'],
  'codigoInterno',
  { ...FILTROS_DO_PREPARO, excluidos, produtoId: id.optional(), tipo: z.enum(TIPOS_DE_FABRICANTE).optional() },
);
export type FabricanteNoPortalConsulta = z.infer<typeof fabricanteNoPortalConsulta>;
