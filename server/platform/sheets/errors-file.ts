import type { ColunaDeLista } from '#lib/domain/telas/coluna-de-lista.ts';
import { type CelulaDeArquivo, ehVazia, porEscrito } from '#lib/registros/planilha/coluna-de-planilha.ts';
import { TITULO_DA_LINHA, TITULO_DOS_ERROS } from '#lib/registros/planilha/palpites.ts';
import { toXlsx } from '#server/platform/lists/xlsx.ts';
import type { SheetRead } from './read-file.ts';
import type { Corrections } from './read-rows.ts';
import { refuseSheet } from './refused-file.ts';
import type { WrongRow } from './sheet-repository.ts';

/** The wrong rows as an XLSX: the columns of the sheet, what is wrong, and the number by which a mended row finds its place. */
export function errorsFile(titulos: readonly string[], linhas: WrongRow[]): AsyncGenerator<Uint8Array> {
  const colunas: ColunaDeLista<WrongRow>[] = [
    ...titulos.map((titulo, i) => colunaDaPlanilha(titulo, i, linhas)),
    {
      campo: 'erros',
      titulo: TITULO_DOS_ERROS,
      tipo: 'texto',
      caracteres: 50,
      valor: ({ erros }) => errosPorExtenso(titulos, erros),
    },
    { campo: 'numero', titulo: TITULO_DA_LINHA, tipo: 'inteiro', caracteres: 11 },
  ];
  return toXlsx({ nome: 'Erros', total: linhas.length }, colunas, umaVez(linhas));
}

/**
 * The cells of a file of errors that came back, by the number of the row they belong to.
 * @throws {Refusal} 400 when its column of numbers is gone.
 */
export function fileCorrections(folhas: SheetRead[], colunas: number): Corrections {
  const [folha] = folhas;
  const titulos = (folha?.linhas[0] ?? []).map(porEscrito);
  const onde = titulos.indexOf(TITULO_DA_LINHA);
  if (!folha || onde < 0) {
    refuseSheet(`falta a coluna “${TITULO_DA_LINHA}”. Devolva o arquivo de erros com as colunas que ele tem.`);
  }
  const mendadas = folha.linhas.slice(1).flatMap((linha) => {
    const numero = porEscrito(linha[onde] ?? '');
    const celulas = Object.fromEntries(linha.slice(0, Math.min(colunas, onde)).map((celula, i) => [i, celula]));
    return /^[1-9]\d*$/.test(numero) ? [[numero, celulas] as const] : [];
  });
  return Object.fromEntries(mendadas);
}

/** Figures stay figures where the whole column is of them; a code that is written in digits is a text. */
function colunaDaPlanilha(titulo: string, i: number, linhas: WrongRow[]): ColunaDeLista<WrongRow> {
  const celulas = linhas.map(({ celulas }) => celulas[i] ?? '').filter((celula) => !ehVazia(celula));
  const base = { campo: String(i), titulo: titulo || `Coluna ${i + 1}`, caracteres: 15 };
  const valor = ({ celulas }: WrongRow) => porEscrito(celulas[i] ?? '');
  if (celulas.length === 0 || !celulas.every(ehNumero)) return { ...base, tipo: 'texto', valor };
  const casas = Math.max(...celulas.map(({ numero }) => numero.split('.')[1]?.length ?? 0));
  return { ...base, tipo: 'decimal', casas, valor: ({ celulas }) => numeroDe(celulas[i]) };
}

function ehNumero(celula: CelulaDeArquivo): celula is { numero: string } {
  return typeof celula === 'object' && 'numero' in celula;
}

function numeroDe(celula: CelulaDeArquivo | undefined): string | null {
  return celula !== undefined && ehNumero(celula) ? celula.numero : null;
}

function errosPorExtenso(titulos: readonly string[], erros: Readonly<Record<string, string>>): string {
  return Object.entries(erros)
    .map(([coluna, frase]) => (coluna === '' ? frase : `${titulos[Number(coluna)]}: ${frase}`))
    .join(' ');
}

async function* umaVez<Linha>(linhas: Linha[]): AsyncGenerator<Linha[]> {
  yield linhas;
}
