import type { CelulaDeArquivo } from '#lib/registros/planilha/coluna-de-planilha.ts';
import type { ReceivedFile } from '#server/platform/files/receive-file.ts';
import { readCsv } from './read-csv.ts';
import { readXlsxApart } from './read-xlsx-apart.ts';
import { refuseSheet } from './refused-file.ts';
import { trimSheet } from './trim-sheet.ts';

export interface SheetRead {
  nome: string;
  /** All rows, empty ones too, so that a row keeps its number; each as long as the longest. */
  linhas: CelulaDeArquivo[][];
}

/**
 * The sheets of a file, XLSX or CSV, recognised by its bytes.
 * @throws {Refusal} 400 with a sentence when it is neither, is empty, or is larger than an import takes.
 */
export async function readSheetFile({ bytes }: ReceivedFile): Promise<SheetRead[]> {
  if (bytes.length === 0) refuseSheet('o arquivo está vazio.');
  if (comecaCom(bytes, CABECA_DO_XLS)) {
    refuseSheet('é um arquivo do Excel 97 a 2003 (.xls) ou protegido por senha. Salve-o como .xlsx, sem senha.');
  }
  const folhas = comecaCom(bytes, CABECA_DO_ZIP) ? await readXlsxApart(bytes) : (await readCsv(bytes)).map(trimSheet);
  const cheias = folhas.filter(({ linhas }) => linhas.length > 0);
  if (cheias.length === 0) refuseSheet('não há nenhuma linha preenchida.');
  return cheias;
}

function comecaCom(bytes: Uint8Array, cabeca: readonly number[]): boolean {
  return cabeca.every((byte, i) => bytes[i] === byte);
}

const CABECA_DO_ZIP = [0x50, 0x4b, 0x03, 0x04];
const CABECA_DO_XLS = [0xd0, 0xcf, 0x11, 0xe0];
