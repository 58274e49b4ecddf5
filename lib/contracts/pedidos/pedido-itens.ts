import { z } from 'zod';
import { ORIGENS_ITEM } from '#lib/domain/cadastros/item.ts';
import { MAXIMO_DE_LINHAS } from '#lib/domain/pedidos/pedido.ts';
import { decimalDe, id } from '#lib/registros/primitivos.ts';
import { codigoENome } from '#lib/registros/tipos.ts';

const fabricante = z.object({ id, razaoSocial: z.string() });
const textos = z.array(z.string().max(200)).max(MAXIMO_DE_LINHAS).default([]);

/** Typed or pasted text of lines: part numbers to complete; manufacturers, suppliers and countries to match by name or code. */
export const linhasACompletar = z.strictObject({ partNumbers: textos, fabricantes: textos, paises: textos });
export type LinhasACompletar = z.infer<typeof linhasACompletar>;

/** The item of the cadastro for a part number. `pedido` repeats the requested text; an unknown part number has no entry. */
const itemConhecido = z.object({
  pedido: z.string(),
  id,
  descricao: z.string(),
  ncm: z.string(),
  destaque: z.string().nullable(),
  /** Null from a back end older than the tax reform, which does not send it. */
  cClassTrib: z.string().nullable().default(null),
  unidade: z.string(),
  pesoLiquidoUnitario: decimalDe(7).nullable(),
  paisOrigem: codigoENome.nullable(),
  fabricante: fabricante.nullable(),
  codigoSuframa: z.string().nullable(),
  /** Null from a back end older than structures, which does not send it. */
  origem: z.enum(ORIGENS_ITEM).nullable().default(null),
});
export type ItemConhecido = z.infer<typeof itemConhecido>;

export const linhasCompletadas = z.object({
  itens: z.array(itemConhecido),
  /** `pedido` repeats the requested name, which may be an alias used in documents. */
  fabricantes: z.array(fabricante.extend({ pedido: z.string() })),
  /** Empty from a back end that does not match countries by name. */
  paises: z.array(z.object({ pedido: z.string(), codigo: z.string(), nome: z.string().default('') })).default([]),
});
export type LinhasCompletadas = z.infer<typeof linhasCompletadas>;
