/** What was asked for last, and not taken yet. */
let asked: { key: string; at: number; answer: Promise<unknown> } | null = null;

/** Asks now for what a screen that is still on its way reads first. `takeAhead` gives the answer to that screen, once. */
export function askAhead(key: string, ask: () => Promise<unknown>): void {
  const answer = ask();
  // The screen tells of the failure when it takes the answer.
  answer.catch(() => {});
  asked = { key, at: performance.now(), answer };
}

/** The answer that was asked for a moment ago, or that of `ask`. */
export function takeAhead<T>(key: string, ask: () => Promise<T>): Promise<T> {
  if (asked?.key !== key) return ask();
  const { at, answer } = asked;
  asked = null;
  return performance.now() - at < FRESH_MS ? (answer as Promise<T>) : ask();
}

/** Longer than a screen takes to come, and shorter than a person takes to change what was asked for. */
const FRESH_MS = 3_000;
