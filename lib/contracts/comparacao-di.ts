import { z } from 'zod';
import { type ComparacaoDi, FIGURAS_COMPARADAS } from '#lib/domain/comparacao-di.ts';
import { REGIMES_TRIBUTARIOS, type RegimeTributario } from '#lib/domain/regime-tributario.ts';
import { aliquota, dinheiro } from './primitivos.ts';

const linha = z.object({
  adicao: z.string().nullable(),
  ncm: z.string().nullable(),
  figura: z.enum(FIGURAS_COMPARADAS),
  regime: z.enum(Object.keys(REGIMES_TRIBUTARIOS) as [RegimeTributario, ...RegimeTributario[]]).nullable(),
  regimeDeclarado: z.string().nullable(),
  base: dinheiro.nullable(),
  aliquota: aliquota.nullable(),
  declarado: dinheiro.nullable(),
  calculado: dinheiro,
  diferenca: dinheiro.nullable(),
  relevante: z.boolean(),
});

export const comparacaoDi = z.object({
  motivo: z.string().nullable(),
  tolerancia: dinheiro,
  linhas: z.array(linha),
  totais: z.array(linha),
}) satisfies z.ZodType<ComparacaoDi>;

/** Which amount to explain: of an adição, or of the whole declaration without one. */
export const memoriaConsulta = z.strictObject({
  adicao: z
    .string()
    .regex(/^\d{3}$/, 'O número da adição tem três algarismos.')
    .optional(),
  figura: z.enum(FIGURAS_COMPARADAS),
});
export type MemoriaConsulta = z.infer<typeof memoriaConsulta>;
