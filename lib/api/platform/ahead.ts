import { useState } from 'react';

interface Asked {
  at: number;
  answer: Promise<unknown>;
  /** Ends when the answer or its failure is there. */
  settled: Promise<void>;
  /** The answer, when it is there. */
  value?: unknown;
}

/** What was asked for and not taken yet: a few answers, each for some seconds. */
const asked = new Map<string, Asked>();

/**
 * Asks now for what a screen that is still on its way reads first. `takeAhead` gives the answer to that screen, once.
 * @returns a promise that ends when the answer or its failure is there.
 */
export function askAhead(key: string, ask: () => Promise<unknown>): Promise<void> {
  for (const [other, { at }] of asked) if (!isFresh(at)) asked.delete(other);
  const before = asked.get(key);
  if (before) return before.settled;
  const answer = ask();
  const request: Asked = {
    at: performance.now(),
    answer,
    settled: answer.then(
      (value) => {
        request.value = value;
      },
      // The screen tells of the failure when it takes the answer.
      () => {},
    ),
  };
  asked.set(key, request);
  return request.settled;
}

/** The answer that was asked for a moment ago, or that of `ask`. */
export function takeAhead<T>(key: string, ask: () => Promise<T>): Promise<T> {
  const request = asked.get(key);
  asked.delete(key);
  return request && isFresh(request.at) ? (request.answer as Promise<T>) : ask();
}

/** What was asked ahead and has already been answered when a screen is first drawn: it then need not show that it waits. */
export function useAnswerAtHand<T>(key: string): T | undefined {
  const [first] = useState(() => ({ key, value: atHand(key) as T | undefined }));
  return first.key === key ? first.value : undefined;
}

function atHand(key: string): unknown {
  const request = asked.get(key);
  return request && isFresh(request.at) ? request.value : undefined;
}

/** Drops what was asked before a write, whose answer may be of before it, or by another session. */
export function forgetAhead(): void {
  asked.clear();
}

const isFresh = (at: number) => performance.now() - at < FRESH_MS;

/** Longer than a screen takes to come, also on a slow phone, and shorter than a person takes to change what was asked for. */
const FRESH_MS = 5_000;
