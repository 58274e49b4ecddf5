import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { Refusal } from '#server/platform/refusals.ts';
import { readXlsx } from './read-xlsx.ts';
import type { Handover } from './read-xlsx-apart.ts';
import { trimSheet } from './trim-sheet.ts';

const LINHAS_POR_VEZ = 1000;

// The thread of `lerXlsxEmSeparado`. Sends one message for each request: all rows at once would block the receiver.
async function entregar(entrega: Handover): Promise<void> {
  if (!parentPort) throw new Error('Runs as a thread only.');
  parentPort.postMessage(entrega);
  if (!('fim' in entrega || 'recusada' in entrega)) await once(parentPort, 'message');
}

try {
  const folhas = (await readXlsx(workerData)).map(trimSheet);
  for (const { nome, linhas } of folhas) {
    await entregar({ folha: nome });
    for (let de = 0; de < linhas.length; de += LINHAS_POR_VEZ)
      await entregar({ linhas: linhas.slice(de, de + LINHAS_POR_VEZ) });
  }
  await entregar({ fim: true });
} catch (erro) {
  if (!(erro instanceof Refusal)) throw erro;
  await entregar({ recusada: erro.message });
}
