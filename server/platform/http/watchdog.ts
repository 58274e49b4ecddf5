import type { FastifyBaseLogger } from 'fastify';
import { watchWork } from '#server/platform/work/under-way.ts';

/** Logs a line when the event loop stood still for more than a second, with what was under way. Returns what ends it. */
export function watchLoop(log: Pick<FastifyBaseLogger, 'warn'>): () => void {
  let esperada = performance.now() + EACH_MS;
  const trabalhos = watchWork();
  const relogio = setInterval(() => {
    const agora = performance.now();
    const parado = agora - esperada;
    const emCurso = trabalhos.olhar();
    esperada = agora + EACH_MS;
    if (parado < STALL_MS) return;
    log.warn({ paradoMs: Math.round(parado), emCurso: emCurso.slice(0, NAMED) }, 'O servidor ficou sem responder');
  }, EACH_MS).unref();
  return () => {
    clearInterval(relogio);
    trabalhos.parar();
  };
}

const EACH_MS = 500;
const STALL_MS = 1_000;
const NAMED = 20;
