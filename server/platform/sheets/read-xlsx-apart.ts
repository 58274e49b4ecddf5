import { type EventEmitter, on } from 'node:events';
import { resolve } from 'node:path';
import { setImmediate as respirar } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { SheetRead } from './read-file.ts';
import { refuseSheet, refuseWithSentence } from './refused-file.ts';

/** A message of the thread: a sheet begins, rows of it, the end, or the reason of a refusal. */
export type Handover = { folha: string } | { linhas: SheetRead['linhas'] } | { fim: true } | { recusada: string };

/**
 * The sheets of an XLSX, trimmed, read in a thread of its own: the parser blocks for seconds on a large sheet.
 * @throws {Refusal} 400 with a sentence.
 */
export async function readXlsxApart(bytes: Uint8Array): Promise<SheetRead[]> {
  const operario = new Worker(resolve(OPERARIO), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: MEMORIA_MB },
  });
  try {
    return await joinSheets(operario);
  } catch (erro) {
    if ((erro as NodeJS.ErrnoException).code !== 'ERR_WORKER_OUT_OF_MEMORY') throw erro;
    return refuseSheet('é grande demais. Divida o arquivo.');
  } finally {
    await operario.terminate();
  }
}

/** All messages of a thread; each is requested after the one before has been handled. */
export async function joinSheets(operario: EventEmitter & Pick<Worker, 'postMessage'>): Promise<SheetRead[]> {
  const folhas: SheetRead[] = [];
  // One listener from beginning to end: a message without a listener is lost, and would be awaited for ever.
  for await (const [entrega] of on(operario, 'message', { close: ['exit'] }) as AsyncIterable<[Handover]>) {
    if ('fim' in entrega) return folhas;
    if ('recusada' in entrega) refuseWithSentence(entrega.recusada);
    if ('folha' in entrega) folhas.push({ nome: entrega.folha, linhas: [] });
    else folhas.at(-1)?.linhas.push(...entrega.linhas);
    operario.postMessage('mais');
    await respirar();
  }
  throw new Error('The thread ended before the workbook did.');
}

const OPERARIO = 'server/platform/sheets/xlsx-worker.ts';
/** 200,000 rows of twenty columns take about a third of it. */
const MEMORIA_MB = 2048;
