import { z } from 'zod';
import { ORIGENS_ITEM } from '#lib/domain/cadastros/item.ts';
import { decimalDe, id } from '#lib/registros/primitivos.ts';
import { codigoENome } from '#lib/registros/tipos.ts';
import { linhasLidas } from './linhas-lidas.ts';
import { MAXIMO_DE_LINHAS } from './pedido.ts';

const fabricante = z.object({ id, razaoSocial: z.string() });
const textos = z.array(z.string().max(200)).max(MAXIMO_DE_LINHAS).default([]);

/** What somebody typed or pasted: part numbers to be completed, names of manufacturers, suppliers and countries to be known. */
export const linhasACompletar = z.strictObject({ partNumbers: textos, fabricantes: textos, paises: textos });
export type LinhasACompletar = z.infer<typeof linhasACompletar>;

/** What the cadastro has of a part number, under the name it was asked by; one it has not is not there. */
const itemConhecido = z.object({
  pedido: z.string(),
  id,
  descricao: z.string(),
  ncm: z.string(),
  destaque: z.string().nullable(),
  unidade: z.string(),
  pesoLiquidoUnitario: decimalDe(7).nullable(),
  paisOrigem: codigoENome.nullable(),
  fabricante: fabricante.nullable(),
  codigoSuframa: z.string().nullable(),
  /** A back end from before structures does not say it. */
  origem: z.enum(ORIGENS_ITEM).nullable().default(null),
});
export type ItemConhecido = z.infer<typeof itemConhecido>;

export const linhasCompletadas = z.object({
  itens: z.array(itemConhecido),
  /** By the name that was asked, which may be one by which papers call them. */
  fabricantes: z.array(fabricante.extend({ pedido: z.string() })),
  /** A back end from before countries were known by name does not say it. */
  paises: z.array(z.object({ pedido: z.string(), codigo: z.string() })).default([]),
});
export type LinhasCompletadas = z.infer<typeof linhasCompletadas>;

/** A sheet of lines, and the manufacturers it names. */
export const itensLidos = linhasLidas.extend({ fabricantes: z.array(fabricante) });
export type ItensLidos = z.infer<typeof itensLidos>;
