import { z } from 'zod';
import { escreverCnpj, escreverNcm } from '#lib/domain/identificadores/escrever-identificador.ts';
import { NOME_MOEDA_DO_CUSTO, semZerosAEsquerda } from '#lib/domain/zfm/compra-nacional.ts';
import { MOEDAS_DO_CUSTO } from '#lib/domain/zfm/dcr.ts';
import { TAMANHOS_DCRE } from '#lib/domain/zfm/produto.ts';
import { colunasDe, DA_ALTERACAO } from './colunas-de.ts';
import { contratoDe } from './contrato-de.ts';
import { importadorApontado } from './importador.ts';
import { DA_INDUSTRIA, DO_CNPJ_DA_INDUSTRIA, industria } from './industria.ts';
import { serieDaNota } from './nota-fiscal.ts';
import { cnpj, dataInformada, decimalDe, decimalInformado, id, ncm } from './primitivos.ts';
import { observacaoDePlanilha, partNumber, textoObrigatorio, textoOpcional } from './tipos.ts';

/**
 * A purchase of a national input. Sizes are those of the DCR-E (layouts/dcre-layout.csv, record 2), which copies the values
 * unchanged.
 */
export const COMPRA_NACIONAL = {
  /** The buyer. */
  importador: industria.meta({
    planilha: ['Indústria', 'Importador', 'Comprador', 'CNPJ do comprador', 'CNPJ do destinatário'],
  }),
  partNumber: partNumber.meta({
    rotulo: 'Part number',
    ajuda: 'Um do cadastro de itens traz descrição, unidade e NCM.',
    planilha: ['PN', 'P/N', 'Código', 'Código do item', 'Código do produto', 'Item'],
    coluna: { ordenavel: true, padrao: true, caracteres: 19 },
  }),
  descricao: textoObrigatorio(TAMANHOS_DCRE.texto, 'Informe a descrição.').meta({
    rotulo: 'Descrição',
    planilha: ['Descrição do item', 'Descrição do produto', 'Produto'],
    coluna: { ordenavel: true, padrao: true, noCartao: true, caracteres: 28 },
  }),
  ncm: ncm.meta({ rotulo: 'NCM', planilha: ['Código NCM', 'NCM/SH'] }),
  unidade: textoObrigatorio(TAMANHOS_DCRE.texto, 'Informe a unidade.').meta({
    rotulo: 'Unidade',
    ajuda: 'A mesma da estrutura: o custo é de uma unidade dela.',
    maiusculas: true,
    planilha: ['UN', 'Unid', 'Unidade de medida', 'UM'],
    coluna: { caracteres: 10 },
  }),
  /** Without leading zeros, so that one nota has one number; the file adds the zeros back. */
  nf: z
    .string()
    .trim()
    .regex(/^(?!0+$)\d{1,10}$/, 'O número da nota tem até 10 algarismos.')
    .overwrite(semZerosAEsquerda)
    .meta({
      rotulo: 'Nota fiscal',
      maximo: TAMANHOS_DCRE.nf,
      planilha: ['NF', 'NF-e', 'Número da NF', 'Nº da NF', 'Nota', 'Número da nota', 'Nº da nota fiscal'],
      coluna: { titulo: 'NF', ordenavel: true, padrao: true, noCartao: true, caracteres: 9 },
    }),
  serie: serieDaNota.meta({ planilha: ['Série da NF'], coluna: { caracteres: 6 } }),
  fornecedorCnpj: cnpj.meta({
    rotulo: 'CNPJ do fornecedor',
    planilha: ['CNPJ', 'CNPJ fornecedor', 'CNPJ do emitente', 'Emitente CNPJ'],
    coluna: { caracteres: 19, inteira: true },
  }),
  fornecedorNome: textoOpcional(120).meta({
    rotulo: 'Nome do fornecedor',
    planilha: ['Fornecedor', 'Razão social', 'Emitente', 'Razão social do fornecedor'],
  }),
  fornecedorIe: textoOpcional(TAMANHOS_DCRE.ie).meta({
    rotulo: 'IE do fornecedor',
    planilha: ['IE', 'Inscrição estadual', 'IE do emitente'],
    coluna: { caracteres: 14 },
  }),
  dataEmissao: dataInformada({ frase: 'Informe a data de emissão da nota.' }).meta({
    rotulo: 'Data de emissão',
    planilha: ['Emissão', 'Data', 'Data da NF', 'Data da nota'],
    coluna: { titulo: 'Emissão', ordenavel: true, padrao: true, noCartao: true, caracteres: 11 },
  }),
  moeda: z
    .enum(MOEDAS_DO_CUSTO, 'Escolha BRL ou USD.')
    .default('BRL')
    .meta({
      rotulo: 'Moeda',
      ajuda: 'O que está em reais o DCR-E converte pela taxa dele.',
      obrigatorio: true,
      aVista: true,
      opcoes: NOME_MOEDA_DO_CUSTO,
      planilha: ['Moeda da nota'],
      coluna: { padrao: true, noCartao: true, caracteres: 11 },
    }),
  valorUnitario: decimalInformado({ inteiros: 9, casas: 6, positivo: true }).meta({
    rotulo: 'Valor unitário',
    casasMinimas: 2,
    planilha: ['Preço unitário', 'Preço', 'Valor unit.', 'Valor unitário (R$)', 'Custo'],
    coluna: { ordenavel: true, caracteres: 14 },
  }),
  /** Per unit, in the same currency, proven by documents of their own. */
  freteSeguroUnitario: decimalInformado({ inteiros: 9, casas: 6 })
    .default('0.000000')
    .meta({
      rotulo: 'Frete e seguro unitários',
      ajuda: 'De uma unidade, na mesma moeda, pelos documentos do frete e do seguro (IN SRF 4/1994).',
      obrigatorio: true,
      casasMinimas: 2,
      planilha: ['Frete e seguro', 'Frete unitário', 'Frete e seguro unitário'],
      coluna: { titulo: 'Frete e seguro', caracteres: 14 },
    }),
  observacao: observacaoDePlanilha.meta({ coluna: { caracteres: 25 } }),
};

export const contratoDeCompraNacional = contratoDe(COMPRA_NACIONAL, {
  lido: {
    importador: importadorApontado,
    valorUnitario: decimalDe(6),
    freteSeguroUnitario: decimalDe(6),
    /** The item of the cadastro that has this part number, as its own or as an alias. */
    item: z.object({ id }).nullable(),
    /** Sum of price, freight and insurance. */
    custoUnitario: decimalDe(6),
  },
});
export type CompraNacionalNova = z.infer<typeof contratoDeCompraNacional.novo>;
export type CompraNacionalLida = z.infer<typeof contratoDeCompraNacional.lido>;

export const COMPRA_NACIONAL_COLUNAS = colunasDe<CompraNacionalLida>(COMPRA_NACIONAL, {
  primeiras: [
    'partNumber',
    'descricao',
    'ncm',
    'unidade',
    'nf',
    'serie',
    'dataEmissao',
    'fornecedor',
    'fornecedorCnpj',
    'fornecedorIe',
    'moeda',
    'valorUnitario',
    'freteSeguroUnitario',
    'custoUnitario',
    'importador',
    'cnpj',
  ],
  proprias: [
    {
      campo: 'ncm',
      titulo: 'NCM',
      tipo: 'texto',
      caracteres: 12,
      inteira: true,
      valor: ({ ncm }) => escreverNcm(ncm),
    },
    {
      campo: 'fornecedor',
      titulo: 'Fornecedor',
      tipo: 'texto',
      ordenavel: true,
      padrao: true,
      noCartao: true,
      caracteres: 21,
      valor: ({ fornecedorNome, fornecedorCnpj }) => fornecedorNome ?? escreverCnpj(fornecedorCnpj),
    },
    {
      campo: 'custoUnitario',
      titulo: 'Custo unitário',
      tipo: 'decimal',
      casas: 6,
      padrao: true,
      noCartao: true,
      caracteres: 14,
    },
    DA_INDUSTRIA,
    DO_CNPJ_DA_INDUSTRIA,
    ...DA_ALTERACAO,
  ],
});
