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
