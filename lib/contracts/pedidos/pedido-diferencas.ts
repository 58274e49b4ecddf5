import { z } from 'zod';
import { SITUACOES_PROCESSO } from '#lib/domain/aduana/processo/situacao-processo.ts';
import { dinheiro, id, quantidade, valorUnitario } from '#lib/registros/primitivos.ts';

/** Figures of a line; `valor` is the sum of quantity × unit value, each rounded half up to the cent. */
const figuras = { quantidade, valorUnitario, valor: dinheiro };

/** The goods that the invoice of one processo took of an order line. */
const embarque = z.object({
  processo: z.object({ id, numero: z.string(), situacao: z.enum(SITUACOES_PROCESSO) }),
  ...figuras,
  /** The processo takes the line at several prices; `valorUnitario` is the first price. */
  outrosValores: z.boolean(),
  declarado: z.discriminatedUnion('situacao', [
    z.object({
      situacao: z.literal('ENCONTRADO'),
      como: z.enum(['NUMERO', 'PART_NUMBER', 'NCM_E_VALOR']),
      adicoes: z.array(z.number().int()),
      ...figuras,
      outrosValores: z.boolean(),
    }),
    z.object({ situacao: z.literal('NAO_ENCONTRADO') }),
    /** The processo has no declaration yet. */
    z.object({ situacao: z.literal('SEM_DECLARACAO') }),
  ]),
});
export type EmbarqueDaLinha = z.infer<typeof embarque>;

/** An order line as ordered, invoiced and declared. All amounts are in the currency of the order. */
export const linhaComparada = z.object({
  id,
  linha: z.number().int(),
  partNumber: z.string(),
  descricao: z.string(),
  ncm: z.string(),
  unidade: z.string(),
  ...figuras,
  embarques: z.array(embarque),
});
export type LinhaComparada = z.infer<typeof linhaComparada>;
