import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { MessageChannel, type MessagePort, type Transferable } from 'node:worker_threads';
import Piscina from 'piscina';
import { serverBusy } from '#server/platform/refusals.ts';
import { fairQueue } from './fair-queue.ts';
import { countHeavyWork } from './heavy-limit.ts';
import { currentWork } from './under-way.ts';

export interface ThreadWork {
  /** The file that exports `work`, from the folder the server runs in: `server/platform/sheets/sheet-work.ts`. */
  arquivo: string;
  dados: object;
  /** Moved to the thread instead of copied. */
  levar?: readonly Transferable[];
  /** Milliseconds, once it has begun. */
  limite?: number;
}

/** Why a thread was stopped: it took too long, or more memory than it may. */
export class ThreadLimit extends Error {}

/**
 * Runs work that would hold the event loop in a thread, and hands over what the thread writes, piece by piece: a large result at once
 * would hold the loop too. The work has its turn by company and person, and stops with its client and with the server.
 * @throws {ThreadLimit} when the work takes too long or too much memory.
 * @throws {Refusal} 503 when the person has too much waiting, 429 after too much in a minute.
 */
export async function inThread<Peca>(trabalho: ThreadWork, aoChegar: (peca: Peca) => void | Promise<void>) {
  await countHeavyWork();
  const { quem, sinal } = currentWork() ?? { quem: null, sinal: null };
  await fila.correr(quem ?? O_SERVIDOR, () => correr(trabalho, sinal, aoChegar), sinal);
}

/** What a work gets, beside its data: pieces are written to the port one at a time. */
export interface InThread {
  porta: MessagePort;
}

/** Writes a piece, and waits until the server has taken it. Called within the thread. */
export async function handOver(porta: MessagePort, peca: unknown): Promise<void> {
  porta.postMessage(peca);
  await once(porta, 'message');
}

async function correr<Peca>(
  { arquivo, dados, levar = [], limite = LONGEST_MS }: ThreadWork,
  sinal: AbortSignal | null,
  aoChegar: (peca: Peca) => void | Promise<void>,
): Promise<void> {
  const { port1: portaPrincipal, port2: porta } = new MessageChannel();
  const parar = new AbortController();
  const demorou = setTimeout(() => parar.abort(new ThreadLimit('tempo')), limite);
  let chegando = Promise.resolve();
  let falhou: unknown;
  portaPrincipal.on('message', (peca: Peca) => {
    chegando = chegando
      .then(() => aoChegar(peca))
      .then(
        () => portaPrincipal.postMessage('mais'),
        (erro) => {
          falhou ??= erro;
          parar.abort(erro);
        },
      );
  });
  const sinais = sinal ? AbortSignal.any([parar.signal, sinal]) : parar.signal;
  try {
    const transferList = [porta, ...levar] as Transferable[];
    await piscina().run(
      { ...dados, porta },
      { filename: resolve(arquivo), name: 'work', transferList, signal: sinais },
    );
    await chegando;
    if (falhou) throw falhou;
  } catch (erro) {
    if (falhou) throw falhou;
    if (parar.signal.aborted) throw parar.signal.reason;
    if (sinal?.aborted) throw sinal.reason;
    if ((erro as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY') throw new ThreadLimit('memória');
    throw erro;
  } finally {
    clearTimeout(demorou);
    portaPrincipal.close();
  }
}

/** One pool for the process: threads are of the machine, not of a company. A thread nobody needs ends. */
function piscina(): Piscina {
  unica ??= new Piscina({
    minThreads: 0,
    maxThreads: AT_ONCE,
    idleTimeout: 2_000,
    // Between two tasks a thread has to take the messages of the port.
    atomics: 'disabled',
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  return unica;
}

let unica: Piscina | undefined;

/** A small machine has two cores; one of them is for the event loop. */
const AT_ONCE = Math.min(4, Math.max(2, availableParallelism() - 1));
/** 200,000 rows of twenty columns take about half of it. */
const MEMORY_MB = 1536;
const LONGEST_MS = 60_000;
const O_SERVIDOR = { empresaId: '', usuarioId: '' };
const fila = fairQueue({ total: AT_ONCE, porPessoa: 1, esperando: 20 }, serverBusy);
