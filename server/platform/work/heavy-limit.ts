import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { tooMuchHeavyWork } from '#server/platform/refusals.ts';
import { currentWork, type UnderWay } from './under-way.ts';

/**
 * Counts the request that the running code works for as a heavy one of its person: a paper, a whole list, a file read or a calculation of
 * thousands of items. Each request counts once, and what the server does by itself, or goes on doing after the answer, not at all.
 * @throws {Refusal} 429 when the person has asked for more than anybody reads in a minute.
 */
export async function countHeavyWork(): Promise<void> {
  const work = currentWork();
  if (!work?.quem || !work.sinal || counted.has(work)) return;
  counted.add(work);
  try {
    await limit.consume(work.quem.usuarioId);
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    throw tooMuchHeavyWork(Math.ceil(refused.msBeforeNext / 1000));
  }
}

/** In a minute, by a person. Somebody who prints the papers of fifty processes one by one stays well below it. */
export const HEAVY_A_MINUTE = 300;
const limit = new RateLimiterMemory({ points: HEAVY_A_MINUTE, duration: 60 });
const counted = new WeakSet<UnderWay>();
