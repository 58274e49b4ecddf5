import { entrar, expect, test } from '#e2e/apoio.ts';
import { DEMONSTRACAO } from '#server/seeds/pessoa-demonstracao.ts';

test('Back and Forward are the page, never a new document', async ({ page }) => {
  await entrar(page, '/dashboard');
  const documentos: string[] = [];
  page.on('request', (pedido) => {
    if (pedido.resourceType() === 'document') documentos.push(pedido.url());
  });
  await page.getByRole('button', { name: 'Importação' }).click();
  await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'PO', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('PO');
  await page
    .getByRole('navigation', { name: 'Menu principal' })
    .getByRole('link', { name: 'Sefaz', exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sefaz');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('PO');
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sefaz');
  expect(documentos).toEqual([]);
});

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

test('who asked for a page before signing in lands on it', async ({ page }) => {
  await page.goto('/#/importacao/processos?situacao=REGISTRADO');
  await expect(page).toHaveURL(/#\/pages\/login$/);
  await page.getByLabel('E-mail').fill(DEMONSTRACAO.email);
  await page.getByLabel('Senha', { exact: true }).fill(DEMONSTRACAO.senha);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page).toHaveURL(/#\/importacao\/processos\?situacao=REGISTRADO$/);
  await expect(page.getByRole('button', { name: 'Situação: Registrado' })).toBeVisible();
});

test('a wrong password is said on the form, and leaves nothing behind', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('E-mail').fill('ninguem@cais.local');
  await page.getByLabel('Senha', { exact: true }).fill('errada');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'E-mail ou senha inválidos.' })).toBeVisible();
  await expect(page.getByLabel('Senha', { exact: true })).toHaveValue('');
  expect(await page.evaluate(() => localStorage.getItem('cais-credentials'))).toBeNull();
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
