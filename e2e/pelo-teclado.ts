import { expect, type Locator, type Page } from '@playwright/test';

/** Presses one key until the element has the focus. A hundred presses pass every tab stop of the longest page. */
export async function irAte(page: Page, destino: Locator, tecla: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(destino).toBeVisible();
  for (let vez = 0; vez < 100; vez += 1) {
    if (await destino.evaluate((elemento) => elemento === document.activeElement)) return;
    await page.keyboard.press(tecla);
  }
  await expect(destino).toBeFocused();
}

/** Types into a lookup and chooses the first option. */
export async function escolher(page: Page, nome: string, digitado: string): Promise<void> {
  await irAte(page, page.getByRole('combobox', { name: nome }));
  await page.keyboard.type(digitado);
  await expect(page.getByRole('option').first()).toContainText(new RegExp(digitado, 'i'));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

/** Replaces the content of the field. */
export async function escrever(page: Page, nome: string, texto: string): Promise<void> {
  await irAte(page, page.getByRole('textbox', { name: nome, exact: true }));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(texto);
}
