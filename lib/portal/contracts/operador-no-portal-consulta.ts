import { z } from 'zod';
import { consultaDeLista } from '#lib/contracts/platform/lista.ts';
import { id } from '#lib/registros/primitivos.ts';
import { excluidos, FILTROS_DO_PREPARO } from './preparo-no-portal-consulta.ts';

export const operadorNoPortalConsulta = consultaDeLista(['nome', 'codigoPais', 'redigidoEm'], 'nome', {
  ...FILTROS_DO_PREPARO,
  excluidos,
  fornecedorId: id.optional(),
  codigoPais: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional()
    .meta({ description: 'A sigla ISO 3166 do país, de duas letras.' }),
});
export type OperadorNoPortalConsulta = z.infer<typeof operadorNoPortalConsulta>;
