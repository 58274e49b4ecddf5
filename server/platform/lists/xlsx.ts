import { Zip } from 'fflate';
import type { ColunaDeLista } from '#lib/domain/sistema/coluna-de-lista.ts';
import { EntradaComprimida } from './compressed-entry.ts';
import {
  cabecaDaPlanilha,
  caminhoDaPlanilha,
  celula,
  colunaDaPlanilha,
  linhaDeTitulos,
  linhaDoAviso,
  partesDaPasta,
} from './sheet-writer.ts';
import { estilosDe } from './xlsx-styles.ts';

/**
 * Slices of rows as an XLSX of one sheet (ECMA-376 SpreadsheetML in a ZIP), each written out as it comes: nothing grows with the
 * number of rows. Figures and days are real ones with a format, titles stay in sight, texts are inline strings, never formulas.
 */
export function emXlsx<Linha>(
  qual: QualFolha,
  colunas: readonly ColunaDeLista<Linha>[],
  fatias: AsyncIterable<Linha[]>,
): AsyncGenerator<Uint8Array> {
  return emPastaXlsx([folhaDeXlsx(qual, colunas, fatias)]);
}

interface QualFolha {
  nome: string;
  /** Of rows. */
  total: number;
  /** A note on the whole sheet, above the titles. */
  aviso?: string | undefined;
}

/** A sheet of a workbook, whatever its rows are. */
interface FolhaDeXlsx {
  nome: string;
  colunas: readonly ColunaDeLista<never>[];
  /** Its content by slices, without the end. */
  pedacos(estiloDe: (coluna: ColunaDeLista<never>) => number): AsyncGenerator<string>;
  fim(): string;
}

export function folhaDeXlsx<Linha>(
  { nome, total, aviso }: QualFolha,
  colunas: readonly ColunaDeLista<Linha>[],
  fatias: AsyncIterable<Linha[]>,
): FolhaDeXlsx {
  const titulos = aviso === undefined ? 1 : 2;
  let numero = titulos;
  const topo = aviso === undefined ? '' : linhaDoAviso(aviso);
  let pendente = `${cabecaDaPlanilha(colunas, titulos)}<sheetData>${topo}${linhaDeTitulos(colunas, titulos)}`;
  return {
    nome,
    colunas,
    async *pedacos(estiloDe) {
      for await (const linhas of fatias) {
        for (const linha of linhas) {
          numero += 1;
          const celulas = colunas.map((coluna, i) =>
            celula(coluna, linha, `${colunaDaPlanilha(i)}${numero}`, estiloDe(coluna)),
          );
          pendente += `<row r="${numero}">${celulas.join('')}</row>`;
        }
        yield pendente;
        pendente = '';
      }
    },
    fim() {
      const ultima = `${colunaDaPlanilha(colunas.length - 1)}${Math.max(numero, total + titulos)}`;
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
  const escrever = (entrada: EntradaComprimida, xml: string, fim: boolean) =>
    entrada.push(new TextEncoder().encode(xml), fim);
  const entradaEm = (caminho: string) => {
    const entrada = new EntradaComprimida(caminho);
    zip.add(entrada);
    return entrada;
  };

  const { xml: estilos, estiloDe } = estilosDe(folhas.flatMap(({ colunas }) => colunas));
  for (const [caminho, xml] of partesDaPasta(folhas.map(({ nome }) => nome))) escrever(entradaEm(caminho), xml, true);
  escrever(entradaEm('xl/styles.xml'), estilos, true);

  for (const [i, folha] of folhas.entries()) {
    const planilha = entradaEm(caminhoDaPlanilha(i + 1));
    for await (const xml of folha.pedacos(estiloDe)) {
      escrever(planilha, xml, false);
      yield* prontos.splice(0);
    }
    escrever(planilha, folha.fim(), true);
  }
  zip.end();
  yield* prontos.splice(0);
}
