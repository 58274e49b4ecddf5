import { NOME_ORIGEM_ITEM } from '#lib/domain/cadastros/item.ts';
import { ROTULOS_LINHA_DA_ESTRUTURA } from '#lib/domain/zfm/estrutura.ts';
import type { ColunaDePlanilha, Leitor } from './coluna-de-planilha.ts';

/** What systems write for the two; the first letters are those of the origem of a NF: 0 is national, 1 and 2 are foreign (zfm §1.3). */
const OUTRAS_ORIGENS: readonly (readonly [string, string])[] = [
  ['I', 'IMPORTADO'],
  ['Imp', 'IMPORTADO'],
  ['Importada', 'IMPORTADO'],
  ['Estrangeiro', 'IMPORTADO'],
  ['Estrangeira', 'IMPORTADO'],
  ['1', 'IMPORTADO'],
  ['2', 'IMPORTADO'],
  ['N', 'NACIONAL'],
  ['Nac', 'NACIONAL'],
  ['Local', 'NACIONAL'],
  ['0', 'NACIONAL'],
];

/** What a sheet may bring of the lines of one structure; they go into its grid, so `campo` is a column of that. */
export const COLUNAS_DE_ESTRUTURA: readonly ColunaDePlanilha[] = [
  coluna('partNumber', { tipo: 'texto' }, [
    'PN',
    'P/N',
    'Part no',
    'Componente',
    'Código',
    'Código do item',
    'Código do componente',
    'Item',
    'Referência',
    'SKU',
  ]),
  coluna('descricao', { tipo: 'texto' }, ['Descrição do item', 'Descrição do componente', 'Description', 'Produto']),
  coluna('ncm', { tipo: 'algarismos', quantos: 8 }, ['Código NCM', 'Classificação fiscal', 'NCM/SH']),
  coluna('unidade', { tipo: 'texto', maiusculas: true }, ['UN', 'Unid', 'Unidade de medida', 'UM', 'Unit', 'UOM']),
  coluna('origem', { tipo: 'opcao', opcoes: NOME_ORIGEM_ITEM, outras: OUTRAS_ORIGENS }, [
    'Tipo',
    'Procedência',
    'Nacional/Importado',
    'Imp/Nac',
  ]),
  coluna('quantidade', { tipo: 'decimal', casas: 7 }, [
    'Qtd',
    'Qtde',
    'Qty',
    'Quantity',
    'Quant',
    'Qtd por unidade',
    'Quantidade por unidade',
    'Consumo',
  ]),
  coluna('perda', { tipo: 'decimal', casas: 4 }, ['Perda', '% perda', 'Perda %', 'Refugo', 'Índice de perda', 'Scrap']),
  coluna('subDe', { tipo: 'texto' }, ['Pai', 'Código pai', 'Item pai', 'Subcomponente de', 'Parent', 'Sub de']),
];

function coluna(campo: string, leitor: Leitor, outrosTitulos: readonly string[]): ColunaDePlanilha {
  return { campo, titulo: ROTULOS_LINHA_DA_ESTRUTURA[campo] ?? campo, outrosTitulos, leitor };
}
