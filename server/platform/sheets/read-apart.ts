import { setImmediate as respirar } from 'node:timers/promises';
import type { Content } from '#server/platform/files/stored-content.ts';
import { inThread, ThreadLimit } from '#server/platform/work/threads.ts';
import type { SheetRead } from './read-file.ts';
import { refuseSheet, refuseWithSentence } from './refused-file.ts';
import type { Handover, SheetToRead } from './sheet-work.ts';

/**
 * The sheets of a file, trimmed, read in a thread: the parser blocks for seconds on a large sheet.
 * @throws {Refusal} 400 with a sentence.
 */
export async function readApart(tipo: SheetToRead['tipo'], conteudo: Content): Promise<SheetRead[]> {
  const folhas: SheetRead[] = [];
  const dados: SheetToRead = { tipo, conteudo: conteudo instanceof Uint8Array ? conteudo : conteudo.caminho };
  try {
    await inThread<Handover>({ arquivo: TRABALHO, dados }, async (entrega) => {
      if ('recusada' in entrega) refuseWithSentence(entrega.recusada);
      if ('folha' in entrega) folhas.push({ nome: entrega.folha, linhas: [] });
      else for (const linha of entrega.linhas) folhas.at(-1)?.linhas.push(linha);
      await respirar();
    });
  } catch (erro) {
    if (erro instanceof ThreadLimit) return refuseSheet('é grande demais. Divida o arquivo.');
    throw erro;
  }
  return folhas;
}

const TRABALHO = 'server/platform/sheets/sheet-work.ts';
