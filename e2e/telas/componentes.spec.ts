import { conferir } from '#e2e/acessivel.ts';
import { entrar, expect, test } from '#e2e/apoio.ts';

test.beforeEach(async ({ page }) => {
  await entrar(page);
});

test('every component of the gallery is accessible in both themes', async ({ page }) => {
  await page.goto('/#/components?grupo=todos');
  await expect(page.getByRole('heading', { name: 'XmlPrevia', exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Mapa de origens', exact: true })).toBeVisible();
  await conferir(page);
  // The one page that is read in dark too: it has every component in every state, as the browser draws it.
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await conferir(page);
});

test('no example is wider than its frame on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/#/components?grupo=todos');
  await expect(page.getByRole('heading', { name: 'XmlPrevia', exact: true })).toBeVisible();
  const largos = await page.evaluate(() =>
    [...document.querySelectorAll('[data-exemplo]')]
      .filter((quadro) => quadro.scrollWidth > quadro.clientWidth + 1)
      .map((quadro) => `${quadro.closest('section')?.querySelector('h2')?.textContent}: ${quadro.scrollWidth}`),
  );
  expect(largos).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('one is found in the index, alone, in either theme beside the other; the address keeps it', async ({ page }) => {
  await page.goto('/#/components');
  const indice = page.getByRole('navigation', { name: 'Índice dos componentes' });
  await indice.getByRole('searchbox', { name: 'Procurar componente' }).fill('digitado à brasileira');
  await expect(indice.getByText('1 componente', { exact: true })).toBeVisible();
  await indice.getByRole('link', { name: 'DecimalField' }).click();
  await expect(page).toHaveURL(/componente=DecimalField/);
  await page.getByRole('button', { name: 'Os dois' }).click();
  await expect(page.getByRole('textbox', { name: 'Frete' })).toHaveCount(2);
  const fundos = await page
    .locator('[data-exemplo]')
    .evaluateAll((quadros) => quadros.slice(0, 2).map((quadro) => getComputedStyle(quadro).backgroundColor));
  expect(new Set(fundos).size).toBe(2);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'DecimalField' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Frete' })).toHaveCount(2);
  await conferir(page);
  // The component works: the typed number is grouped when the field loses the focus.
  const frete = page.getByRole('textbox', { name: 'Frete' }).first();
  await frete.fill('98765,4');
  await frete.blur();
  await expect(frete).toHaveValue('98.765,40');
  await page.goto('/#/components?componente=Nenhum');
  await expect(page.getByRole('heading', { name: 'Não há componente com este nome' })).toBeVisible();
});
