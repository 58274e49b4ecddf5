import { type BrowserContext, test as base, type Request, type Response } from '@playwright/test';

/**
 * Ends a test by its progress, not by the clock: one that made no request and no step for a minute hangs, however long it took before.
 * Playwright then says which expectation or action it hung in, and what it found.
 */
export const test = base.extend<{ watchdog: undefined }>({
  watchdog: [
    async ({ browser, playwright }, use, testInfo) => {
      const dog = new Watchdog((limit) => testInfo.setTimeout(Math.min(limit, testInfo.project.timeout)));
      const follow = (context: BrowserContext) => {
        context.on('request', dog.onRequest);
        context.on('response', dog.onResponse);
      };
      const forget = (context: BrowserContext) => {
        context.off('request', dog.onRequest);
        context.off('response', dog.onResponse);
      };
      for (const context of browser.contexts()) follow(context);
      browser.on('context', follow);
      // Playwright makes its own steps of these calls; there is no public way to hear of them in a test.
      const { _instrumentation: calls } = playwright as unknown as { _instrumentation: Instrumentation };
      calls.addListener(dog);
      await use(undefined);
      calls.removeListener(dog);
      browser.off('context', follow);
      for (const context of browser.contexts()) forget(context);
      if (testInfo.status === 'timedOut') throw new Error(dog.report());
    },
    { auto: true },
  ],
});

const STILL_MS = 60_000;
/** As long as a test may wait while its page asks for nothing but what it asked for before: a queue of the Portal, say. */
const SAME_MS = 120_000;

interface Instrumentation {
  addListener: (listener: object) => void;
  removeListener: (listener: object) => void;
}

class Watchdog {
  private readonly start = performance.now();
  private last: { at: number; what: string; seen?: number } = { at: this.start, what: 'the test began' };
  private hung: typeof this.last | undefined;
  private lastNew = this.start;
  private asked = new Set<string>();
  private readonly limit: (ms: number) => void;

  constructor(limit: (ms: number) => void) {
    this.limit = limit;
    this.renew();
  }

  onApiCallBegin = ({ apiName }: { apiName?: string }) => this.step(apiName ?? 'a step');
  onApiCallEnd = () => this.step(this.last.what);

  onRequest = (request: Request) => this.hear(`${request.method()} ${request.url()}`);
  onResponse = (response: Response) =>
    this.hear(`${response.status()} ${response.url()} ${response.headers()['content-length'] ?? ''}`);

  report(): string {
    const { at, what, seen = at } = this.hung ?? this.last;
    return `Nothing went on for ${Math.round((seen - at) / 1_000)} s after: ${what}`;
  }

  private step(what: string): void {
    this.asked.clear();
    this.lastNew = performance.now();
    this.note(what);
  }

  /** A page that asks for the same again and again keeps its test alive for a while, but not for ever. */
  private hear(what: string): void {
    if (!this.asked.has(what)) this.lastNew = performance.now();
    this.asked.add(what);
    if (performance.now() - this.lastNew < SAME_MS) this.note(what);
  }

  private note(what: string): void {
    const at = performance.now();
    // What ends the test also goes on: its pages are closed.
    if (at - this.last.at >= STILL_MS) this.hung ??= { ...this.last, seen: at };
    this.last = { at, what };
    this.renew();
  }

  private renew(): void {
    this.limit(Math.round(performance.now() - this.start) + STILL_MS);
  }
}
