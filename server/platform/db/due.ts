import { type AnyColumn, and, gt, lte, or, type SQL } from 'drizzle-orm';

/**
 * Whether something that waits for its time is due: the time has come, or lies further ahead than anything is ever put off, because it
 * was set by a clock that ran ahead. Nothing waits a year for a clock that was wrong for a minute.
 */
export function due(column: AnyColumn, now: Date): SQL {
  return or(lte(column, now), gt(column, new Date(now.getTime() + LONGEST_WAIT_MS))) as SQL;
}

/** Whether a time kept until now still lies ahead, and no further than anything ever does. */
export function isAhead(time: Date, now: Date): boolean {
  return time > now && time.getTime() <= now.getTime() + LONGEST_WAIT_MS;
}

/** Whether what opens something until a time still does: not yet past, nor further ahead than twice as long as it was made for. */
export function stillOpen(column: AnyColumn, now: Date, lastsMs: number): SQL {
  return and(gt(column, now), lte(column, new Date(now.getTime() + 2 * lastsMs))) as SQL;
}

/** A week. The nightly rounds and the last tries of a delivery wait a day at most. */
const LONGEST_WAIT_MS = 7 * 24 * 60 * 60 * 1000;
