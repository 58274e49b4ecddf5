import { z } from 'zod';
import { consultaDeLista } from '#lib/contracts/platform/lista.ts';
import { AMBIENTES_DO_PORTAL } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import { COMPARACOES_DO_PREPARO, SITUACOES_DO_PREPARO } from '#lib/portal/domain/preparo-no-portal.ts';
import { id, ncm } from '#lib/registros/primitivos.ts';

export const produtoNoPortalConsulta = consultaDeLista(
  ['codigoInterno', 'denominacao', 'ncm', 'redigidoEm'],
  'codigoInterno',
  {
    ambiente: z.enum(AMBIENTES_DO_PORTAL).optional(),
    situacao: z.enum(SITUACOES_DO_PREPARO).optional(),
    comparacao: z
      .enum([...COMPARACOES_DO_PREPARO, 'NENHUMA'])
      .optional()
      .meta({ description: 'O que a última lista do Portal disse; NENHUMA: não foi comparado.' }),
    importadorId: id.optional(),
    itemId: id.optional(),
    ncm: ncm.optional(),
    excluidos: z
      .enum(['true', 'false'])
      .optional()
      .meta({ description: 'Só os rascunhos desfeitos; sem ele, nenhum.' }),
  },
);
export type ProdutoNoPortalConsulta = z.infer<typeof produtoNoPortalConsulta>;
