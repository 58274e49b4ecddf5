import { z } from 'zod';
import { id, instante } from '#lib/registros/primitivos.ts';
import { consultaDeLista } from './lista.ts';

/** Fields that every record of a cadastro answers besides its own. */
export const registroLido = {
  id,
  /** Increases with each change; 0 for a record shipped with Cais. */
  versao: z.number().int(),
  /** Moment of the last change and name of its author; null for a record shipped with Cais. */
  alteradoEm: instante.nullable(),
  alteradoPor: z.string().nullable(),
  excluidoEm: instante.nullable(),
};

/** A change names the version of the record that the person saw. */
export const identidade = { id, versao: z.number().int().min(1) };

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
