import type { Page } from '@playwright/test';
import { test as base } from './watchdog.ts';

/**
 * Every page of every context, also those that a test opens itself, waits until the screen has settled before it is pressed, typed into
 * or looked at: `main[aria-busy]` (components/ui/feedback/settling.ts).
 */
export const test = base.extend<object, { everyPage: undefined }>({
  everyPage: [
    async ({ browser }, use) => {
      browser.on('context', (context) => context.on('page', (page) => prepared.set(page, prepare(page))));
      await use(undefined);
    },
    { scope: 'worker', auto: true },
  ],
});

/** From now on the test presses and looks while the page is still loading: what it looks at is the wait itself. */
export async function lookWhileBusy(page: Page): Promise<void> {
  await prepared.get(page);
  prepared.delete(page);
  await page.removeLocatorHandler(busy(page));
}

const prepared = new WeakMap<Page, Promise<void>>();
/** Playwright refuses a handler that finds two. */
const busy = (page: Page) => page.locator('main[aria-busy="true"]').first();

async function prepare(page: Page): Promise<void> {
  waitBeforeKeys(page);
  // Playwright looks before every attempt of an action or assertion, and then waits by itself until nothing is busy.
  await page.addLocatorHandler(busy(page), async () => {}).catch(ignoreClosed);
  if (BRAKE > 1) await brake(page).catch(ignoreClosed);
}

/** How many times slower the processor of every page is: what a test waits for by chance comes out. */
const BRAKE = Number(process.env.E2E_FREIO ?? 1);

async function brake(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: BRAKE });
}

/** Locator handlers do not know of keys that are sent to no element. */
function waitBeforeKeys(page: Page): void {
  const { keyboard } = page;
  for (const act of ['press', 'type', 'down', 'insertText'] as const) {
    const send = keyboard[act].bind(keyboard);
    keyboard[act] = async (keys: string, options?: object) => {
      if (prepared.has(page)) await settle(page);
      await send(keys, options);
    };
  }
}

/** Waits until the screen has settled, before what Playwright does not wait for by itself: keys, and what is asked of the page. */
export async function settle(page: Page): Promise<void> {
  // One question to the page is a third of the price of the waits below, and most keys find it settled.
  const state = await page.evaluate(() => document.querySelector('main')?.ariaBusy).catch(() => null);
  if (state === 'false') return;
  // A page of the product that was just opened has no shell yet.
  if (new URL(page.url()).hash.startsWith('#/')) await page.locator('main').first().waitFor({ state: 'attached' });
  await busy(page).waitFor({ state: 'hidden' });
}

/** A page may close before it is prepared. */
function ignoreClosed(error: Error): void {
  if (!/closed/.test(error.message)) throw error;
}
