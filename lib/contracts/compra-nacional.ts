import { z } from 'zod';
import { semZerosAEsquerda } from '#lib/domain/compra-nacional.ts';
import { MOEDAS_DO_CUSTO } from '#lib/domain/dcr.ts';
import { TAMANHOS_DCRE } from '#lib/domain/produto.ts';
import {
  cnpj,
  data,
  dataInformada,
  dataLida,
  decimalDe,
  decimalInformado,
  id,
  ncm,
} from '#lib/registros/primitivos.ts';
import { partNumber, textoOpcional } from '#lib/registros/tipos.ts';
import { consultaDeCadastro, consultaDeLookup, identidade, registroLido } from './cadastro.ts';
import { importadorApontado } from './importador.ts';

/** An acquisition of a national input; sizes are those of the DCR-E (layouts/dcre-layout.csv, record 2), which takes it as it stands. */
const campos = {
  /** The industry that bought; what else a form has of it is left aside. */
  importador: z.object({ id: z.uuid('Escolha a indústria.') }, 'Escolha a indústria.'),
  partNumber,
  descricao: z.string().trim().min(1, 'Informe a descrição.').max(TAMANHOS_DCRE.texto),
  unidade: z.string().trim().min(1, 'Informe a unidade.').max(TAMANHOS_DCRE.texto),
  ncm,
  /** Without the zeros in front, which the file puts back: one paper has one number. */
  nf: z
    .string()
    .trim()
    .regex(/^(?!0+$)\d{1,10}$/, 'O número da nota tem até 10 algarismos.')
    .overwrite(semZerosAEsquerda),
  serie: z
    .string()
    .trim()
    .toUpperCase()
    .max(TAMANHOS_DCRE.serie, 'A série tem até 5 letras ou algarismos.')
    .overwrite(semZerosAEsquerda)
    .nullable()
    .default(null),
  fornecedorCnpj: cnpj,
  fornecedorNome: textoOpcional(120),
  fornecedorIe: textoOpcional(TAMANHOS_DCRE.ie),
  dataEmissao: dataInformada({ frase: 'Informe a data de emissão da nota.' }),
  moeda: z.enum(MOEDAS_DO_CUSTO, 'Escolha BRL ou USD.').default('BRL'),
  valorUnitario: decimalInformado({ inteiros: 9, casas: 6, positivo: true }),
  /** Proven by their own documents, of one unit, in the same currency. */
  freteSeguroUnitario: decimalInformado({ inteiros: 9, casas: 6 }).default('0.000000'),
  observacao: textoOpcional(4000),
};

export const compraNacionalNova = z.strictObject(campos);
export type CompraNacionalNova = z.infer<typeof compraNacionalNova>;

export const compraNacionalEdicao = z.strictObject({ ...identidade, ...campos });

export const compraNacional = z.object({
  ...registroLido,
  ...campos,
  importador: importadorApontado,
  dataEmissao: dataLida,
  valorUnitario: decimalDe(6),
  freteSeguroUnitario: decimalDe(6),
  /** The item of the cadastro that has this part number, or is also called so. */
  item: z.object({ id }).nullable(),
  /** Price, freight and insurance. */
  custoUnitario: decimalDe(6),
});
export type CompraNacionalLida = z.infer<typeof compraNacional>;

export const compraNacionalConsulta = consultaDeCadastro(
  ['partNumber', 'descricao', 'importador', 'fornecedor', 'nf', 'dataEmissao', 'valorUnitario', 'alteradoEm'],
  '-dataEmissao',
  {
    importadorId: id.optional(),
    fornecedorCnpj: cnpj.optional(),
    ncm: ncm.optional(),
    moeda: z.enum(MOEDAS_DO_CUSTO).optional(),
    dataEmissaoDe: data.optional(),
    dataEmissaoAte: data.optional(),
  },
);
export type CompraNacionalConsulta = z.infer<typeof compraNacionalConsulta>;

/** Of an industry, of a day or before it. */
export const compraNacionalLookupConsulta = consultaDeLookup.extend({
  importadorId: id.optional(),
  ate: data.optional(),
});
export type CompraNacionalLookupConsulta = z.infer<typeof compraNacionalLookupConsulta>;

/** A row of `CompraNacional/GetByQ`: all a component of a DCR-E takes of it. */
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
    /** The part number, again: by which lookups read. */
    codigo: z.string(),
    /** `NF 123, série 1 · Fornecedor · 01/02/2026`. */
    nome: z.string(),
  });
export type CompraNacionalDoLookup = z.infer<typeof compraNacionalDoLookup>;
