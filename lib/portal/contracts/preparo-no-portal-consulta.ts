import { z } from 'zod';
import { AMBIENTES_DO_PORTAL } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import { COMPARACOES_DO_PREPARO, SITUACOES_DO_PREPARO } from '#lib/portal/domain/preparo-no-portal.ts';
import { id } from '#lib/registros/primitivos.ts';

/** The filters that every list of what is prepared has. */
export const FILTROS_DO_PREPARO = {
  ambiente: z.enum(AMBIENTES_DO_PORTAL).optional(),
  situacao: z.enum(SITUACOES_DO_PREPARO).optional(),
  comparacao: z
    .enum([...COMPARACOES_DO_PREPARO, 'NENHUMA'])
    .optional()
    .meta({ description: 'O que a última lista do Portal disse; NENHUMA: não foi comparado.' }),
  importadorId: id.optional(),
};

export const excluidos = z
  .enum(['true', 'false'])
  .optional()
  .meta({ description: 'Só os rascunhos desfeitos; sem ele, nenhum.' });
