import { z } from 'zod';
import { registroVinculado } from '#lib/contracts/cadastros/apelido.ts';
import { consultaDeLista } from '#lib/contracts/platform/lista.ts';
import { dinheiro, id } from '#lib/registros/primitivos.ts';
import { adicaoDeclarada, itemDeclarado } from './declaracao-importacao.ts';

export const adicaoConsulta = consultaDeLista(['numero'], 'numero', {
  processoId: id,
  numero: z
    .string()
    .regex(/^\d{1,3}$/)
    .optional(),
});

/** An adição of a processo: as declared, plus the valor aduaneiro that its parts add up to. */
export const adicaoDoProcesso = adicaoDeclarada.extend({
  itens: z.array(itemDeclarado.extend({ itemVinculado: registroVinculado.optional() })),
  /** The record of our cadastro that the declared name is linked to; absent where no link is known. */
  fornecedorVinculado: registroVinculado.optional(),
  fabricanteVinculado: registroVinculado.optional(),
  id,
  processoId: id,
  valorAduaneiro: dinheiro,
});
export type AdicaoDoProcesso = z.infer<typeof adicaoDoProcesso>;
export type AdicaoConsulta = z.infer<typeof adicaoConsulta>;
