import readXlsxFile from 'read-excel-file/node';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { CelulaDeArquivo } from '#lib/registros/planilha/coluna-de-planilha.ts';
import { Refusal } from '#server/platform/refusals.ts';
import { cutEmptyRows } from './cut-empty-rows.ts';
import type { SheetRead } from './read-file.ts';
import { refuseBomb } from './refuse-bomb.ts';
import { refuseSheet } from './refused-file.ts';

/**
 * The sheets of an XLSX. Formulas are the values they had when the file was saved; entities a document declares for itself stay
 * the text they are (saxen knows those of XML only). Reading pauses by itself, so that others are answered meanwhile.
 * @throws {Refusal} 400 with a sentence.
 */
export async function readXlsx(bytes: Uint8Array): Promise<SheetRead[]> {
  try {
    await refuseBomb(bytes);
    const folhas = await readXlsxFile<Numero>(Buffer.from(cutEmptyRows(bytes)), {
      trim: false,
      parseNumber: (numero) => ({ numero }),
    });
    return folhas.map(({ sheet, data }) => ({ nome: sheet, linhas: data.map((linha) => linha.map(celula)) }));
  } catch (erro) {
    if (erro instanceof Refusal) throw erro;
    return refuseSheet(`o arquivo não é um XLSX inteiro (${(erro as Error).message}). Salve-o de novo no Excel.`);
  }
}

interface Numero {
  numero: string;
}

function celula(valor: unknown): CelulaDeArquivo {
  if (valor === null || valor === undefined) return '';
  if (typeof valor === 'string') return valor;
  if (typeof valor === 'boolean') return valor ? 'VERDADEIRO' : 'FALSO';
  if (valor instanceof Date) return { data: valor.toISOString().slice(0, 10) };
  return { numero: semRuido((valor as Numero).numero) };
}

/**
 * A number as it was typed: a spreadsheet keeps 1.1 as 1.1000000000000001, the nearest it has, and shows fifteen digits. The
 * shortest figure that means the same is taken for one that long; a shorter one is as it stands.
 */
function semRuido(escrito: string): string {
  const exato = new Exato(escrito);
  if (exato.precision() <= DIGITOS_DE_PLANILHA) return exato.toFixed();
  const curto = new Exato(String(Number(escrito)));
  return (curto.precision() <= DIGITOS_DE_PLANILHA ? curto : exato).toFixed();
}

const DIGITOS_DE_PLANILHA = 15;
