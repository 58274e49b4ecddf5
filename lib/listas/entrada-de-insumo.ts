import type { EntradaDeInsumoLida } from '#lib/contracts/saldo/entrada-de-insumo.ts';
import { escreverCnpj, escreverNcm } from '#lib/domain/identificadores/escrever-identificador.ts';
import { nomeDoPapel } from '#lib/domain/zfm/saldo-insumo.ts';
import { colunasDe, DA_ALTERACAO } from '#lib/registros/colunas-de.ts';
import { ENTRADA_DE_INSUMO } from '#lib/registros/entrada-de-insumo.ts';
import { DA_INDUSTRIA } from '#lib/registros/industria.ts';

const { padrao: _, ...INDUSTRIA } = DA_INDUSTRIA;

export const ENTRADA_DE_INSUMO_COLUNAS = colunasDe<EntradaDeInsumoLida>(ENTRADA_DE_INSUMO, {
  primeiras: [
    'partNumber',
    'descricao',
    'ncm',
    'numero',
    'papel',
    'lugar',
    'fornecedor',
    'cfop',
    'dataDocumento',
    'dataEntrada',
    'quantidade',
    'saldo',
    'unidade',
    'valorUnitario',
    'vuUSD',
    'importador',
  ],
  proprias: [
    {
      campo: 'partNumber',
      titulo: 'Insumo',
      tipo: 'texto',
      ordenavel: true,
      padrao: true,
      caracteres: 19,
      valor: ({ item }) => item.partNumber,
    },
    {
      campo: 'descricao',
      titulo: 'Descrição',
      tipo: 'texto',
      padrao: true,
      noCartao: true,
      caracteres: 28,
      valor: ({ item }) => item.descricao,
    },
    {
      campo: 'ncm',
      titulo: 'NCM',
      tipo: 'texto',
      caracteres: 12,
      inteira: true,
      valor: ({ item }) => escreverNcm(item.ncm),
    },
    {
      campo: 'numero',
      titulo: 'Documento',
      tipo: 'texto',
      ordenavel: true,
      padrao: true,
      noCartao: true,
      caracteres: 18,
      inteira: true,
      valor: ({ papel, numero, serie }) => nomeDoPapel({ papel, numeroDeclaracao: numero, serie }),
    },
    {
      campo: 'fornecedor',
      titulo: 'Fornecedor',
      tipo: 'texto',
      ordenavel: true,
      padrao: true,
      noCartao: true,
      caracteres: 28,
      valor: ({ fornecedorNome, fornecedorCnpj }) => fornecedorNome ?? (fornecedorCnpj && escreverCnpj(fornecedorCnpj)),
    },
    {
      campo: 'saldo',
      titulo: 'Saldo',
      tipo: 'decimal',
      casas: 7,
      padrao: true,
      noCartao: true,
      caracteres: 12,
      valor: ({ lote }) => lote.saldo,
    },
    { campo: 'unidade', titulo: 'Unidade', tipo: 'texto', caracteres: 10, valor: ({ item }) => item.unidade },
    INDUSTRIA,
    ...DA_ALTERACAO,
  ],
});
