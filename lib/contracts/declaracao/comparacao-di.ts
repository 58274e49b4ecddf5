import { z } from 'zod';
import { type ComparacaoDi, FIGURAS_COMPARADAS, FIGURAS_DO_ITEM } from '#lib/domain/aduana/declaracao/comparacao-di.ts';
import { OUTROS_TRIBUTOS, TRIBUTOS_DI } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { REGIMES_TRIBUTARIOS, type RegimeTributario } from '#lib/domain/aduana/tributos/regime-tributario.ts';
import { aliquotaDeclarada, dinheiro } from '#lib/registros/primitivos.ts';

const comparada = {
  declarado: dinheiro.nullable(),
  calculado: dinheiro.nullable(),
  diferenca: dinheiro.nullable(),
  relevante: z.boolean(),
  motivo: z.string().nullable(),
};

const linha = z.object({
  adicao: z.string().nullable(),
  ncm: z.string().nullable(),
  figura: z.enum(FIGURAS_COMPARADAS),
  regime: z.enum(Object.keys(REGIMES_TRIBUTARIOS) as [RegimeTributario, ...RegimeTributario[]]).nullable(),
  regimeDeclarado: z.string().nullable(),
  base: dinheiro.nullable(),
  aliquota: aliquotaDeclarada.nullable(),
  ...comparada,
});

export const comparacaoDi = z.object({
  motivo: z.string().nullable(),
  tolerancia: dinheiro,
  linhas: z.array(linha),
  totais: z.array(linha),
  itensComparados: z.object({ total: z.number().int(), divergentes: z.number().int() }).nullable(),
  itens: z.array(z.object({ adicao: z.string(), item: z.string(), figura: z.enum(FIGURAS_DO_ITEM), ...comparada })),
  aDebitar: z
    .object({ ii: dinheiro, ipi: dinheiro, pis: dinheiro, cofins: dinheiro, antidumping: dinheiro })
    .nullable(),
  outros: z.array(z.object({ tributo: z.enum(OUTROS_TRIBUTOS), devido: dinheiro, recolher: dinheiro })),
  semRecolher: z.array(z.enum(TRIBUTOS_DI)).optional(),
}) satisfies z.ZodType<ComparacaoDi>;

const adicao = z.string().regex(/^\d{3}$/, 'O número da adição tem três algarismos.');

/**
 * With `adicao`, the answer has the items of that adição. A DUIMP of more than a thousand items answers its items only this way.
 */
export const comparacaoConsulta = z.strictObject({
  adicao: adicao.optional().meta({ description: 'Os itens desta adição.', example: '001' }),
});

/** The amount to explain: of an item of a DUIMP, of an adição, or of the whole declaration when neither is given. */
export const memoriaConsulta = z.strictObject({
  adicao: adicao.optional(),
  item: z
    .string()
    .regex(/^\d{1,5}$/, 'O número do item tem até cinco algarismos.')
    .optional()
    .meta({ description: 'Número do item na DUIMP.', example: '7' }),
  figura: z.enum(FIGURAS_COMPARADAS),
  parte: z
    .enum(['devido', 'aDebitar'])
    .optional()
    .meta({ description: 'Do tributo: o devido, ou o que o banco debita no registro.', example: 'aDebitar' }),
});
export type MemoriaConsulta = z.infer<typeof memoriaConsulta>;
