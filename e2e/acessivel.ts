import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

/** What the page shows, in light and in dark: the one it stands in first, which is a repainting less. */
export async function conferirNosDoisTemas(page: Page): Promise<void> {
  const escura = (await page.locator('html').getAttribute('data-scheme')) === 'dark';
  await pintar(page, escura ? 'dark' : 'light');
  await conferir(page);
  // The schemes differ in the colours alone.
  await pintar(page, escura ? 'light' : 'dark');
  await conferir(page, { runOnly: ['color-contrast', 'link-in-text-block'] });
}

/** Colours halfway between the two schemes have no contrast of their own. */
async function pintar(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-scheme', colorScheme);
}

/** No violation of WCAG 2.1 A and AA that a machine can find, contrast among them. */
export async function conferir(page: Page, regras: Pick<RunOptions, 'runOnly' | 'rules'> = REGRAS): Promise<void> {
  // Once a document, and by the debugger: the page's own policy allows no foreign script.
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(AXE);
  // The only frames are PDFs.
  const opcoes: RunOptions = { ...regras, resultTypes: ['violations'], iframes: false };
  const violacoes = await page.evaluate(async (dadas) => {
    // The rule about what is `!important` in an element's own style asks this of each by itself: a seventh of a run.
    const enabled = document.querySelector('[style*="important" i]') !== null;
    const daqui = dadas.rules ? { ...dadas, rules: { ...dadas.rules, 'avoid-inline-spacing': { enabled } } } : dadas;
    const { violations } = await (window as unknown as { axe: Axe }).axe.run(document, daqui);
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`)}`,
    );
  }, opcoes);
  expect(violacoes).toEqual([]);
}

interface Axe {
  run: (contexto: Document, opcoes: RunOptions) => Promise<AxeResults>;
}

/** Without its Playwright package, which opens a tab and sends back all that passed: a fifth of the time, and it is run a thousand times. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const REGRAS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'],
  // 2.5.3: who speaks to the page names what is seen. Axe has it among its experiments, off unless asked for.
  rules: { 'label-content-name-mismatch': { enabled: true } },
};
