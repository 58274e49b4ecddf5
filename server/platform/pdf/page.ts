import type { Content } from 'pdfmake/interfaces';
import type { Paper } from './paper.ts';

interface Folha {
  titulo: string;
  subtitulo: string;
  /** The footer of each page. */
  rodape: string;
  conteudo: readonly Content[];
  agora: Date;
}

/** A paper of Cais: title, subject, parts, and page numbers. */
export function pdfPage({ titulo, subtitulo, rodape, conteudo, agora }: Folha): Paper {
  return {
    info: { title: titulo, creator: 'Cais', creationDate: agora },
    pageSize: 'A4',
    pageMargins: [32, 40, 32, 44],
    defaultStyle: { font: 'Roboto', fontSize: 8, lineHeight: 1.15 },
    rodape: { texto: rodape, numerado: true, margin: [32, 12, 32, 0], fontSize: 7 },
    content: [
      { text: titulo, fontSize: 15, bold: true },
      { text: subtitulo, margin: [0, 2, 0, 6], color: COR_APAGADA },
      ...conteudo,
    ],
  };
}

const COR_APAGADA = '#555555';
