import type { Content, TableCell } from 'pdfmake/interfaces';

type Celula = string | null;

/** A title and its content, without empty parts. */
export function pdfSection(titulo: string, ...partes: (Content | false)[]): Content[] {
  return [
    { text: titulo, fontSize: 10.5, bold: true, margin: [0, 10, 0, 4], headlineLevel: 1 },
    ...partes.filter((parte) => parte !== false),
  ];
}

/** Names and values, two pairs a line. */
export function pdfFields(pares: readonly (readonly [string, Celula])[]): Content {
  const celulas = pares.map(([nome, valor]) => [{ text: nome, color: COR_DO_ROTULO }, { text: valor || VAZIO }]);
  const linhas = Array.from({ length: Math.ceil(celulas.length / 2) }, (_, i) => [
    ...(celulas[2 * i] ?? NADA),
    ...(celulas[2 * i + 1] ?? NADA),
  ]);
  return {
    layout: 'noBorders',
    margin: [0, 0, 0, 4],
    table: { widths: [95, '*', 95, '*'], body: linhas },
  };
}

interface Feitio {
  /** The indexes of right-aligned columns. */
  numericas?: readonly number[];
  /** The indexes of columns that share the rest of the width. */
  largas?: readonly number[];
  /** The last row is the total. */
  comTotal?: boolean;
}

/** Repeats its titles on each page and never splits a row. */
export function pdfTable(
  titulos: readonly string[],
  linhas: readonly (readonly Celula[])[],
  feitio: Feitio = {},
): Content {
  const { numericas = [], largas, comTotal = false } = feitio;
  const alinhada = (i: number) => (numericas.includes(i) ? 'right' : 'left');
  const cabeca = titulos.map(
    (text, i): TableCell => ({
      text,
      bold: true,
      alignment: alinhada(i),
      fillColor: '#eef2f5',
    }),
  );
  const corpo = linhas.map((linha, n) =>
    linha.map(
      (valor, i): TableCell => ({
        text: valor ?? VAZIO,
        alignment: alinhada(i),
        bold: comTotal && n === linhas.length - 1,
      }),
    ),
  );
  return {
    layout: 'lightHorizontalLines',
    fontSize: 7,
    margin: [0, 2, 0, 6],
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: titulos.map((_, i) => ((largas ? largas.includes(i) : !numericas.includes(i)) ? '*' : 'auto')),
      body: [cabeca, ...corpo],
    },
  };
}

const VAZIO = '—';
const COR_DO_ROTULO = '#555555';
const NADA = [{ text: '' }, { text: '' }];
