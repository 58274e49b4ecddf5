import { type AnyColumn, gt, lte, or, type SQL } from 'drizzle-orm';

/**
 * Whether something that waits for its time is due: the time has come, or lies further ahead than anything is ever put off, because it
 * was set by a clock that ran ahead. Nothing waits a year for a clock that was wrong for a minute.
 */
export function due(column: AnyColumn, now: Date): SQL {
  return or(lte(column, now), gt(column, new Date(now.getTime() + LONGEST_WAIT_MS))) as SQL;
}

/** A week. The nightly rounds and the last tries of a delivery wait a day at most. */
const LONGEST_WAIT_MS = 7 * 24 * 60 * 60 * 1000;
