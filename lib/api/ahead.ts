interface Asked {
  at: number;
  answer: Promise<unknown>;
}

const asked = new Map<string, Asked>();

/** Asks now for what a screen that is still on its way reads first. `takeAhead` gives the answer to that screen, once. */
export function askAhead(key: string, ask: () => Promise<unknown>): void {
  const answer = ask();
  // The screen tells of the failure when it takes the answer.
  answer.catch(() => {});
  asked.set(key, { at: performance.now(), answer });
}

/** The answer that was asked for a moment ago, or that of `ask`. */
export function takeAhead<T>(key: string, ask: () => Promise<T>): Promise<T> {
  const ahead = asked.get(key);
  asked.delete(key);
  return ahead && performance.now() - ahead.at < FRESH_MS ? (ahead.answer as Promise<T>) : ask();
}

/** Longer than a screen takes to come, and shorter than a person takes to change what was asked for. */
const FRESH_MS = 3_000;
