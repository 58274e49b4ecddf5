import { conferir } from '#e2e/acessivel.ts';
import { diasDaDemonstracao, entrar, expect, test } from '#e2e/apoio.ts';

const ENDERECO = '/#/maps/fullscreen';

test.beforeEach(async ({ page }) => {
  await entrar(page);
});

test('by keyboard alone: an origin, its shipments, the process of one; and back to where it was', async ({ page }) => {
  await page.goto(ENDERECO);
  const mapa = page.getByRole('region', { name: /^Mapa de origens/ });
  const yantian = mapa.getByRole('button', { name: /^Yantian, China: 2 embarques, próximo ETA/ });
  await yantian.focus();
  await page.keyboard.press('Enter');
  const painel = page.getByRole('dialog', { name: 'Yantian, China' });
  await expect(painel).toBeFocused();
  await expect(painel.getByRole('listitem')).toHaveCount(2);
  await expect(painel).toContainText(`${12 + diasDaDemonstracao()} de 41 dias`);
  await page.keyboard.press('Escape');
  await expect(painel).toHaveCount(0);
  await expect(yantian).toBeFocused();

  await page.keyboard.press('Enter');
  const numero = await painel.getByRole('link').first().textContent();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: numero ?? '' })).toBeVisible();
  await page.goBack();
  // The address keeps the open origin.
  await expect(painel).toBeVisible();
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

test('map and list say the same, and the filters are in the address', async ({ page }) => {
  await page.goto(ENDERECO);
  const mapa = page.getByRole('region', { name: /^Mapa de origens/ });
  const lista = page.getByRole('region', { name: 'Lista de origens' });
  await expect(lista.getByRole('heading', { name: 'Hamburgo, Alemanha' })).toBeVisible();
  await expect(mapa.getByRole('listitem')).toHaveCount(
    await lista.getByRole('region').filter({ hasNotText: 'sem lugar no mapa' }).count(),
  );
  await page.getByRole('button', { name: 'Via', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Aérea' }).click();
  await expect(page).toHaveURL(/viaTransporte=04/);
  await expect(lista.getByRole('heading', { name: 'Hamburgo, Alemanha' })).toHaveCount(0);
  await expect(lista.getByRole('heading', { name: 'Frankfurt, Alemanha' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Via: Aérea' })).toBeVisible();
  await expect(lista.getByRole('heading', { name: 'Frankfurt, Alemanha' })).toBeVisible();
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

test('it is accessible in both themes, with an origin open too', async ({ page }) => {
  await page.goto(ENDERECO);
  await page.getByRole('button', { name: /^Xangai, China/ }).waitFor();
  await conferir(page);
  await page.getByRole('button', { name: /^Xangai, China/ }).click();
  await expect(page.getByRole('dialog', { name: 'Xangai, China' })).toBeVisible();
  await conferir(page);
});

test('on a phone nothing overflows, and map and list go by turns', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(ENDERECO);
  await page.getByRole('button', { name: /^Miami/ }).click();
  await expect(page.getByRole('dialog', { name: /^Miami/ })).toBeVisible();
  await conferir(page);
  await page.getByRole('button', { name: 'Fechar' }).click();
  await page.getByRole('tab', { name: 'Lista' }).click();
  await expect(page.getByRole('region', { name: 'Lista de origens' })).toBeVisible();
  await conferir(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
