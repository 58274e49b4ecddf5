import type { Page } from '@playwright/test';
import { entrar, expect, test } from '#e2e/apoio.ts';

/** Colour of the page, and how many pixels of the table stand outside of the sheet. */
const folha = (page: Page, seletor: string) =>
  page.evaluate((qual) => {
    const tabela = document.querySelector(qual)?.getBoundingClientRect();
    return { cor: getComputedStyle(document.body).backgroundColor, sobra: (tabela?.right ?? 0) - innerWidth };
  }, seletor);

test('what is printed of a list and of a record is its content, light, with every column', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await entrar(page);
  await page.goto('/#/importacao/processos');
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Exportar' })).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  // A landscape A4 without its margins.
  await page.setViewportSize({ width: 1046, height: 718 });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Exportar' })).toBeHidden();
  await expect(page.getByRole('checkbox').first()).toBeHidden();
  await expect(page.getByText('Processos de importação').first()).toBeVisible();
  await expect(page.getByRole('columnheader', { name: /^Valor aduaneiro/ })).toBeVisible();
  const lista = await folha(page, '.grade-da-lista table');
  expect(lista.cor).toBe('rgb(255, 255, 255)');
  expect(lista.sobra).toBeLessThanOrEqual(0);

  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('link', { name: /^IMP-/ }).first().click();
  await expect(page.getByRole('tab', { name: 'Resumo' })).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('heading', { name: /^IMP-/ })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Resumo' })).toBeHidden();
  expect((await folha(page, 'main')).cor).toBe('rgb(255, 255, 255)');
});
