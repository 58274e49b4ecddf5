import { entrar, expect, test } from '#e2e/apoio.ts';

test('search and filters stay in reach while the rows scroll, and cover no row that has the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await entrar(page);
  await page.goto('/#/importacao/processos');
  const linhas = page.getByRole('row');
  await expect(linhas.nth(20)).toBeVisible();
  const busca = page.getByRole('search').getByRole('searchbox');
  const ordem = page.getByRole('columnheader', { name: 'Situação' });
  await linhas.nth(20).scrollIntoViewIfNeeded();
  await page.locator('#rolagem').evaluate((parte) => parte.scrollBy(0, 500));
  await expect(linhas.nth(1)).not.toBeInViewport();
  await expect(busca).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('search').getByRole('button', { name: 'Alertas' })).toBeInViewport({ ratio: 1 });
  await expect(ordem).toBeInViewport({ ratio: 1 });

  // Up to the first row by keys: each row that gets the focus stands below the head.
  await linhas.nth(18).getByRole('gridcell').nth(1).focus();
  for (let i = 18; i > 6; i -= 1) await page.keyboard.press('ArrowUp');
  const [topo, pe] = await Promise.all([
    page.locator(':focus').evaluate((celula) => celula.getBoundingClientRect().top),
    ordem.evaluate((cabeca) => cabeca.getBoundingClientRect().bottom),
  ]);
  expect(topo).toBeGreaterThanOrEqual(Math.floor(pe));
});
