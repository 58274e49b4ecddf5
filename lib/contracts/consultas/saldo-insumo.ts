import { z } from 'zod';
import { consultaDeLista } from '#lib/contracts/platform/lista.ts';
import { id } from '#lib/registros/primitivos.ts';

const filtros = {
  importadorId: id.optional(),
  /** Leading digits suffice. */
  ncm: soCom(/\D/g, /^\d{2,8}$/, 'Informe de dois a oito algarismos da NCM.').optional(),
  itemId: id.optional(),
  numeroDeclaracao: soCom(/[^\dA-Za-z]/g, /^[\dA-Z]{1,15}$/, 'Informe o número da declaração ou da nota.').optional(),
  /** When absent, only lots with a balance; `false` includes used-up lots. */
  comSaldo: z.enum(['true', 'false']).optional(),
  /** Only lots with a tax still suspended. */
  comSuspensao: z.literal('true').optional(),
  /** Only lots of which CBS and IBS are unknown, or known. */
  cbsIbs: z.enum(['desconhecidos', 'conhecidos']).optional(),
  /** At least this many days in stock. */
  idade: z.coerce.number().int().min(0).max(36_500).optional(),
};

/** Default order: first in, first out. */
export const saldoInsumoConsulta = consultaDeLista(
  [
    'dataDesembaraco',
    'numeroDeclaracao',
    'descricao',
    'ncm',
    'quantidade',
    'saldo',
    'custoFob',
    'suspenso',
    'prazoConversao',
  ],
  'dataDesembaraco',
  filtros,
);

export type SaldoInsumoConsulta = z.infer<typeof saldoInsumoConsulta>;

/** What the lots are grouped by: a part number (or a text not linked to a part number), a document, an NCM. */
export const AGRUPAMENTOS_DE_INSUMO = ['ITEM', 'DI', 'NCM'] as const;

export const gruposConsulta = consultaDeLista(['dataDesembaraco', 'nome', 'suspenso'], 'dataDesembaraco', {
  por: z.enum(AGRUPAMENTOS_DE_INSUMO).default('ITEM'),
  ...filtros,
});

export type GruposConsulta = z.infer<typeof gruposConsulta>;

/** A text that drops the characters `fora` and is read in upper case. */
function soCom(fora: RegExp, forma: RegExp, falta: string) {
  return z
    .string()
    .overwrite((texto) => texto.replaceAll(fora, '').toUpperCase())
    .regex(forma, falta);
}
