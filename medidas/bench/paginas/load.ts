import type { Application, PageName } from './application.ts';
import type { Traffic } from './network.ts';
import { countProcessor, type ProcessorTime } from './processor.ts';
import type { LoadTimes, PageStart } from './recorder.ts';
import { SLOWDOWN, tell, until, untilQuiet, visit, withNewProfile } from './visit.ts';

export type Load = LoadTimes & Traffic & ProcessorTime & { content: number };

/** A new profile, and the third visit in it: the second one lets the browser keep the compiled code. */
export interface ColdAndWarm {
  cold: Load;
  warm: Load;
}

const QUIET_MS = 1_500;

export function measureLoads(
  application: Application,
  name: PageName,
  session: PageStart['session'],
): Promise<ColdAndWarm> {
  return withNewProfile(async (profile) => {
    const cold = await loadOnce(profile, application, name, session);
    await loadOnce(profile, application, name, session);
    const warm = await loadOnce(profile, application, name, session);
    return { cold, warm };
  });
}

function loadOnce(
  profile: string,
  { url, pages }: Application,
  name: PageName,
  session: PageStart['session'],
): Promise<Load> {
  const asked = pages[name];
  if (!asked) throw new Error(`There is no ${name} page.`);
  const start = { content: asked.content, session: name === 'log-in' ? null : session, saveData: true };
  return visit(profile, start, async ({ page, network, slowDown }) => {
    await slowDown(SLOWDOWN);
    const processor = await countProcessor(page);
    await page.goto(`${url}${asked.path}`, { waitUntil: 'commit' });
    await until(page, async () => (await tell(page, 'load')).content !== null, 'to show its content');
    await untilQuiet({ page, network }, QUIET_MS);
    const times = await tell(page, 'load');
    return { ...times, content: Number(times.content), ...network.read(), ...(await processor()) };
  });
}
