import { z } from 'zod';
import { id } from '#lib/registros/primitivos.ts';
import { consultaDeLista } from './lista.ts';

/** Query of the list of a cadastro. `excluidos` answers the deleted records instead, so that a person can restore them. */
export function consultaDeCadastro<Ordem extends string, Filtros extends z.ZodRawShape>(
  ordenaveis: readonly Ordem[],
  ordemPadrao: `-${Ordem}` | Ordem,
  filtros: Filtros,
) {
  return consultaDeLista(ordenaveis, ordemPadrao, {
    excluidos: z.enum(['true', 'false']).optional(),
    /** Only records that this sheet import wrote. */
    planilhaId: id.optional(),
    ...filtros,
  });
}

export const consultaDeLookup = z.object({ q: z.string().max(200).default('') });
