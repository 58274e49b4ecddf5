import { Readable } from 'node:stream';
import { setImmediate as respirar } from 'node:timers/promises';
import { parse } from 'csv-parse';
import { Refusal } from '#server/platform/refusals.ts';
import type { SheetRead } from './read-file.ts';
import { refuseSheet } from './refused-file.ts';
import { refuseBeyondLimit } from './stop-at-limit.ts';

/**
 * A CSV as one sheet: UTF-8, UTF-16 with its mark, or Windows-1252 where it is not UTF-8; separated by `;`, tab or `,`, whichever
 * most of its first lines have. Every cell is text. The apostrophe Cais puts before what looks like a formula is taken away again.
 * @throws {Refusal} 400 with a sentence.
 */
export async function readCsv(bytes: Uint8Array): Promise<SheetRead[]> {
  const texto = decodificado(bytes);
  if (texto.includes('\0')) refuseSheet('o arquivo não é XLSX nem CSV.');
  const linhas: string[][] = [];
  let vazias = 0;
  const leitura = Readable.from(pedacosDe(texto)).pipe(
    parse({ bom: true, delimiter: separadorDe(texto), relax_column_count: true, relax_quotes: true }),
  );
  try {
    for await (const linha of leitura as AsyncIterable<string[]>) {
      // Empty rows count where one that is not follows.
      if (linha.every((celula) => celula === '')) {
        vazias += 1;
        continue;
      }
      refuseBeyondLimit(linhas.length + vazias + 1);
      for (; vazias > 0; vazias -= 1) linhas.push([]);
      linhas.push(linha.map(semApostrofo));
      if (linhas.length % LINHAS_POR_VEZ === 0) await respirar();
    }
  } catch (erro) {
    if (erro instanceof Refusal) throw erro;
    refuseSheet(`o CSV não pôde ser lido (${(erro as Error).message}).`);
  }
  return [{ nome: 'CSV', linhas }];
}

function decodificado(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function* pedacosDe(texto: string): Generator<string> {
  for (let de = 0; de < texto.length; de += PEDACO) yield texto.slice(de, de + PEDACO);
}

const PEDACO = 64 * 1024;
const LINHAS_POR_VEZ = 1000;

/** Outside quotes. A row of titles has no decimal commas, so the mark of the most lines wins; then the most frequent. */
function separadorDe(texto: string): string {
  const linhas = texto
    .slice(0, PEDACO)
    .replace(/"[^"]*"/g, '')
    .split(/\r?\n/)
    .slice(0, 50);
  const notas = SEPARADORES.map((sinal) => {
    const vezes = linhas.map((linha) => linha.split(sinal).length - 1);
    return vezes.filter(Boolean).length * 1e6 + vezes.reduce((soma, vez) => soma + vez, 0);
  });
  return SEPARADORES[notas.indexOf(Math.max(...notas))] ?? ';';
}

const SEPARADORES = [';', '\t', ','];

function semApostrofo(celula: string): string {
  return /^'[=+\-@\t\r]/.test(celula) ? celula.slice(1) : celula;
}
