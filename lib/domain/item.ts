export const ORIGENS_ITEM = ['IMPORTADO', 'NACIONAL'] as const;
export type OrigemItem = (typeof ORIGENS_ITEM)[number];

export const NOME_ORIGEM_ITEM: Readonly<Record<OrigemItem, string>> = { IMPORTADO: 'Importado', NACIONAL: 'Nacional' };

/**
 * Longest part number, in characters: what the Catálogo de Produtos takes as the importer's own code of a product (Portal Único,
 * catp.json, `codigosInterno`). A PLI has place for 20 only (layouts/pli-pl5-layout.csv, record 03).
 */
export const MAXIMO_PART_NUMBER = 60;

/** Longest description of goods the Siscomex takes in a DI, in characters. */
export const MAXIMO_DESCRICAO_DI = 3900;

/** What each field is called, by its path. */
export const ROTULOS_ITEM: Readonly<Record<string, string>> = {
  partNumber: 'Part number',
  descricao: 'Descrição para a DI',
  descricaoResumida: 'Descrição resumida',
  ncm: 'NCM',
  destaque: 'Destaque da NCM',
  unidadeComercializada: 'Unidade comercializada',
  unidadeEstatistica: 'Unidade estatística',
  codigoSuframa: 'Código Suframa do insumo',
  origem: 'Origem',
  paisOrigem: 'País de origem padrão',
  'paisOrigem.codigo': 'País de origem padrão',
  fornecedorPadrao: 'Fornecedor padrão',
  'fornecedorPadrao.id': 'Fornecedor padrão',
  fabricantePadrao: 'Fabricante padrão',
  'fabricantePadrao.id': 'Fabricante padrão',
  pesoLiquidoUnitario: 'Peso líquido unitário',
  pesoBrutoUnitario: 'Peso bruto unitário',
  valorUnitarioReferencia: 'Valor unitário de referência',
  moeda: 'Moeda',
  'moeda.codigo': 'Moeda',
  naladi: 'NALADI/SH',
  apelidos: 'Outros part numbers',
  observacao: 'Observação',
};
