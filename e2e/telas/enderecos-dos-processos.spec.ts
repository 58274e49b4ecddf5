import { entrar, expect, processoDaDemonstracao, test } from '#e2e/apoio.ts';

test('a link to a page of the list opens that page, also after a reload; one that is broken, the first', async ({
  page,
}) => {
  await entrar(page);
  await page.goto('/#/importacao/processos?pagina=abc&tamanho=200&ordem=senha&situacao=X');
  await expect(page.getByRole('grid', { name: 'Processos de importação' })).toBeVisible();
  await expect(page.getByText(/^1–25 de \d+$/)).toBeVisible();
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

test('the address of no process says so and leads to the list', async ({ page }) => {
  await entrar(page);
  for (const endereco of ['/importacao/processos/9', '/importacao/processos/9/adicao/001']) {
    await page.goto(`/#${endereco}`);
    await expect(page.getByRole('heading', { name: 'Este processo não existe' })).toBeVisible();
    await page.getByRole('link', { name: 'Ver os processos' }).click();
    await expect(page.getByRole('grid', { name: 'Processos de importação' })).toBeVisible();
  }
});
