/** The documents of the Sefaz-AM whose official XSD a company may load, with what is theirs. */
export const DOCUMENTOS_COM_XSD = {
  DAI: { nome: 'DAI', raiz: 'enviDIe' },
  MATRIZ: { nome: 'Matriz de tributação', raiz: 'enviMatrizDIe' },
} as const;
export type DocumentoComXsd = keyof typeof DOCUMENTOS_COM_XSD;

/** What an XSD holds against a file. */
export interface ProblemaDoXsd {
  /** Names the element; the words of the validator stand after it. */
  mensagem: string;
  /** By the names of the layout, with zero-based indexes: `adicao.2.itemAdicao.0.qtdItem`; null of the file as a whole. */
  caminho: string | null;
}
