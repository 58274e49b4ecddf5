import { z } from 'zod';
import { consultaDeLookup } from '#lib/contracts/platform/cadastro.ts';
import { identidade, registroLido } from '#lib/registros/contrato-de.ts';
import { importadorApontado } from '#lib/registros/importador.ts';
import { dataLida, decimalDe, id } from '#lib/registros/primitivos.ts';
import { PRODUTO } from '#lib/registros/produto.ts';

export const produtoNovo = z.strictObject(PRODUTO);
export type ProdutoNovo = z.infer<typeof produtoNovo>;

export const produtoEdicao = z.strictObject({ ...identidade, ...PRODUTO });

const { modelos: _, ...semModelos } = PRODUTO;
const lidos = {
  importador: importadorApontado,
  pesoBruto: decimalDe(5),
  acrescimo: decimalDe(2),
  /** The industry's own record of the resolution that the product is made under; null where the industry has no such number. */
  daResolucao: z.object({ validade: dataLida.nullable() }).nullable(),
};

export const produto = z.object({ ...registroLido, ...PRODUTO, ...lidos });
export type ProdutoLido = z.infer<typeof produto>;

/** A row of the list. A restored product is answered as its whole record, which lacks the last two fields. */
export const produtoResumo = z.object({
  ...registroLido,
  ...semModelos,
  ...lidos,
  quantosModelos: z.number().int().default(0),
  /** The revision of its structure in force on the day of the request; null where none is in force. */
  revisaoEmVigor: z.object({ id, revisao: z.string(), vigenciaInicio: dataLida }).nullable().default(null),
});
export type ProdutoResumo = z.infer<typeof produtoResumo>;

/** With `importadorId`, only products of that industry. */
export const produtoLookupConsulta = consultaDeLookup.extend({ importadorId: id.optional() });
export type ProdutoLookupConsulta = z.infer<typeof produtoLookupConsulta>;

/** A row of `Produto/GetByQ`. */
export const produtoDoLookup = z.object({
  id,
  codigo: z.string(),
  nome: z.string(),
  ncm: z.string(),
  importador: z.object({ id, razaoSocial: z.string() }),
});
export type ProdutoDoLookup = z.infer<typeof produtoDoLookup>;
