import { MAXIMO_DE_COLUNAS, MAXIMO_DE_LINHAS } from '#lib/contracts/platform/planilha.ts';
import { ehVazia } from '#lib/registros/planilha/coluna-de-planilha.ts';
import type { SheetRead } from './read-file.ts';
import { refuseSheet } from './refused-file.ts';

/**
 * Removes empty rows below and empty columns on the right.
 * @throws {Refusal} 400 when more rows are left than an import takes.
 */
export function trimSheet({ nome, linhas }: SheetRead): SheetRead {
  const ultima = linhas.findLastIndex((linha) => !linha.every(ehVazia));
  const cheias = linhas.slice(0, ultima + 1);
  // One more, for the titles.
  if (cheias.length > MAXIMO_DE_LINHAS + 1) {
    refuseSheet(`a folha “${nome}” tem mais de ${MAXIMO_DE_LINHAS.toLocaleString('pt-BR')} linhas. Divida o arquivo.`);
  }
  let largura = 0;
  for (const linha of cheias) largura = Math.max(largura, linha.findLastIndex((celula) => !ehVazia(celula)) + 1);
  largura = Math.min(largura, MAXIMO_DE_COLUNAS);
  return { nome, linhas: cheias.map((linha) => Array.from({ length: largura }, (_, i) => linha[i] ?? '')) };
}
