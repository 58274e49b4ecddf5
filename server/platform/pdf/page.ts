import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces';

interface Folha {
  titulo: string;
  subtitulo: string;
  /** The footer of each page. */
  rodape: string;
  conteudo: readonly Content[];
  agora: Date;
}

/** A paper of Cais: title, subject, parts, and page numbers. */
export function pdfPage({ titulo, subtitulo, rodape, conteudo, agora }: Folha): TDocumentDefinitions {
  return {
    info: { title: titulo, creator: 'Cais', creationDate: agora },
    pageSize: 'A4',
    pageMargins: [32, 40, 32, 44],
    defaultStyle: { font: 'Roboto', fontSize: 8, lineHeight: 1.15 },
    footer: (pagina, total) => ({
      margin: [32, 12, 32, 0],
      fontSize: 7,
      color: COR_APAGADA,
      columns: [rodape, { text: `${pagina} / ${total}`, alignment: 'right', width: 60 }],
    }),
    content: [
      { text: titulo, fontSize: 15, bold: true },
      { text: subtitulo, margin: [0, 2, 0, 6], color: COR_APAGADA },
      ...conteudo,
    ],
  };
}

const COR_APAGADA = '#555555';
