import { Zip } from 'fflate';
import type { ColunaDeLista } from '#lib/domain/telas/coluna-de-lista.ts';
import { aboutSheet, type ExportedList, writtenRows } from './about-sheet.ts';
import { CompressedEntry } from './compressed-entry.ts';
import { noteRow, sheetCell, sheetColumn, sheetHead, sheetPath, titleRow, workbookParts } from './sheet-writer.ts';
import { stylesOf } from './xlsx-styles.ts';

/**
 * Slices of rows as an XLSX of one sheet, and a second one that says what it is, where that is given (ECMA-376 SpreadsheetML in a ZIP), each written out as it comes: nothing grows with the
 * number of rows. Figures and days are real ones with a format, titles stay in sight, texts are inline strings, never formulas.
 */
export function toXlsx<Linha>(
  qual: QualFolha,
  colunas: readonly ColunaDeLista<Linha>[],
  fatias: AsyncIterable<Linha[]>,
  sobre?: ExportedList<Linha>,
): AsyncGenerator<Uint8Array> {
  if (!sobre) return emPastaXlsx([xlsxSheet(qual, colunas, fatias)]);
  const escritas = writtenRows(sobre);
  return emPastaXlsx([xlsxSheet(qual, colunas, escritas.passar(fatias)), aboutSheet(sobre, escritas)]);
}

interface QualFolha {
  nome: string;
  /** Of rows. */
  total: number;
  /** A note on the whole sheet, above the titles. */
  aviso?: string | undefined;
}

/** A sheet of a workbook, whatever its rows are. */
export interface FolhaDeXlsx {
  nome: string;
  colunas: readonly ColunaDeLista<never>[];
  /** Its content by slices, without the end. */
  pedacos(estiloDe: (coluna: ColunaDeLista<never>) => number): AsyncGenerator<string>;
  fim(): string;
}

export function xlsxSheet<Linha>(
  { nome, total, aviso }: QualFolha,
  colunas: readonly ColunaDeLista<Linha>[],
  fatias: AsyncIterable<Linha[]>,
): FolhaDeXlsx {
  const titulos = aviso === undefined ? 1 : 2;
  let numero = titulos;
  const topo = aviso === undefined ? '' : noteRow(aviso);
  let pendente = `${sheetHead(colunas, titulos)}<sheetData>${topo}${titleRow(colunas, titulos)}`;
  return {
    nome,
    colunas,
    async *pedacos(estiloDe) {
      for await (const linhas of fatias) {
        for (const linha of linhas) {
          numero += 1;
          const celulas = colunas.map((coluna, i) =>
            sheetCell(coluna, linha, `${sheetColumn(i)}${numero}`, estiloDe(coluna)),
          );
          pendente += `<row r="${numero}">${celulas.join('')}</row>`;
        }
        yield pendente;
        pendente = '';
      }
    },
    fim() {
      const ultima = `${sheetColumn(colunas.length - 1)}${Math.max(numero, total + titulos)}`;
      return `${pendente}</sheetData><autoFilter ref="A${titulos}:${ultima}"/></worksheet>`;
    },
  };
}

/** The same with several sheets, one after the other. */
export async function* emPastaXlsx(folhas: readonly FolhaDeXlsx[]): AsyncGenerator<Uint8Array> {
  const prontos: Uint8Array[] = [];
  const zip = new Zip((erro, bytes) => {
    if (erro) throw erro;
    prontos.push(bytes);
  });
  const escrever = (entrada: CompressedEntry, xml: string, fim: boolean) =>
    entrada.push(new TextEncoder().encode(xml), fim);
  const entradaEm = (caminho: string) => {
    const entrada = new CompressedEntry(caminho);
    zip.add(entrada);
    return entrada;
  };

  const { xml: estilos, estiloDe } = stylesOf(folhas.flatMap(({ colunas }) => colunas));
  for (const [caminho, xml] of workbookParts(folhas.map(({ nome }) => nome))) escrever(entradaEm(caminho), xml, true);
  escrever(entradaEm('xl/styles.xml'), estilos, true);

  for (const [i, folha] of folhas.entries()) {
    const planilha = entradaEm(sheetPath(i + 1));
    for await (const xml of folha.pedacos(estiloDe)) {
      escrever(planilha, xml, false);
      yield* prontos.splice(0);
    }
    escrever(planilha, folha.fim(), true);
  }
  zip.end();
  yield* prontos.splice(0);
}
