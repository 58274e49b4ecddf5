import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { acharNavegador, OPCOES_DO_NAVEGADOR } from '#scripts/navegador.mjs';
import { listenToNetwork, type NetworkLog } from './network.ts';
import { installRecorder, type PageStart, type Recorder } from './recorder.ts';

export const SLOWDOWN = 4;
const TIME_LIMIT_MS = 90_000;

/** A page in a browser of its own, which ends with the visit. */
export interface Visit {
  page: Page;
  network: NetworkLog;
  slowDown(rate: number): Promise<void>;
}

/**
 * Opens a browser on a profile on disk and hands over its page. An in-memory context would give a page with
 * `Cross-Origin-Opener-Policy` no code cache, so its second visit would be no warm one.
 */
export async function visit<T>(profile: string, start: PageStart, act: (visit: Visit) => Promise<T>): Promise<T> {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: acharNavegador() ?? undefined,
    viewport: { width: 1280, height: 800 },
    locale: 'pt-BR',
    args: OPCOES_DO_NAVEGADOR,
  });
  try {
    await context.addInitScript(installRecorder, start);
    const page = context.pages()[0] ?? (await context.newPage());
    const cdp = await context.newCDPSession(page);
    const network = await listenToNetwork(cdp);
    return await act({ page, network, slowDown: (rate) => slowDown(cdp, rate) });
  } finally {
    await context.close();
  }
}

/** Makes a profile of the browser on disk, hands it over, and removes it. */
export async function withNewProfile<T>(use: (profile: string) => Promise<T>): Promise<T> {
  const profile = await mkdtemp(join(tmpdir(), 'cais-perfil-'));
  try {
    return await use(profile);
  } finally {
    await rm(profile, { recursive: true, force: true });
  }
}

async function slowDown(cdp: CDPSession, rate: number): Promise<void> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Calls a function of the recorder of the page. */
export function tell<Name extends keyof Recorder>(
  page: Page,
  name: Name,
  ...args: Parameters<Recorder[Name]>
): Promise<ReturnType<Recorder[Name]>> {
  return page.evaluate(
    ([called, given]) => {
      const { recorder } = window as unknown as { recorder: Record<string, (...args: unknown[]) => unknown> };
      return recorder[called]?.(...given);
    },
    [name, args] as [string, unknown[]],
  ) as Promise<ReturnType<Recorder[Name]>>;
}

/** Waits until the page has worked, moved and fetched nothing for a while. */
export async function untilQuiet({ page, network }: Pick<Visit, 'page' | 'network'>, ms: number): Promise<void> {
  await until(page, async () => network.quietFor() >= ms && (await tell(page, 'quietFor')) >= ms, 'to be quiet');
}

/** Asks four times a second, because each question costs the page time. */
export async function until(page: Page, isSo: () => Promise<boolean>, what: string): Promise<void> {
  const end = Date.now() + TIME_LIMIT_MS;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`${page.url()} took more than ${TIME_LIMIT_MS / 1000} s ${what}.`);
    await page.waitForTimeout(250);
  }
}
