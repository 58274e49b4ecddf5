import { entrar, expect, test } from '#e2e/apoio.ts';
import { roladas } from './tabelas-roladas.ts';

test('the dashboard shows all pendências in the page', async ({ page }) => {
  await entrar(page, '/dashboard?ver=tabelas');
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole('table', { name: 'Pendências por assunto' })).toBeVisible();
  await expect.poll(() => roladas(page)).toEqual([]);
});
