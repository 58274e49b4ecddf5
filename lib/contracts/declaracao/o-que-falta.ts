import { z } from 'zod';
import { PAPEIS_FORNECEDOR } from '#lib/domain/cadastros/fornecedor.ts';
import { id } from '#lib/registros/primitivos.ts';
import { codigoENome } from '#lib/registros/tipos.ts';

/** A name, or several spellings of it, that declarations use and that no record of the cadastro has. */
const comum = z.object({
  /** Names the proposal when it is accepted. */
  chave: z.string(),
  /** The declared texts that accepting it links. */
  textos: z.array(z.string()),
  /** Why these texts are one, or where the proposed name comes from. */
  porque: z.string(),
  /** Why it cannot be accepted here; null when it can. */
  impedimento: z.string().nullable(),
});

export const fornecedorProposto = comum.extend({
  razaoSocial: z.string(),
  papel: z.enum(PAPEIS_FORNECEDOR),
  pais: codigoENome.nullable(),
  /** Foreign operators of the Portal's catalogue that DUIMPs give these texts to: owner of the code, and code; “TIN” and tax number. */
  operadores: z.array(z.string()).default([]),
  /** Tax numbers that the catalogue gives of those operators, each with the code of its operator. */
  tins: z.array(z.object({ tin: z.string(), operador: z.string() })).default([]),
});
export type FornecedorProposto = z.infer<typeof fornecedorProposto>;

/** Kilograms of one unit, as declarations tell it: 7 decimals. */
const pesoProposto = z.object({
  mediana: z.string(),
  menor: z.string(),
  maior: z.string(),
  /** Declared items it comes from. */
  itens: z.number().int(),
  /** Too far apart to be the weight of one good: it is shown and not written. */
  disperso: z.boolean(),
});
export type PesoProposto = z.infer<typeof pesoProposto>;

export const itemProposto = comum.extend({
  partNumber: z.string(),
  descricao: z.string(),
  ncm: z.string(),
  unidade: z.string().nullable(),
  /** Last declared unit price, in `moeda`; 7 decimals. */
  valorUnitario: z.string().nullable(),
  moeda: codigoENome.nullable(),
  /** Null where no declaration tells the net weight of the item alone. */
  pesoLiquido: pesoProposto.nullable().default(null),
  fornecedor: z.string().nullable(),
  fabricante: z.string().nullable(),
  /** The item of the cadastro that has this part number and NCM: accepting the proposal links its texts to it. */
  doCadastro: z.object({ id, partNumber: z.string() }).nullable().default(null),
});
export type ItemProposto = z.infer<typeof itemProposto>;

export const oQueFaltaConsulta = z.strictObject({ processoId: id });

export const oQueFalta = z.object({ fornecedores: z.array(fornecedorProposto), itens: z.array(itemProposto) });
export type OQueFalta = z.infer<typeof oQueFalta>;

const chaves = z.array(z.string().min(1).max(200)).max(5_000).default([]);

/** The accepted proposals of a processo, by their keys. */
export const cadastroDoQueFalta = z.strictObject({ processoId: id, fornecedores: chaves, itens: chaves });
export type CadastroDoQueFalta = z.infer<typeof cadastroDoQueFalta>;
