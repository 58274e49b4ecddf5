import { conferir } from '#e2e/acessivel.ts';
import { entrar, expect, test } from '#e2e/apoio.ts';

const ENDERECO = '/#/maps/fullscreen';

test.beforeEach(async ({ page }) => {
  await entrar(page);
});

test('the keys move it and come nearer; 0 shows all again', async ({ page }) => {
  await page.goto(ENDERECO);
  const mapa = page.getByRole('region', { name: /^Mapa de origens/ });
  const miami = mapa.getByRole('button', { name: /^Miami/ });
  await mapa.focus();
  const onde = async () => (await miami.boundingBox())?.x ?? 0;
  const inicio = await onde();
  await page.keyboard.press('+');
  await expect.poll(onde).not.toBe(inicio);
  const perto = await onde();
  await page.keyboard.press('ArrowRight');
  await expect.poll(onde).toBeLessThan(perto);
  await page.keyboard.press('0');
  await expect.poll(onde).toBe(inicio);
  // The wheel zooms the map and does not scroll the page.
  await mapa.hover();
  await page.mouse.wheel(0, -400);
  await expect.poll(onde).not.toBe(inicio);
  await page.getByRole('button', { name: 'Ver tudo' }).click();
  await expect.poll(onde).toBe(inicio);
});

test('it fills the room under the bar, has no footer, and asks nobody else for anything', async ({ page, baseURL }) => {
  const outros: string[] = [];
  page.on('request', (pedido) => {
    if (/^https?:/.test(pedido.url()) && !pedido.url().startsWith(baseURL ?? '')) outros.push(pedido.url());
  });
  await page.goto(ENDERECO);
  await expect(page.getByRole('button', { name: /^Xangai, China/ })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  const { rolagem, altura, lista } = await page.evaluate(() => {
    const principal = document.querySelector('main');
    return {
      rolagem: principal?.parentElement?.scrollHeight ?? 0,
      altura: principal?.parentElement?.clientHeight ?? 0,
      lista: document.querySelector('[aria-label="Lista de origens"]')?.getBoundingClientRect().bottom,
    };
  });
  expect(rolagem).toBe(altura);
  expect(lista).toBe(800);
  expect(outros).toEqual([]);
});

test('an origin that is open is accessible; on a phone nothing overflows, and map and list go by turns', async ({
  page,
}) => {
  await page.goto(ENDERECO);
  await page.getByRole('button', { name: /^Xangai, China/ }).click();
  await expect(page.getByRole('dialog', { name: 'Xangai, China' })).toBeVisible();
  await conferir(page);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: /^Miami/ }).click();
  await expect(page.getByRole('dialog', { name: /^Miami/ })).toBeVisible();
  await conferir(page);
  await page.getByRole('button', { name: 'Fechar' }).click();
  await page.getByRole('tab', { name: 'Lista' }).click();
  await expect(page.getByRole('region', { name: 'Lista de origens' })).toBeVisible();
  await conferir(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
