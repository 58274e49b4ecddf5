/** What this server knows of those it delivers to: how many deliveries are under way to each, and who did not answer lately. */
export interface Receivers {
  /** The webhooks that get nothing now. */
  closed(now: Date): string[];
  began(webhookId: string): void;
  ended(webhookId: string, answered: boolean, now: Date): void;
}

/**
 * Shares the deliveries fairly between receivers. Each receiver has two under way at most, so one that never answers takes no place of
 * another. A receiver that does not answer rests for a minute, then for two, up to an hour, until it answers.
 */
export function receivers(): Receivers {
  const underWay = new Map<string, number>();
  const silent = new Map<string, { until: number; times: number }>();
  return {
    closed(now) {
      const full = [...underWay].flatMap(([id, count]) => (count >= AT_ONCE ? [id] : []));
      const resting = [...silent].flatMap(([id, { until }]) => (until > now.getTime() ? [id] : []));
      return [...new Set([...full, ...resting])];
    },
    began(webhookId) {
      underWay.set(webhookId, (underWay.get(webhookId) ?? 0) + 1);
    },
    ended(webhookId, answered, now) {
      const left = (underWay.get(webhookId) ?? 1) - 1;
      if (left > 0) underWay.set(webhookId, left);
      else underWay.delete(webhookId);
      if (answered) silent.delete(webhookId);
      else {
        const times = (silent.get(webhookId)?.times ?? 0) + 1;
        silent.set(webhookId, { until: now.getTime() + Math.min(HOUR_MS, MINUTE_MS * 2 ** (times - 1)), times });
      }
    },
  };
}

/** Deliveries under way to one receiver. */
export const AT_ONCE = 2;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
