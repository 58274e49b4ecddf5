import { AsyncLocalStorage } from 'node:async_hooks';
import type { Caller } from '#server/platform/security/caller.ts';

/** A request, or a job that outlives its request. */
export interface UnderWay {
  /** `GET /api/Processo/:id`, or the name of a job: no id, no data. */
  nome: string;
  /** Null before the session is known, and for the server's own work. */
  quem: Caller | null;
  /** The hash of the token of the session that a request came in with; a job outlives its session. */
  sessao?: Uint8Array;
  /** Aborts when the client of a request goes. */
  sinal: AbortSignal | null;
}

const atual = new AsyncLocalStorage<UnderWay>();
const todos = new Set<UnderWay>();
/** Of each watcher, what has ended since it looked: the work that held the loop may be over when it looks again. */
const terminados = new Set<Set<UnderWay>>();

/** What the running code works for; null outside of requests and jobs. */
export const currentWork = (): UnderWay | null => atual.getStore() ?? null;

export interface WorkWatcher {
  /** The names of what is under way, or was since the last look, the oldest first. */
  olhar(): string[];
  parar(): void;
}

export function watchWork(): WorkWatcher {
  const desde = new Set<UnderWay>();
  terminados.add(desde);
  return {
    olhar() {
      const nomes = new Set([...desde, ...todos].map(({ nome }) => nome));
      desde.clear();
      return [...nomes];
    },
    parar: () => terminados.delete(desde),
  };
}

/** Notes that something is under way; the returned function ends it. */
export function beginWork(trabalho: UnderWay): () => void {
  todos.add(trabalho);
  return () => {
    todos.delete(trabalho);
    for (const desde of terminados) {
      desde.add(trabalho);
      if (desde.size > REMEMBERED) desde.delete([...desde][0] as UnderWay);
    }
  };
}

const REMEMBERED = 200;

export const within = <T>(trabalho: UnderWay, fazer: () => T): T => atual.run(trabalho, fazer);

/** Runs a job. It goes on when the client that began it has gone. */
export async function asJob<T>(nome: string, quem: Caller, fazer: () => Promise<T>): Promise<T> {
  const trabalho: UnderWay = { nome, quem, sinal: null };
  const terminar = beginWork(trabalho);
  try {
    return await within(trabalho, fazer);
  } finally {
    terminar();
  }
}
