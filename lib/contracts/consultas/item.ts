import { z } from 'zod';
import { consultaDeCadastro } from '#lib/contracts/platform/cadastro.ts';
import { ORIGENS_ITEM } from '#lib/domain/cadastros/item.ts';
import { id, ncm } from '#lib/registros/primitivos.ts';

export const itemConsulta = consultaDeCadastro(
  ['partNumber', 'descricao', 'ncm', 'cClassTrib', 'origem', 'alteradoEm'],
  'partNumber',
  {
    ncm: ncm.optional(),
    origem: z.enum(ORIGENS_ITEM).optional(),
    cClassTrib: z
      .union([z.literal('SEM'), z.string().regex(/^\d{6}$/)])
      .optional()
      .meta({ description: 'Seis algarismos, ou SEM: os importados que não o têm.' }),
    fornecedorPadraoId: id.optional(),
  },
);

export type ItemConsulta = z.infer<typeof itemConsulta>;
