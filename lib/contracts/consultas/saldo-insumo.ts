import { z } from 'zod';
import { consultaDeLista } from '#lib/contracts/lista.ts';
import { id } from '#lib/registros/primitivos.ts';

const filtros = {
  importadorId: id.optional(),
  /** The first digits will do. */
  ncm: soCom(/\D/g, /^\d{2,8}$/, 'Informe de dois a oito algarismos da NCM.').optional(),
  itemId: id.optional(),
  numeroDeclaracao: soCom(/[^\dA-Za-z]/g, /^[\dA-Z]{1,15}$/, 'Informe o número da declaração ou da nota.').optional(),
  /** Without it, what something is left of; `false` shows what is used up too. */
  comSaldo: z.enum(['true', 'false']).optional(),
  /** Only what some tax is still suspended of. */
  comSuspensao: z.literal('true').optional(),
  /** In stock for so many days, or more. */
  idade: z.coerce.number().int().min(0).max(36_500).optional(),
};

/** First in first out, unless another order is asked for. */
export const saldoInsumoConsulta = consultaDeLista(
  ['dataDesembaraco', 'numeroDeclaracao', 'descricao', 'ncm', 'quantidade', 'saldo', 'custoFob', 'suspenso'],
  'dataDesembaraco',
  filtros,
);

export type SaldoInsumoConsulta = z.infer<typeof saldoInsumoConsulta>;

/** What is looked at together: a part number (or a text not linked to one), a paper, a NCM. */
export const AGRUPAMENTOS_DE_INSUMO = ['ITEM', 'DI', 'NCM'] as const;

export const gruposConsulta = consultaDeLista(['dataDesembaraco', 'nome', 'suspenso'], 'dataDesembaraco', {
  por: z.enum(AGRUPAMENTOS_DE_INSUMO).default('ITEM'),
  ...filtros,
});

export type GruposConsulta = z.infer<typeof gruposConsulta>;

/** A text of which only some letters count. */
function soCom(fora: RegExp, forma: RegExp, falta: string) {
  return z
    .string()
    .overwrite((texto) => texto.replaceAll(fora, '').toUpperCase())
    .regex(forma, falta);
}
