import { conferir } from '#e2e/acessivel.ts';
import { entrar, expect, processoDaDemonstracao, test } from '#e2e/apoio.ts';

test('a page that is broken in its address shows the default, not an error', async ({ page }) => {
  await entrar(page);
  await page.goto('/#/importacao/processos?pagina=abc&tamanho=200&ordem=senha&situacao=X');
  await expect(page.getByRole('grid', { name: 'Processos de importação' })).toBeVisible();
  await expect(page.getByText(/^1–25 de \d+$/)).toBeVisible();
});

test('a link to a page of the list opens that page, also after a reload', async ({ page }) => {
  await entrar(page);
  for (const abrir of [
    () => page.goto('/#/importacao/processos?ordem=numero&tamanho=10&pagina=2'),
    () => page.reload(),
  ]) {
    await abrir();
    await expect(page.getByText(/11–\d+ de \d+/)).toBeVisible();
    await expect(page.getByRole('link', { name: processoDaDemonstracao(11) })).toBeVisible();
    await expect(page).toHaveURL(/pagina=2/);
  }
});

test('the list can be worked by keyboard alone', async ({ page }) => {
  await entrar(page);
  await page.goto('/#/importacao/processos?ordem=numero');
  const busca = page.getByLabel(/Buscar processo/);
  await busca.focus();
  await page.keyboard.type(processoDaDemonstracao(2));
  await page.keyboard.press('Enter');
  await expect(page.getByText('1–1 de 1')).toBeVisible();
  await page.getByRole('columnheader', { name: 'Processo' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: processoDaDemonstracao(2) })).toBeVisible();
});

test('with the server out of reach the list says so, and tries again when asked', async ({ page }) => {
  await entrar(page);
  await page.route('**/api/Processo?**', (rota) => rota.abort());
  await page.goto('/#/importacao/processos?ordem=numero');
  const aviso = page.getByRole('alert').filter({ hasText: 'Não foi possível carregar' });
  await expect(aviso).toContainText('Sem conexão com o servidor.');
  await page.unroute('**/api/Processo?**');
  await aviso.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByRole('grid', { name: 'Processos de importação' })).toContainText(processoDaDemonstracao(1));
});

for (const endereco of ['/importacao/processos/9', '/importacao/processos/9/adicao/001']) {
  test(`${endereco} says that there is no such process and leads to the list`, async ({ page }) => {
    await entrar(page);
    await page.goto(`/#${endereco}`);
    await expect(page.getByRole('heading', { name: 'Este processo não existe' })).toBeVisible();
    await page.getByRole('link', { name: 'Ver os processos' }).click();
    await expect(page.getByRole('grid', { name: 'Processos de importação' })).toBeVisible();
  });
}

test('with the server down the queue of Sefaz says so, and is asked again', async ({ page }) => {
  await entrar(page);
  await page.route('**/api/Dai**', (rota) => rota.abort());
  await page.goto('/#/importacao/sefaz');
  const aviso = page.getByRole('alert').filter({ hasText: 'Não foi possível carregar' });
  await expect(aviso).toBeVisible({ timeout: 30_000 });
  await conferir(page);
  await page.unroute('**/api/Dai**');
  await aviso.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByRole('grid', { name: 'Fila da Sefaz' })).toBeVisible();
});
