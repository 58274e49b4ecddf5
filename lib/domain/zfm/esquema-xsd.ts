/** Sefaz-AM documents whose official XSD a company may load, with their names and root elements. */
export const DOCUMENTOS_COM_XSD = {
  DAI: { nome: 'DAI', raiz: 'enviDIe' },
  MATRIZ: { nome: 'Matriz de tributação', raiz: 'enviMatrizDIe' },
} as const;
export type DocumentoComXsd = keyof typeof DOCUMENTOS_COM_XSD;

/** An XSD finding about a file. */
export interface ProblemaDoXsd {
  /** Names the element, followed by the validator's own message. */
  mensagem: string;
  /** Layout names with indexes from zero: `adicao.2.itemAdicao.0.qtdItem`; null for the file as a whole. */
  caminho: string | null;
}
