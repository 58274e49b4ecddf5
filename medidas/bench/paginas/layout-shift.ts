import type { LoadTimes } from './recorder.ts';
import { addressesOf } from './routes.ts';
import type { SignedIn } from './session.ts';
import { tell, until, untilQuiet, type Visit, visit, withNewProfile } from './visit.ts';

export const SIZES = [
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
  { width: 360, height: 780 },
] as const;

/** How far a route moves while it loads, and what moves most. */
export interface Shift {
  size: string;
  route: string;
  cls: number;
  moved: string;
}

const QUIET_MS = 700;
const LOADING = '[aria-busy=true], [role=progressbar]:not([aria-valuenow])';

/** Loads every route of Cais at every size, at full speed. */
export async function measureShifts(url: string, session: SignedIn): Promise<Shift[]> {
  const addresses = await addressesOf(url, session);
  const shifts: Shift[] = [];
  for (const signedIn of [true, false]) {
    const start = { content: { selector: 'main *' }, session: signedIn ? session.stored : null, saveData: true };
    const routes = addresses.filter((one) => one.signedIn === signedIn);
    await withNewProfile((profile) =>
      visit(profile, start, async (opened) => {
        for (const size of SIZES) {
          console.error(`${routes.length} routes at ${size.width}×${size.height}`);
          await opened.page.setViewportSize(size);
          for (const { route, address } of routes) {
            const { cls, moved } = await load(opened, `${url}/#${address}`);
            shifts.push({ size: `${size.width}×${size.height}`, route, cls, moved });
          }
        }
      }),
    );
  }
  return shifts;
}

async function load(opened: Visit, address: string): Promise<LoadTimes> {
  const { page } = opened;
  // Another hash alone would load nothing anew.
  await page.goto('about:blank');
  await page.goto(address);
  await until(page, async () => (await tell(page, 'load')).content !== null, 'to show its content');
  await until(page, async () => (await page.locator(LOADING).count()) === 0, 'to end its loading');
  await untilQuiet(opened, QUIET_MS);
  return tell(page, 'load');
}
