import type { CompraNacionalLida } from '#lib/contracts/produtos/compra-nacional.ts';
import { escreverCnpj, escreverNcm } from '#lib/domain/identificadores/escrever-identificador.ts';
import { colunasDe, DA_ALTERACAO } from '#lib/registros/colunas-de.ts';
import { COMPRA_NACIONAL } from '#lib/registros/compra-nacional.ts';
import { DA_INDUSTRIA, DO_CNPJ_DA_INDUSTRIA } from '#lib/registros/industria.ts';

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
