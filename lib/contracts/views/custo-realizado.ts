import { z } from 'zod';
import { TRIBUTOS_DI, type TributoDi } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { type CustoDoProcesso, PARTES_DO_CUSTO } from '#lib/domain/aduana/processo/custo-realizado.ts';
import { TITULARES_DO_PAPEL } from '#lib/domain/aduana/processo/despesa.ts';
import { dinheiro, quantidade, valorUnitario } from '#lib/registros/primitivos.ts';

const sabido = dinheiro.nullable().meta({ description: 'Nulo enquanto a CBS e o IBS forem custo e não se souberem.' });
const partes = { valorAduaneiro: dinheiro, tributos: sabido, despesas: dinheiro, total: sabido };

/** Answer of `GET /api/Processo/{id}/Custo`. */
export const custoDoProcesso = z.object({
  motivo: z.string().nullable(),
  itens: z.array(
    z.object({
      adicao: z.string(),
      sequencia: z.number().int(),
      descricao: z.string(),
      quantidade,
      unidade: z.string().nullable(),
      ...partes,
      unitario: valorUnitario.nullable(),
    }),
  ),
  totais: z.object(partes),
  recuperavel: dinheiro,
  cbsIbs: z.object({ custo: sabido, credito: sabido, motivo: z.string() }).nullable(),
  titulares: z
    .array(z.object({ emNomeDe: z.enum(TITULARES_DO_PAPEL).nullable(), valor: dinheiro, credito: dinheiro }))
    .default([]),
}) satisfies z.ZodType<CustoDoProcesso>;

/** `recuperaveis=ipi,pis,cofins`: taxes that come back as a credit and so do not count as cost. */
export const custoConsulta = z.strictObject({
  recuperaveis: z
    .string()
    .default('')
    .transform((texto) => texto.split(',').filter((parte) => parte !== ''))
    .pipe(z.array(z.enum(TRIBUTOS_DI, 'Tributo desconhecido.')))
    .transform((tributos): TributoDi[] => [...new Set(tributos)]),
});

export const memoriaDoCustoConsulta = custoConsulta.extend({
  adicao: z.string().regex(/^\d{3}$/, 'O número da adição tem três algarismos.'),
  sequencia: z.coerce.number().int().min(1),
  figura: z.enum([...PARTES_DO_CUSTO, 'unitario']),
});
