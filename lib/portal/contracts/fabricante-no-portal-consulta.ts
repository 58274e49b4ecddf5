import { z } from 'zod';
import { consultaDeLista } from '#lib/contracts/platform/lista.ts';
import { TIPOS_DE_FABRICANTE } from '#lib/portal/domain/fabricante-no-portal.ts';
import { id } from '#lib/registros/primitivos.ts';
import { produtoNoPortalConsulta } from './produto-no-portal-consulta.ts';

const { ambiente, situacao, comparacao, importadorId, excluidos } = produtoNoPortalConsulta.shape;

export const fabricanteNoPortalConsulta = consultaDeLista(
  ['codigoInterno', 'codigoPais', 'redigidoEm'],
  'codigoInterno',
  {
    ambiente,
    situacao,
    comparacao,
    importadorId,
    excluidos,
    produtoId: id.optional(),
    tipo: z.enum(TIPOS_DE_FABRICANTE).optional(),
  },
);
export type FabricanteNoPortalConsulta = z.infer<typeof fabricanteNoPortalConsulta>;
