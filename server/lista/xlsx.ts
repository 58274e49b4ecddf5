import { Zip } from 'fflate';
import type { ColunaDeLista } from '#lib/domain/coluna-de-lista.ts';
import { EntradaComprimida } from './entrada-comprimida.ts';
import {
  cabecaDaPlanilha,
  celula,
  colunaDaPlanilha,
  linhaDeTitulos,
  PARTES_FIXAS,
  pastaDeTrabalho,
} from './planilha.ts';
import { estilosDe } from './planilha-estilos.ts';

/**
 * Slices of rows as an XLSX of one sheet (ECMA-376 SpreadsheetML in a ZIP), each written out as it comes: nothing grows with the
 * number of rows. Figures and days are real ones with a format, titles stay in sight, texts are inline strings, never formulas.
 */
export async function* emXlsx<Linha>(
  { nome, total }: { nome: string; total: number },
  colunas: readonly ColunaDeLista<Linha>[],
  fatias: AsyncIterable<Linha[]>,
): AsyncGenerator<Uint8Array> {
  const prontos: Uint8Array[] = [];
  const zip = new Zip((erro, bytes) => {
    if (erro) throw erro;
    prontos.push(bytes);
  });
  const escrever = (entrada: EntradaComprimida, xml: string, fim: boolean) =>
    entrada.push(new TextEncoder().encode(xml), fim);
  const inteira = (caminho: string, xml: string) => {
    const entrada = new EntradaComprimida(caminho);
    zip.add(entrada);
    escrever(entrada, xml, true);
  };

  const { xml: estilos, estiloDe } = estilosDe(colunas);
  for (const [caminho, xml] of PARTES_FIXAS) inteira(caminho, xml);
  inteira('xl/workbook.xml', pastaDeTrabalho(nome));
  inteira('xl/styles.xml', estilos);

  const planilha = new EntradaComprimida('xl/worksheets/sheet1.xml');
  zip.add(planilha);
  const cabeca = `${cabecaDaPlanilha(colunas)}<sheetData>${linhaDeTitulos(colunas)}`;
  let numero = 1;
  let pendente = cabeca;
  for await (const linhas of fatias) {
    for (const linha of linhas) {
      numero += 1;
      const celulas = colunas.map((coluna, i) =>
        celula(coluna, linha, `${colunaDaPlanilha(i)}${numero}`, estiloDe(coluna)),
      );
      pendente += `<row r="${numero}">${celulas.join('')}</row>`;
    }
    escrever(planilha, pendente, false);
    pendente = '';
    yield* prontos.splice(0);
  }
  const ultima = `${colunaDaPlanilha(colunas.length - 1)}${Math.max(numero, total + 1)}`;
  escrever(planilha, `${pendente}</sheetData><autoFilter ref="A1:${ultima}"/></worksheet>`, true);
  zip.end();
  yield* prontos.splice(0);
}
