import type { Content } from 'pdfmake/interfaces';
import type { Memoria } from '#lib/fiscal/memoria.ts';
import { formatarFigura } from '#lib/format/memoria.ts';
import { pdfSection, pdfTable } from './pdf-blocks.ts';

/** The memória de cálculo as an annex: a section for each tree, the inputs of a figure under it. */
export function memoriaInPdf(raizes: readonly Memoria[]): Content[] {
  return [
    { text: 'Anexo: memória de cálculo', fontSize: 13, bold: true, pageBreak: 'before', margin: [0, 0, 0, 6] },
    ...raizes.flatMap((raiz) =>
      pdfSection(
        raiz.nome,
        pdfTable(['Figura', 'Valor', 'Fórmula ou fonte'], linhasDa(raiz, 0), { numericas: [1], largas: [0, 2] }),
      ),
    ),
  ];
}

function linhasDa({ nome, valor, unidade, formula, fonte, entradas }: Memoria, nivel: number): string[][] {
  return [
    [`${RECUO.repeat(nivel)}${nome}`, formatarFigura({ valor, unidade }), formula ?? fonte ?? ''],
    ...entradas.flatMap((entrada) => linhasDa(entrada, nivel + 1)),
  ];
}

const RECUO = '\u00a0'.repeat(4);
