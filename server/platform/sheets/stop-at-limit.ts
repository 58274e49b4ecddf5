import { MAXIMO_DE_LINHAS } from '#lib/contracts/platform/planilha.ts';
import { refuseSheet } from './refused-file.ts';

/** A sheet that goes on beyond the limit is refused while it is read. `diz` is how many rows the file says it has. */
export function refuseBeyondLimit(linha: number, diz: number | null = null): void {
  // One more, for the titles.
  if (linha <= MAXIMO_DE_LINHAS + 1) return;
  const limite = MAXIMO_DE_LINHAS.toLocaleString('pt-BR');
  const ate = `a leitura parou na linha ${linha.toLocaleString('pt-BR')}`;
  const aoTodo = diz !== null && diz > linha ? `, de ${diz.toLocaleString('pt-BR')}` : '';
  refuseSheet(`ela tem mais de ${limite} linhas, o limite; ${ate}${aoTodo}. Divida o arquivo.`);
}

/**
 * Follows the XML of a sheet, in pieces of any size, up to the last row that has something in it. Empty rows below are no rows: a
 * program that formats whole columns writes a million of them.
 * @throws {Refusal} 400 when the sheet goes on beyond the limit.
 */
export function rowsOfSheetXml(): (pedaco: Uint8Array) => void {
  const texto = new TextDecoder('latin1');
  let resto = '';
  let linha = 0;
  let diz: number | null = null;
  return (pedaco) => {
    const agora = resto + texto.decode(pedaco, { stream: true });
    const fim = agora.lastIndexOf('<');
    for (const [, nome, dentro = ''] of agora.slice(0, fim).matchAll(MARCAS)) {
      if (nome === 'row') linha = Number(/\br="(\d+)"/.exec(dentro)?.[1] ?? linha + 1);
      else if (nome === 'dimension') diz = Number(/:[A-Z]+(\d+)"/.exec(dentro)?.[1] ?? 0) || null;
      else if (!dentro.endsWith('/')) refuseBeyondLimit(linha, diz);
    }
    resto = agora.slice(fim === -1 ? agora.length : fim).slice(0, MAIOR_MARCA);
  };
}

/** A row begins; a cell has a value or a text. Prefixes of a namespace are allowed. */
const MARCAS = /<(?:\w{1,20}:)?(row|dimension|v|t)(?=[\s/>])([^<>]*)>/g;
const MAIOR_MARCA = 64 * 1024;
