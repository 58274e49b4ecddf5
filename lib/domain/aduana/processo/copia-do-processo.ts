/** Fields a process copies from the process it is created from: the parties, the places and the means. */
export const CAMPOS_COPIADOS = [
  'importador',
  'representante',
  'modalidade',
  'tipoDocumento',
  'urfDespacho',
  'urfEntrada',
  'recinto',
  'setor',
  'incoterm',
  'localIncoterm',
  'procedencia',
  'viaTransporte',
  'transportador',
  'localEmbarque',
  'conhecimentoTipo',
  'freteMoeda',
  'seguroMoeda',
] as const;

/** Copies an item into another process. The order item and the licence belong to the original, so the copy drops them. */
export function itemCopiado<Item extends object>(item: Item): Item & typeof DO_OUTRO {
  return { ...item, ...DO_OUTRO };
}

/** Drops the fields of a planned adição that name documents of the original process. */
export function semDocumentos(campos: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(campos).filter(([folha]) => !DE_DOCUMENTO.test(folha)));
}

const DO_OUTRO = { id: null, pedidoItem: null, numeroLi: null };

const DE_DOCUMENTO = /^(numero(DI|LI|Adicao)|sequencialRetificacao|dcrIdentificacao)$/;
