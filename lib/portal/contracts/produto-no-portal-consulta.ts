import type { z } from 'zod';
import { consultaDeLista } from '#lib/contracts/platform/lista.ts';
import { id, ncm } from '#lib/registros/primitivos.ts';
import { excluidos, FILTROS_DO_PREPARO } from './preparo-no-portal-consulta.ts';

export const produtoNoPortalConsulta = consultaDeLista(
  ['codigoInterno', 'denominacao', 'ncm', 'redigidoEm'],
  'codigoInterno',
  { ...FILTROS_DO_PREPARO, itemId: id.optional(), ncm: ncm.optional(), excluidos },
);
export type ProdutoNoPortalConsulta = z.infer<typeof produtoNoPortalConsulta>;
