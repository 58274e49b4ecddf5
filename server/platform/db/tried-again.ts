import { setTimeout as wait } from 'node:timers/promises';
import { sqlStates } from './sql-states.ts';

/**
 * Runs a transaction again when PostgreSQL rolled it back for the sake of another one: two that locked the same rows in other orders
 * (40P01), or could not be put in an order (40001), or when its connection took no writes (25006): another one may. Nothing of it was written, so it may run three times in all.
 */
export async function triedAgain<T>(run: () => Promise<T>): Promise<T> {
  for (let left = AGAIN; ; left -= 1) {
    try {
      return await run();
    } catch (error) {
      if (left === 0 || !sqlStates(error).some((state) => ROLLED_BACK.has(state))) throw error;
      await wait(Math.random() * LONGEST_WAIT_MS);
    }
  }
}

const AGAIN = 2;
const LONGEST_WAIT_MS = 100;
const ROLLED_BACK = new Set(['40P01', '40001', '25006']);
