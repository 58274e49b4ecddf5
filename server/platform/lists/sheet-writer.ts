import { diasEntre } from '#lib/domain/datas/dias.ts';
import { type ColunaDeLista, caracteresDa, palavraDaOpcao, valorDaCelula } from '#lib/domain/telas/coluna-de-lista.ts';
import { localMoment } from './local-time.ts';

const CABECA = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const PRINCIPAL = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELACOES = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACOTE = 'http://schemas.openxmlformats.org/package/2006';
const TIPO = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The parts of a workbook beside its sheets and its styles, for sheets of these names. */
export function workbookParts(nomes: readonly string[]): readonly (readonly [caminho: string, xml: string])[] {
  const deCada = (escrever: (numero: number, nome: string) => string) =>
    nomes.map((nome, i) => escrever(i + 1, nome)).join('');
  return [
    [
      '[Content_Types].xml',
      `${CABECA}<Types xmlns="${PACOTE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TIPO}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TIPO}.styles+xml"/>${deCada((n) => `<Override PartName="/${sheetPath(n)}" ContentType="${TIPO}.worksheet+xml"/>`)}</Types>`,
    ],
    [
      '_rels/.rels',
      `${CABECA}<Relationships xmlns="${PACOTE}/relationships"><Relationship Id="rId1" Type="${RELACOES}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `${CABECA}<Relationships xmlns="${PACOTE}/relationships">${deCada((n) => `<Relationship Id="rId${n}" Type="${RELACOES}/worksheet" Target="worksheets/sheet${n}.xml"/>`)}<Relationship Id="rId${nomes.length + 1}" Type="${RELACOES}/styles" Target="styles.xml"/></Relationships>`,
    ],
    [
      'xl/workbook.xml',
      `${CABECA}<workbook xmlns="${PRINCIPAL}" xmlns:r="${RELACOES}"><sheets>${deCada((n, nome) => `<sheet name="${escapado(nome)}" sheetId="${n}" r:id="rId${n}"/>`)}</sheets></workbook>`,
    ],
  ];
}

/** Sheets count from 1. */
export function sheetPath(numero: number): string {
  return `xl/worksheets/sheet${numero}.xml`;
}

/** The part before the rows: titles stay in sight, and columns are as wide as on the screen. */
export function sheetHead<Linha>(colunas: readonly ColunaDeLista<Linha>[], linhaDosTitulos: number): string {
  const larguras = colunas.map(
    (coluna, i) =>
      `<col min="${i + 1}" max="${i + 1}" width="${caracteresDa(coluna) + MARGENS_DA_CELULA}" customWidth="1"/>`,
  );
  return `${CABECA}<worksheet xmlns="${PRINCIPAL}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="${linhaDosTitulos}" topLeftCell="A${linhaDosTitulos + 1}" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${larguras.join('')}</cols>`;
}

/** The part before rows that have no titles; widths in characters. */
export function plainSheetHead(larguras: readonly number[]): string {
  const colunas = larguras.map(
    (largura, i) => `<col min="${i + 1}" max="${i + 1}" width="${largura}" customWidth="1"/>`,
  );
  return `${CABECA}<worksheet xmlns="${PRINCIPAL}"><cols>${colunas.join('')}</cols><sheetData>`;
}

export function titleRow<Linha>(colunas: readonly ColunaDeLista<Linha>[], linha: number): string {
  return `<row r="${linha}">${colunas.map(({ titulo }, i) => texto(titulo, `${sheetColumn(i)}${linha}`, ESTILO_DE_TITULO)).join('')}</row>`;
}

/** A note on the whole sheet, alone in its first line. */
export function noteRow(aviso: string): string {
  return boldRow(aviso, 1);
}

export function boldRow(escrito: string, linha: number): string {
  return `<row r="${linha}">${texto(escrito, `A${linha}`, ESTILO_DE_TITULO)}</row>`;
}

/** Style 0 is plain, 1 that of titles: xlsx-styles.ts. */
const ESTILO_DE_TITULO = 1;

/** A cell, or nothing where the row has nothing. */
export function sheetCell<Linha>(coluna: ColunaDeLista<Linha>, linha: Linha, onde: string, estilo: number): string {
  const valor = valorDaCelula(coluna, linha);
  if (valor === null || valor === '') return '';
  switch (coluna.tipo) {
    case 'inteiro':
    case 'decimal':
    case 'dinheiro':
      return numero(String(valor), onde, estilo);
    case 'data':
      return numero(String(diaDaPlanilha(String(valor))), onde, estilo);
    case 'instante':
      return numero(instanteDaPlanilha(String(valor)), onde, estilo);
    case 'opcao':
      return texto(palavraDaOpcao(coluna.opcoes, String(valor)), onde, estilo);
    case 'texto':
      return texto(String(valor), onde, estilo);
  }
}

/** 0 → A, 25 → Z, 26 → AA. */
export function sheetColumn(indice: number): string {
  const letra = String.fromCharCode(65 + (indice % 26));
  return indice < 26 ? letra : `${sheetColumn(Math.floor(indice / 26) - 1)}${letra}`;
}

/** Decimals go as the text they are: only the spreadsheet makes a float of them. */
function numero(valor: string, onde: string, estilo: number): string {
  return `<c r="${onde}" s="${estilo}"><v>${valor}</v></c>`;
}

function texto(valor: string, onde: string, estilo: number): string {
  return `<c r="${onde}" s="${estilo}" t="inlineStr"><is><t xml:space="preserve">${escapado(valor.slice(0, MAXIMO_DA_CELULA))}</t></is></c>`;
}

/** Days since 30 December 1899, as spreadsheets count since they took 1900 for a leap year. */
function diaDaPlanilha(dia: string): number {
  return diasEntre('1899-12-30', dia);
}

function instanteDaPlanilha(instante: string): string {
  const { dia, hora } = localMoment(instante);
  const [horas = 0, minutos = 0] = hora.split(':').map(Number);
  return String(diaDaPlanilha(dia) + (horas * 60 + minutos) / MINUTOS_DO_DIA);
}

const MINUTOS_DO_DIA = 24 * 60;
/** In characters, as Excel counts widths. */
const MARGENS_DA_CELULA = 3;
const MAXIMO_DA_CELULA = 32_767;

function escapado(texto: string): string {
  return texto.replace(NAO_CABE_EM_XML, '').replace(/[&<>"]/g, (letra) => `&#${letra.charCodeAt(0)};`);
}

/** Characters XML 1.0 cannot hold, lone surrogates included. */
const NAO_CABE_EM_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
