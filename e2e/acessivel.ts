import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { CURTO } from '#lib/testing/vezes.ts';
import { settle } from './settled.ts';

/**
 * Fails on any violation of WCAG 2.1 A and AA that a machine can find. It looks at the page as it is shown, in light but for the
 * gallery: the contrast of either scheme is proved by components/theme/contrast.test.ts, and nothing else differs between them.
 */
export async function conferir(page: Page): Promise<void> {
  if (CURTO) return;
  await settle(page);
  // Loaded once per document, through the debugger: the page's own policy allows no foreign script.
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(AXE);
  const violacoes = await page.evaluate(async (dadas) => {
    // The rule about `!important` in inline styles checks each element by itself and takes a seventh of a run.
    const enabled = document.querySelector('[style*="important" i]') !== null;
    const daqui = { ...dadas, rules: { ...dadas.rules, 'avoid-inline-spacing': { enabled } } };
    const { violations } = await (window as unknown as { axe: Axe }).axe.run(document, daqui);
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`)}`,
    );
  }, REGRAS);
  expect(violacoes).toEqual([]);
}

interface Axe {
  run: (contexto: Document, opcoes: RunOptions) => Promise<AxeResults>;
}

/**
 * Used without its Playwright package, which opens a tab and sends back every passed rule. The run takes a fifth of the time, and
 * there are hundreds of runs.
 */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const REGRAS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'],
  // 2.5.3: voice users name a control by its visible text. Axe counts the rule as experimental, so it is off by default.
  rules: { 'label-content-name-mismatch': { enabled: true } },
  resultTypes: ['violations'],
  // The only frames are PDFs.
  iframes: false,
};
