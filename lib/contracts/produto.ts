import { z } from 'zod';
import { dataLida, decimalDe, id } from '#lib/registros/primitivos.ts';
import { PRODUTO } from '#lib/registros/produto.ts';
import { consultaDeLookup, identidade, registroLido } from './cadastro.ts';
import { importadorApontado } from './importador.ts';

export const produtoNovo = z.strictObject(PRODUTO);
export type ProdutoNovo = z.infer<typeof produtoNovo>;

export const produtoEdicao = z.strictObject({ ...identidade, ...PRODUTO });

const { modelos: _, ...semModelos } = PRODUTO;
const lidos = {
  importador: importadorApontado,
  pesoBruto: decimalDe(5),
  acrescimo: decimalDe(2),
  /** Of the resolution it is made under, as the industry has it; null where it has none of that number (any more). */
  daResolucao: z.object({ validade: dataLida.nullable() }).nullable(),
};

export const produto = z.object({ ...registroLido, ...PRODUTO, ...lidos });
export type ProdutoLido = z.infer<typeof produto>;

/** A row of the list. One that is brought back is answered as its record, which says neither of the last two. */
export const produtoResumo = z.object({
  ...registroLido,
  ...semModelos,
  ...lidos,
  quantosModelos: z.number().int().default(0),
  /** Of its structure, on the day it is asked; null where none has begun. */
  revisaoEmVigor: z.object({ id, revisao: z.string(), vigenciaInicio: dataLida }).nullable().default(null),
});
export type ProdutoResumo = z.infer<typeof produtoResumo>;

/** With an industry, only what it makes. */
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
