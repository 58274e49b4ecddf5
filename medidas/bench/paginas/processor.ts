import type { Page } from '@playwright/test';

/** Milliseconds of processor that the main thread of the page took, all of them and those of its scripts. */
export interface ProcessorTime {
  cpu: number;
  script: number;
}

/**
 * Counts from now on. The clock is the thread's own, so other work on the machine changes these figures by some 5 %, where it changes
 * times of the wall by half.
 */
export async function countProcessor(page: Page): Promise<() => Promise<ProcessorTime>> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    const of = (wanted: string) => 1000 * (metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN);
    return { cpu: of('TaskDuration'), script: of('ScriptDuration') };
  };
}
