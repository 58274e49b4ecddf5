import { abrir, expect, hash, test } from './apoio.ts';

test('a screen whose code cannot be fetched says so, waits for the network, and then opens', async ({
  page,
  context,
}) => {
  await abrir(page, '/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  await context.setOffline(true);
  await page.evaluate(() => {
    location.hash = '/configuracoes/parametros';
  });
  const aviso = page.getByRole('alert').filter({ hasText: 'Sem conexão' });
  await expect(aviso).toContainText('Esta tela ainda não tinha sido aberta, e o código dela não pôde ser buscado.');
  const deNovo = aviso.getByRole('button', { name: 'Tentar de novo' });
  await deNovo.click();
  // Without a network the page stays: a reload would lose it.
  await expect(deNovo).toBeEnabled();
  await expect(aviso).toBeVisible();
  await context.setOffline(false);
  await deNovo.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Parâmetros');
  expect(hash(page)).toBe('#/configuracoes/parametros');
  await expect(aviso).toBeHidden();
});
