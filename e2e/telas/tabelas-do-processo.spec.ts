import type { Page } from '@playwright/test';
import { entrar, expect, pedir, processoDaDemonstracao, test } from '#e2e/apoio.ts';
import { roladas } from './tabelas-roladas.ts';

/** A process of the demonstration with adições of large figures, and the tabs that show them in tables. */
const ABAS = ['resumo', 'itens', 'adicoes', 'tributos', 'despesas', 'conferencias'];

test('at 1440 px no table of a process scrolls by itself or cuts a figure, and its head stays', async ({ page }) => {
  await entrar(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  const id = await processo(page, 11);
  for (const aba of ABAS) {
    await test.step(aba, async () => {
      await page.goto(`/#/importacao/processos/${id}?aba=${aba}`);
      await expect(page.getByRole('tab', { selected: true })).toBeVisible();
      await expect.poll(() => roladas(page)).toEqual([]);
    });
  }
  await page.goto(`/#/importacao/processos/${id}?aba=adicoes`);
  const adicoes = page.getByRole('table', { name: 'Adições' });
  await adicoes.getByRole('row').last().scrollIntoViewIfNeeded();
  await expect(adicoes.getByRole('columnheader', { name: 'COFINS' })).toBeInViewport();
});

test('a table too wide for its place is no higher than the window, so that its bar is in sight', async ({ page }) => {
  await entrar(page);
  await page.setViewportSize({ width: 700, height: 700 });
  await page.goto(`/#/importacao/processos/${await processo(page, 11)}?aba=adicoes`);
  const caixa = page.getByRole('region', { name: 'Adições', exact: true }).last();
  await expect.poll(() => caixa.evaluate((uma) => uma.scrollWidth > uma.clientWidth)).toBe(true);
  expect(await caixa.evaluate((uma) => uma.clientHeight)).toBeLessThan(700);
});

test('a grid of items is reached and scrolled by keyboard alone, and left again', async ({ page }) => {
  await entrar(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/#/importacao/processos/${await processo(page, 1)}?aba=itens`);
  const grade = page.getByRole('grid', { name: 'Itens do processo', exact: true });
  await expect(grade).toBeVisible();
  const dentro = () => grade.evaluate((uma) => uma.contains(document.activeElement));
  await expect(async () => {
    await page.keyboard.press('Tab');
    expect(await dentro()).toBe(true);
  }).toPass({ intervals: [0] });
  for (let coluna = 0; coluna < 12; coluna++) await page.keyboard.press('ArrowRight');
  await expect.poll(() => grade.evaluate((uma) => uma.scrollLeft)).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  expect(await dentro()).toBe(false);
});

async function processo(page: Page, lugar: number): Promise<string> {
  const [um] = await pedir<{ id: string }[]>(page, `/api/Processo?q=${processoDaDemonstracao(lugar)}`);
  return um?.id ?? '';
}
