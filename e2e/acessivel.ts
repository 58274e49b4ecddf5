import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What the page shows, in light and in dark. */
export async function conferirNosDoisTemas(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    // Colours halfway between the two schemes have no contrast of their own.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-scheme', colorScheme);
    await conferir(page);
  }
}

/** No violation of WCAG 2.1 A and AA that a machine can find, contrast among them. */
export async function conferir(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .options({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'],
      // 2.5.3: who speaks to the page names what is seen. Axe has it among its experiments, off unless asked for.
      rules: { 'label-content-name-mismatch': { enabled: true } },
    })
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`)}`),
  ).toEqual([]);
}
