import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { TRIBUTOS_DCI, type TributoDci } from './dci.ts';

/** A nota of purchase in the country, or a declaração simplificada de importação: what no process of ours brings into stock. */
export const PAPEIS_DE_NOTA_OU_DSI = ['NF', 'DSI'] as const;
export type PapelDeNotaOuDsi = (typeof PAPEIS_DE_NOTA_OU_DSI)[number];

export const NOME_PAPEL_DA_ENTRADA: Readonly<Record<PapelDeNotaOuDsi, string>> = {
  NF: 'Nota de aquisição',
  DSI: 'DSI',
};

/** Of each tax: the rate in percent with 2 decimals, whether the import left it unpaid, and how many reais of it all of the quantity brought. */
export type TributosDaEntrada = Readonly<
  Record<TributoDci, Readonly<{ aliquota: DecimalTexto | null; suspenso: boolean; valor: DecimalTexto }>>
>;

const suspenso = (tributo: TributoDci) => `${tributo} ${tributo === 'COFINS' ? 'suspensa' : 'suspenso'}`;

/** What each field is called, by its path. */
export const ROTULOS_ENTRADA_DE_INSUMO: Readonly<Record<string, string>> = {
  importador: 'Indústria',
  'importador.id': 'Indústria',
  'importador.cnpj': 'CNPJ da indústria',
  item: 'Insumo',
  'item.id': 'Insumo',
  papel: 'Tipo de documento',
  numero: 'Número',
  serie: 'Série',
  lugar: 'Item da nota ou nº do bem',
  fornecedorCnpj: 'CNPJ do fornecedor',
  fornecedorNome: 'Nome do fornecedor',
  cfop: 'CFOP',
  dataDocumento: 'Emissão ou registro',
  dataEntrada: 'Entrada no estoque',
  quantidade: 'Quantidade',
  valorUnitario: 'Valor unitário da nota (R$)',
  vuUSD: 'Valor unitário da importação (US$)',
  freteUSD: 'Frete por unidade (US$)',
  seguroUSD: 'Seguro por unidade (US$)',
  tributos: 'Tributos',
  ...Object.fromEntries(
    TRIBUTOS_DCI.flatMap((tributo) => [
      [`tributos.${tributo}`, tributo],
      [`tributos.${tributo}.aliquota`, `Alíquota ${tributo === 'COFINS' ? 'da' : 'do'} ${tributo} (%)`],
      [`tributos.${tributo}.suspenso`, `${suspenso(tributo)} na importação`],
      [`tributos.${tributo}.valor`, `${suspenso(tributo)} na entrada (R$)`],
    ]),
  ),
  observacao: 'Observação',
};
