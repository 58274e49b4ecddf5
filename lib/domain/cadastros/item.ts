export const ORIGENS_ITEM = ['IMPORTADO', 'NACIONAL'] as const;
export type OrigemItem = (typeof ORIGENS_ITEM)[number];

export const NOME_ORIGEM_ITEM: Readonly<Record<OrigemItem, string>> = { IMPORTADO: 'Importado', NACIONAL: 'Nacional' };

/**
 * Longest part number, in characters. The Catálogo de Produtos sets this limit for the importer's own product code (Portal Único,
 * catp.json, `codigosInterno`). A PLI has room for only 20 (layouts/pli-pl5-layout.csv, record 03).
 */
export const MAXIMO_PART_NUMBER = 60;

/** Longest goods description the Siscomex accepts in a DI, in characters. */
export const MAXIMO_DESCRICAO_DI = 3900;
