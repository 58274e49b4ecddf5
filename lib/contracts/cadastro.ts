import { z } from 'zod';
import { id, instante } from '#lib/registros/primitivos.ts';
import { consultaDeLista } from './lista.ts';

/** What a row of any cadastro answers beside its own fields. */
export const registroLido = {
  id,
  /** Counts the values it has had; 0 for one shipped with Cais. */
  versao: z.number().int(),
  /** When its values were given, and the name of who gave them; null for one shipped with Cais. */
  alteradoEm: instante.nullable(),
  alteradoPor: z.string().nullable(),
  excluidoEm: instante.nullable(),
};

/** A change says which version of the row the person saw. */
export const identidade = { id, versao: z.number().int().min(1) };

/** The list of a cadastro; `excluidos` answers the deleted ones instead, so that one can be brought back. */
export function consultaDeCadastro<Ordem extends string, Filtros extends z.ZodRawShape>(
  ordenaveis: readonly Ordem[],
  ordemPadrao: `-${Ordem}` | Ordem,
  filtros: Filtros,
) {
  return consultaDeLista(ordenaveis, ordemPadrao, {
    excluidos: z.enum(['true', 'false']).optional(),
    /** Only what this import wrote. */
    planilhaId: id.optional(),
    ...filtros,
  });
}

export const consultaDeLookup = z.object({ q: z.string().max(200).default('') });
