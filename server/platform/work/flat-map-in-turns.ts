import { setImmediate as anotherTurn } from 'node:timers/promises';

/**
 * Maps a long list as `flatMap` does, and gives the event loop a turn whenever it has held it for long: other requests are answered
 * meanwhile.
 */
export async function flatMapInTurns<T, R>(list: readonly T[], map: (item: T) => readonly R[]): Promise<R[]> {
  const mapped: R[] = [];
  let since = performance.now();
  for (const item of list) {
    mapped.push(...map(item));
    if (performance.now() - since < LONG_MS) continue;
    await anotherTurn();
    since = performance.now();
  }
  return mapped;
}

/** An answer to another request takes several turns: its session, its rows, their count. */
const LONG_MS = 15;
