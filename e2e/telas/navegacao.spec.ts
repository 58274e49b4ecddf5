import { entrar, expect, test } from '#e2e/apoio.ts';
import { DEMONSTRACAO } from '#server/seeds/pessoa-demonstracao.ts';

test('an address typed while the log-in still leads on is where the person lands', async ({ page }) => {
  // Slow enough that the log-in is still loading when the address is typed.
  await page.route('**/_next/static/chunks/**', async (rota) => {
    await new Promise((depois) => setTimeout(depois, 150));
    await rota.continue();
  });
  await page.goto('/');
  await page.getByLabel('E-mail').fill(DEMONSTRACAO.email);
  await page.getByLabel('Senha', { exact: true }).fill(DEMONSTRACAO.senha);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.waitForURL(/#\/dashboard$/);
  await page.goto('/#/importacao/processos');
  await expect(page.getByRole('grid', { name: 'Processos de importação' })).toBeVisible();
  await expect(page).toHaveURL(/#\/importacao\/processos$/);
});

test('the bar shows the three rates and the day they are of', async ({ page }) => {
  await entrar(page, '/dashboard');
  const cotacoes = page.getByRole('banner').getByRole('list');
  await expect(cotacoes).toContainText('EUR');
  await expect(page.getByRole('banner')).toContainText('6,1893');
  await expect(page.getByRole('banner')).toContainText('5,3417');
  await expect(page.getByRole('banner')).toContainText('0,5312');
  await expect(page.getByRole('banner')).toContainText(/demonstração \d{2}\/\d{2}\/\d{4}/);
});
