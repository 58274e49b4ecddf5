import { z } from 'zod';
import { consultaDeLookup } from '#lib/contracts/platform/cadastro.ts';
import { COMPRA_NACIONAL } from '#lib/registros/compra-nacional.ts';
import { identidade, registroLido } from '#lib/registros/contrato-de.ts';
import { importadorApontado } from '#lib/registros/importador.ts';
import { data, dataLida, decimalDe, id } from '#lib/registros/primitivos.ts';

export const compraNacionalNova = z.strictObject(COMPRA_NACIONAL);
export type CompraNacionalNova = z.infer<typeof compraNacionalNova>;

export const compraNacionalEdicao = z.strictObject({ ...identidade, ...COMPRA_NACIONAL });

export const compraNacional = z.object({
  ...registroLido,
  ...COMPRA_NACIONAL,
  importador: importadorApontado,
  dataEmissao: dataLida,
  valorUnitario: decimalDe(6),
  freteSeguroUnitario: decimalDe(6),
  /** The item of the cadastro that has this part number, as its own or as an alias. */
  item: z.object({ id }).nullable(),
  /** Sum of price, freight and insurance. */
  custoUnitario: decimalDe(6),
});
export type CompraNacionalLida = z.infer<typeof compraNacional>;

/** Only purchases of this industry, dated on or before `ate`. */
export const compraNacionalLookupConsulta = consultaDeLookup.extend({
  importadorId: id.optional(),
  ate: data.optional(),
});
export type CompraNacionalLookupConsulta = z.infer<typeof compraNacionalLookupConsulta>;

/** A row of `CompraNacional/GetByQ`, with all that a component of a DCR-E takes from the purchase. */
export const compraNacionalDoLookup = compraNacional
  .pick({
    partNumber: true,
    descricao: true,
    unidade: true,
    ncm: true,
    nf: true,
    serie: true,
    fornecedorCnpj: true,
    fornecedorIe: true,
    dataEmissao: true,
    moeda: true,
    item: true,
    custoUnitario: true,
  })
  .extend({
    id,
    /** Repeats the part number: lookups read this field. */
    codigo: z.string(),
    /** `NF 123, série 1 · Fornecedor · 01/02/2026`. */
    nome: z.string(),
  });
export type CompraNacionalDoLookup = z.infer<typeof compraNacionalDoLookup>;
