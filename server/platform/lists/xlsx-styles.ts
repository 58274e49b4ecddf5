import type { ColunaDeLista } from '#lib/domain/telas/coluna-de-lista.ts';

interface Estilos<Linha> {
  xml: string;
  /** Which of them the cells of a column have. */
  estiloDe: (coluna: ColunaDeLista<Linha>) => number;
}

/** One cell style for each number format the columns need; 0 is plain, 1 is that of titles. */
export function stylesOf<Linha>(colunas: readonly ColunaDeLista<Linha>[]): Estilos<Linha> {
  const formatos = [...new Set(colunas.map(formatoDe).filter((formato) => formato !== GERAL))];
  const proprios = formatos
    .map((formato, i) => `<numFmt numFmtId="${PRIMEIRO_PROPRIO + i}" formatCode="${formato}"/>`)
    .join('');
  const comFormato = formatos
    .map(
      (_, i) =>
        `<xf numFmtId="${PRIMEIRO_PROPRIO + i}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
    )
    .join('');
  return {
    xml: `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${proprios && `<numFmts count="${formatos.length}">${proprios}</numFmts>`}<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${formatos.length + 2}"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>${comFormato}</cellXfs></styleSheet>`,
    estiloDe: (coluna) => {
      const formato = formatoDe(coluna);
      return formato === GERAL ? 0 : formatos.indexOf(formato) + 2;
    },
  };
}

function formatoDoDecimal({ casas, minimas = casas }: { casas: number; minimas?: number }): string {
  return casas === 0 ? '#,##0' : `#,##0.${'0'.repeat(minimas)}${'#'.repeat(casas - minimas)}`;
}

function formatoDe<Linha>(coluna: ColunaDeLista<Linha>): string {
  switch (coluna.tipo) {
    case 'inteiro':
      return '#,##0';
    case 'dinheiro':
      return '#,##0.00';
    case 'decimal':
      return formatoDoDecimal(coluna);
    case 'data':
      return 'dd/mm/yyyy';
    case 'instante':
      return 'dd/mm/yyyy hh:mm';
    case 'opcao':
    case 'texto':
      return GERAL;
  }
}

const GERAL = 'General';
/** Below it are the formats every spreadsheet knows by number. */
const PRIMEIRO_PROPRIO = 164;
