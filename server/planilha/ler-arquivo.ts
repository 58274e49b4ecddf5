import { MAXIMO_DE_COLUNAS, MAXIMO_DE_LINHAS } from '#lib/contracts/planilha.ts';
import { type CelulaDeArquivo, ehVazia } from '#lib/domain/planilha/coluna-de-planilha.ts';
import type { ArquivoRecebido } from '#server/arquivos/receber-arquivo.ts';
import { recusarPlanilha } from './arquivo-recusado.ts';
import { lerCsv } from './ler-csv.ts';
import { lerXlsx } from './ler-xlsx.ts';

export interface FolhaLida {
  nome: string;
  /** Every row of the file, empty ones too, so that a row keeps its number; all as long as the longest. */
  linhas: CelulaDeArquivo[][];
}

/**
 * The sheets of a file, XLSX or CSV, by what its bytes are and not by its name.
 * @throws {Recusa} 400 with a sentence when it is neither, is empty, or is larger than an import takes.
 */
export async function lerArquivoDePlanilha({ bytes }: ArquivoRecebido): Promise<FolhaLida[]> {
  if (bytes.length === 0) recusarPlanilha('o arquivo está vazio.');
  if (comecaCom(bytes, CABECA_DO_XLS)) {
    recusarPlanilha('é um arquivo do Excel 97 a 2003 (.xls) ou protegido por senha. Salve-o como .xlsx, sem senha.');
  }
  const folhas = comecaCom(bytes, CABECA_DO_ZIP) ? await lerXlsx(bytes) : await lerCsv(bytes);
  const aparadas = folhas.map(aparada).filter(({ linhas }) => linhas.length > 0);
  if (aparadas.length === 0) recusarPlanilha('não há nenhuma linha preenchida.');
  return aparadas;
}

/** Without what is empty at the end, below and on the right. */
function aparada({ nome, linhas }: FolhaLida): FolhaLida {
  const ultima = linhas.findLastIndex((linha) => !linha.every(ehVazia));
  const cheias = linhas.slice(0, ultima + 1);
  // One row more: that of the titles.
  if (cheias.length > MAXIMO_DE_LINHAS + 1) {
    recusarPlanilha(
      `a folha “${nome}” tem mais de ${MAXIMO_DE_LINHAS.toLocaleString('pt-BR')} linhas. Divida o arquivo.`,
    );
  }
  let largura = 0;
  for (const linha of cheias) largura = Math.max(largura, linha.findLastIndex((celula) => !ehVazia(celula)) + 1);
  largura = Math.min(largura, MAXIMO_DE_COLUNAS);
  return { nome, linhas: cheias.map((linha) => Array.from({ length: largura }, (_, i) => linha[i] ?? '')) };
}

function comecaCom(bytes: Uint8Array, cabeca: readonly number[]): boolean {
  return cabeca.every((byte, i) => bytes[i] === byte);
}

const CABECA_DO_ZIP = [0x50, 0x4b, 0x03, 0x04];
const CABECA_DO_XLS = [0xd0, 0xcf, 0x11, 0xe0];
