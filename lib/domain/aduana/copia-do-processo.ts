/** What a process begun from another takes over: who, through where, by which means. */
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

/** An item as a process begun from another takes it over: it draws on no order yet, and its licence is the other's. */
export function itemCopiado<Item extends object>(item: Item): Item & typeof DO_OUTRO {
  return { ...item, ...DO_OUTRO };
}

/** Leaves of a planned adição that name papers of the process they were planned for. */
export function semDocumentos(campos: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(campos).filter(([folha]) => !DE_DOCUMENTO.test(folha)));
}

const DO_OUTRO = { id: null, pedidoItem: null, numeroLi: null };

const DE_DOCUMENTO = /^(numero(DI|LI|Adicao)|sequencialRetificacao|dcrIdentificacao)$/;
