import { z } from 'zod';
import { dataLida, decimalDe, id } from '#lib/registros/primitivos.ts';

/**
 * What an opening balance does not meet. EM_DOBRO: a declaration brought in later holds the same item. DI_DESCONHECIDA: nothing but the
 * typed balance tells of the declaration. SEM_PROVA: no paper is attached.
 */
const FALTAS_DO_SALDO_INICIAL = ['EM_DOBRO', 'DI_DESCONHECIDA', 'SEM_PROVA'] as const;
export type FaltaDoSaldoInicial = (typeof FALTAS_DO_SALDO_INICIAL)[number];

/** Limit of rows in one report. */
export const MAXIMO_DO_SALDO_INICIAL = 2_000;

export const saldoInicial = z.object({
  total: z.number().int(),
  linhas: z.array(
    z.object({
      id,
      numero: z.string(),
      adicao: z.number().int(),
      item: z.number().int(),
      partNumber: z.string(),
      unidade: z.string(),
      dataEntrada: dataLida,
      quantidade: decimalDe(5),
      quantidadeDeclarada: decimalDe(5).nullable(),
      saldo: decimalDe(7),
      /** The process that brought the same item in, with its balance. */
      dobro: z.object({ id, numero: z.string(), saldo: decimalDe(7) }).nullable(),
      faltas: z.array(z.enum(FALTAS_DO_SALDO_INICIAL)),
    }),
  ),
});
export type SaldoInicial = z.infer<typeof saldoInicial>;
