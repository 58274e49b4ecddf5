import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { CURTO } from '#lib/testing/vezes.ts';
import { settle } from './settled.ts';

/** Checks the page in light and in dark. It begins with the present theme, which saves one repaint. */
export async function conferirNosDoisTemas(page: Page): Promise<void> {
  if (CURTO) return;
  const escura = (await page.locator('html').getAttribute('data-scheme')) === 'dark';
  await pintar(page, escura ? 'dark' : 'light');
  await conferir(page);
  // The schemes differ only in colours, so the second run checks only the rules about them.
  await pintar(page, escura ? 'light' : 'dark');
  await conferir(page, { runOnly: ['color-contrast', 'link-in-text-block'] });
}

/** Sets the theme without transitions: colours halfway between the two schemes have the contrast of neither. */
async function pintar(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-scheme', colorScheme);
}

/** Fails on any violation of WCAG 2.1 A and AA that a machine can find, contrast included. */
export async function conferir(page: Page, regras: Pick<RunOptions, 'runOnly' | 'rules'> = REGRAS): Promise<void> {
  if (CURTO) return;
  await settle(page);
  // Loaded once per document, through the debugger: the page's own policy allows no foreign script.
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(AXE);
  // The only frames are PDFs.
  const opcoes: RunOptions = { ...regras, resultTypes: ['violations'], iframes: false };
  const violacoes = await page.evaluate(async (dadas) => {
    // The rule about `!important` in inline styles checks each element by itself and takes a seventh of a run.
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

/**
 * Used without its Playwright package, which opens a tab and sends back every passed rule. The run takes a fifth of the time, and
 * there are a thousand runs.
 */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const REGRAS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'],
  // 2.5.3: voice users name a control by its visible text. Axe counts the rule as experimental, so it is off by default.
  rules: { 'label-content-name-mismatch': { enabled: true } },
};
