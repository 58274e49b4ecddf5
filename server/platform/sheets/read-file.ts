import type { CelulaDeArquivo } from '#lib/registros/planilha/coluna-de-planilha.ts';
import { type Content, sizeOf } from '#server/platform/files/stored-content.ts';
import { withSource } from '#server/platform/files/zip-source.ts';
import { readApart } from './read-apart.ts';
import { refuseSheet } from './refused-file.ts';

export interface SheetRead {
  nome: string;
  /** All rows, empty ones too, so that a row keeps its number; each as long as the longest. */
  linhas: CelulaDeArquivo[][];
}

/**
 * The sheets of a file, XLSX or CSV, recognised by its bytes.
 * @throws {Refusal} 400 with a sentence when it is neither, is empty, or is larger than an import takes.
 */
export async function readSheetFile(conteudo: Content): Promise<SheetRead[]> {
  if (sizeOf(conteudo) === 0) refuseSheet('o arquivo está vazio.');
  const cabeca = await withSource(conteudo, (fonte) => fonte.ler(0, 4));
  if (comecaCom(cabeca, CABECA_DO_XLS)) {
    refuseSheet('é um arquivo do Excel 97 a 2003 (.xls) ou protegido por senha. Salve-o como .xlsx, sem senha.');
  }
  const folhas = await readApart(comecaCom(cabeca, CABECA_DO_ZIP) ? 'XLSX' : 'CSV', conteudo);
  const cheias = folhas.filter(({ linhas }) => linhas.length > 0);
  if (cheias.length === 0) refuseSheet('não há nenhuma linha preenchida.');
  return cheias;
}

function comecaCom(bytes: Uint8Array, cabeca: readonly number[]): boolean {
  return cabeca.every((byte, i) => bytes[i] === byte);
}

const CABECA_DO_ZIP = [0x50, 0x4b, 0x03, 0x04];
const CABECA_DO_XLS = [0xd0, 0xcf, 0x11, 0xe0];
