import { abrir, expect, test } from './apoio.ts';

for (const timezoneId of ['America/Sao_Paulo', 'UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test('a date without time is that day, and money is in reais with comma and dots', async ({ page, api }) => {
      await abrir(page, '/importacao/processos');
      const linha = page.getByRole('row', { name: /PROC-001/ });
      await expect(linha).toContainText('1.000,00');
      await page.setViewportSize({ width: 400, height: 800 });
      await expect(page.getByRole('listitem').filter({ hasText: 'PROC-001' })).toContainText('R$ 1.000,00');
      await page.getByRole('link', { name: 'PROC-001' }).click();
      await expect(page.getByText('DI 26/0000001-9 de 02/11/2026')).toBeVisible();
      expect(api.recebidos('GET /api/Processo').length).toBeGreaterThan(0);
    });
  });
}

test('the page is in Brazilian Portuguese', async ({ page }) => {
  await abrir(page, '/dashboard');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
});
