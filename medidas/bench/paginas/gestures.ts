import type { Locator, Page } from '@playwright/test';
import { type Application, fullPage, ROWS_OF_A_PAGE } from './application.ts';
import type { GestureTimes, PageStart, Sight } from './recorder.ts';
import { SLOWDOWN, tell, until, untilQuiet, type Visit, visit, withNewProfile } from './visit.ts';

export const GESTURES = [
  'type 3 letters in search',
  'sort by a column',
  'next page',
  'select a row',
  'open a record',
  'open a record, to its content',
] as const;
export type GestureName = (typeof GESTURES)[number];

/** Found in fewer processos of the demonstration than a page holds. */
const SEARCHED = 'pla';
const BETWEEN_KEYS_MS = 80;
const QUIET_MS = 1_000;
/** Cais fetches the next screens five seconds after its first page, as it does for a person who looks at the list. */
const FETCHED_AHEAD_MS = 6_500;

/** Makes each gesture once on the list, with the page of the first visit still open, four times slower. */
export function measureGestures(
  application: Application,
  session: PageStart['session'],
): Promise<Record<GestureName, GestureTimes>> {
  const { url, pages, rows } = application;
  const start = { content: fullPage(rows), session, saveData: false };
  return withNewProfile((profile) =>
    visit(profile, start, async (opened) => {
      const { page } = opened;
      await page.goto(`${url}${pages.list?.path}`);
      await until(page, async () => (await tell(page, 'load')).content !== null, 'to show its list');
      await untilQuiet(opened, QUIET_MS);
      await page.waitForTimeout(FETCHED_AHEAD_MS);
      await untilQuiet(opened, QUIET_MS);
      return act(application, opened);
    }),
  );
}

async function act(
  { rows, record, recordContent, find }: Application,
  opened: Visit,
): Promise<Record<GestureName, GestureTimes>> {
  const { page } = opened;
  const otherRows: Sight = { selector: rows, changed: true };
  const measure = (result: Sight, gesture: () => Promise<void>) => measureOne(opened, result, gesture);

  await find.search(page).click();
  const typed = await measure(otherRows, () => page.keyboard.type(SEARCHED, { delay: BETWEEN_KEYS_MS }));
  await find.search(page).fill('');
  await until(page, async () => (await page.locator(rows).count()) === ROWS_OF_A_PAGE, 'to show all rows again');

  const sorted = await measure(otherRows, await press(find.sortable(page)));
  const paged = await measure(otherRows, await press(find.nextPage(page)));
  await page.mouse.wheel(0, -10_000);
  await untilQuiet(opened, QUIET_MS);

  const row = (n: number) => page.locator(rows).nth(n);
  const checked: Sight = { selector: `:is(${rows}) input:checked` };
  const selected = await measure(checked, await press(row(2).locator('input[type=checkbox]')));
  await row(2).locator('input[type=checkbox]').click();
  const recordOpened = await measure(record, await press(row(3).locator('td').nth(2)));
  await page.goBack();
  await page.locator(rows).nth(4).waitFor();
  await untilQuiet(opened, QUIET_MS);
  const contentOpened = await measure(recordContent, await press(row(4).locator('td').nth(2)));
  return {
    'type 3 letters in search': typed,
    'sort by a column': sorted,
    'next page': paged,
    'select a row': selected,
    'open a record': recordOpened,
    'open a record, to its content': contentOpened,
  };
}

/** Says how to press an element: its place is asked now, at full speed, and not within the measurement. */
async function press(element: Locator): Promise<() => Promise<void>> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error('There is nothing to press.');
  const page: Page = element.page();
  const [x, y] = [box.x + Math.min(box.width / 2, 40), box.y + box.height / 2];
  return async () => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.up();
  };
}

async function measureOne(opened: Visit, result: Sight, gesture: () => Promise<void>): Promise<GestureTimes> {
  const { page, slowDown } = opened;
  await untilQuiet(opened, QUIET_MS);
  await slowDown(SLOWDOWN);
  await tell(page, 'start', result);
  await gesture();
  await until(page, async () => (await tell(page, 'gesture')).shown !== null, `to show ${result.selector}`);
  await untilQuiet(opened, QUIET_MS);
  const times = await tell(page, 'gesture');
  await slowDown(1);
  return times;
}
