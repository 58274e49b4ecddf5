import { strToU8, zipSync } from 'fflate';

/** A text, a figure as the file has it, a serial day, a formula with the value it had, or nothing. */
type CelulaDeTeste = string | { n: string } | { dia: number } | { formula: string; valor: string } | null;

interface Folha {
  nome?: string;
  linhas: CelulaDeTeste[][];
  /** As `A1:C1`. */
  mescladas?: string[];
}

/** An XLSX as Excel would save it, small enough to read; `antes` stands before each sheet's root. */
export function xlsxOf(folhas: Folha[], { de1904 = false, antes = '' } = {}): Uint8Array {
  const relacao = (i: number) =>
    `<Relationship Id="rId${i + 1}" Type="${RELACOES}/worksheet" Target="worksheets/sheet${i + 1}.xml"/>`;
  const folha = ({ nome }: Folha, i: number) =>
    `<sheet name="${nome ?? `Folha ${i + 1}`}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`;
  return zipSync({
    '_rels/.rels': strToU8(
      `<Relationships xmlns="${PACOTE}"><Relationship Id="rId1" Type="${RELACOES}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships xmlns="${PACOTE}">${folhas.map((_, i) => relacao(i)).join('')}<Relationship Id="rIdS" Type="${RELACOES}/styles" Target="styles.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="${PRINCIPAL}" xmlns:r="${RELACOES}"><workbookPr${de1904 ? ' date1904="1"' : ''}/><sheets>${folhas.map(folha).join('')}</sheets></workbook>`,
    ),
    'xl/styles.xml': strToU8(
      `<styleSheet xmlns="${PRINCIPAL}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    ),
    ...Object.fromEntries(
      folhas.map((uma, i) => [
        `xl/worksheets/sheet${i + 1}.xml`,
        strToU8(`<?xml version="1.0"?>${antes}${xmlDa(uma)}`),
      ]),
    ),
  });
}

function xmlDa({ linhas, mescladas = [] }: Folha): string {
  const juntas = mescladas.map((ref) => `<mergeCell ref="${ref}"/>`).join('');
  const dados = linhas.map(
    (linha, i) => `<row r="${i + 1}">${linha.map((uma, j) => celula(uma, i, j)).join('')}</row>`,
  );
  return `<worksheet xmlns="${PRINCIPAL}"><sheetData>${dados.join('')}</sheetData>${juntas && `<mergeCells>${juntas}</mergeCells>`}</worksheet>`;
}

function celula(valor: CelulaDeTeste, linha: number, coluna: number): string {
  const r = `r="${String.fromCharCode(65 + coluna)}${linha + 1}"`;
  if (valor === null) return '';
  if (typeof valor === 'string') return `<c ${r} t="inlineStr"><is><t>${valor}</t></is></c>`;
  if ('n' in valor) return `<c ${r}><v>${valor.n}</v></c>`;
  if ('dia' in valor) return `<c ${r} s="1"><v>${valor.dia}</v></c>`;
  return `<c ${r} t="str"><f>${valor.formula}</f><v>${valor.valor}</v></c>`;
}

const PACOTE = 'http://schemas.openxmlformats.org/package/2006/relationships';
const RELACOES = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PRINCIPAL = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
