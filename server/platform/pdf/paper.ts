import type { Margins, TDocumentDefinitions } from 'pdfmake/interfaces';

/** A document to draw, as plain data: a function does not go to a thread. */
export type Paper = Omit<TDocumentDefinitions, 'footer' | 'header' | 'background'> & {
  /** The footer of each page. */
  rodape: {
    texto: string;
    /** Whether it has the number of the page. */
    numerado: boolean;
    margin: Margins;
    fontSize: number;
  };
};
