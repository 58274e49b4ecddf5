import { NOME_APLICACAO } from '#lib/domain/aduana/aplicacao.ts';
import { ROTULOS_LINHA_DO_PEDIDO } from '#lib/domain/pedidos/pedido.ts';
import type { ColunaDePlanilha, Leitor } from './coluna-de-planilha.ts';

/** What a sheet may bring of the lines of one order; they go into its grid, so `campo` is a column of that. */
export const COLUNAS_DE_PEDIDO: readonly ColunaDePlanilha[] = [
  coluna('partNumber', { tipo: 'texto' }, [
    'PN',
    'P/N',
    'Part no',
    'Código',
    'Código do item',
    'Referência',
    'SKU',
    'Item code',
  ]),
  coluna('descricao', { tipo: 'texto' }, [
    'Descrição da mercadoria',
    'Descrição do item',
    'Description',
    'Produto',
    'Goods',
  ]),
  coluna('ncm', algarismos(8), ['Código NCM', 'Classificação fiscal', 'NCM/SH', 'HS code', 'HS']),
  coluna('destaque', algarismos(3), ['Destaque NCM']),
  coluna('unidade', { tipo: 'texto', maiusculas: true }, ['UN', 'Unid', 'Unidade de medida', 'UM', 'Unit', 'UOM']),
  coluna('quantidade', { tipo: 'decimal', casas: 5 }, ['Qtd', 'Qtde', 'Qty', 'Quantity', 'Quant']),
  coluna('valorUnitario', { tipo: 'decimal', casas: 7 }, ['Preço unitário', 'Preço', 'Unit price', 'Price', 'VMCV']),
  coluna('pesoLiquidoUnitario', { tipo: 'decimal', casas: 7 }, [
    'Peso líquido',
    'Peso unitário',
    'Net weight',
    'Peso (kg)',
  ]),
  coluna('paisOrigem', { tipo: 'tabela', tabela: 'Pais' }, [
    'País',
    'Origem',
    'Country of origin',
    'Origin',
    'Country',
  ]),
  coluna('fabricante', { tipo: 'fornecedor' }, ['Manufacturer', 'Maker', 'MFR']),
  coluna('aplicacao', { tipo: 'opcao', opcoes: NOME_APLICACAO }, ['Destinação']),
  coluna('codigoSuframa', algarismos(11), ['Suframa', 'Insumo Suframa']),
];

function coluna(campo: string, leitor: Leitor, outrosTitulos: readonly string[]): ColunaDePlanilha {
  return { campo, titulo: ROTULOS_LINHA_DO_PEDIDO[campo] ?? campo, outrosTitulos, leitor };
}

function algarismos(quantos: number): Leitor {
  return { tipo: 'algarismos', quantos };
}
