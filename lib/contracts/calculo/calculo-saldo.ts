import { z } from 'zod';
import { data, decimalInformado } from '#lib/registros/primitivos.ts';
import { memoria } from './memoria.ts';

const quantidade = decimalInformado({ inteiros: 12, casas: 7 });
/** 5 decimals as in the file, or up to the 7 of the ledger when the value needs them. */
const quantidadeCalculada = z.string().regex(/^\d+\.\d{5,7}$/);
const digitos = (maximo: number) =>
  z
    .string()
    .regex(new RegExp(`^\\d{1,${maximo}}$`), `Informe até ${maximo} algarismos.`)
    .optional();

/**
 * Body of `POST /api/Calculo/saldo`. The day of desembaraço orders the entries if every entry has one; otherwise the order of the
 * body counts.
 */
export const entradaSaldo = z.strictObject({
  entradas: z
    .array(
      z.strictObject({
        origem: z.string().max(80),
        qtd: quantidade,
        dataDesembaraco: data.optional(),
        declaracao: z.string().max(20).optional(),
        adicao: digitos(3),
        item: digitos(5),
      }),
    )
    .max(9999),
  consumo: quantidade,
});

export const resultadoSaldo = z.object({
  baixas: z.array(z.object({ origem: z.string(), baixa: quantidadeCalculada, saldo: quantidadeCalculada })),
  faltante: quantidadeCalculada,
  /** Memória of `faltante`. */
  memoria,
});
