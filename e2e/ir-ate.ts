import { expect, type Locator, type Page } from '@playwright/test';

/** Presses one key until the focus is there; a hundred times is past every stop of the longest page. */
export async function irAte(page: Page, destino: Locator, tecla: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(destino).toBeVisible();
  for (let vez = 0; vez < 100; vez += 1) {
    if (await destino.evaluate((elemento) => elemento === document.activeElement)) return;
    await page.keyboard.press(tecla);
  }
  await expect(destino).toBeFocused();
}
