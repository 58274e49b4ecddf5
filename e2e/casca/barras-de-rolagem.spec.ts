import type { Page, Response } from '@playwright/test';
import { abrir, expect, menu, test, titulo } from './apoio.ts';

test.use({ viewport: { width: 1280, height: 300 } });

/** A property of the library that no bundler renames. */
const SO_DO_PERFECT_SCROLLBAR = 'railBorderXWidth';

const barras = (page: Page) => page.locator('.ps');

test('bars of our own from 960 px on, but on a Mac or an iPad; elsewhere not even their code', async ({ context }) => {
  for (const [platform, width, quantas] of [
    ['MacIntel', 1280, 0],
    ['iPad', 1280, 0],
    ['Linux x86_64', 959, 0],
    ['Linux x86_64', 960, 1],
    ['Win32', 992, 2],
  ] as const) {
    await test.step(`${platform} at ${width} px`, async () => {
      const page = await context.newPage();
      const pedacos = pedacosPedidos(page);
      await noComputador(page, platform);
      await page.setViewportSize({ width, height: 300 });
      await abrir(page, '/importacao/sefaz');
      await expect(titulo(page)).toHaveText('Sefaz');
      await expect(barras(page)).toHaveCount(quantas);
      await expect(page.locator('#rolagem')).toHaveCSS('overflow-y', quantas ? 'hidden' : 'auto');
      // The menu has its own scroll bar; below 992 px the drawer creates it when it opens.
      if (quantas === 1) {
        await page.getByRole('button', { name: 'Abrir menu' }).click();
        await expect(barras(page)).toHaveCount(2);
      }
      expect((await pedacos()).some((texto) => texto.includes(SO_DO_PERFECT_SCROLLBAR))).toBe(quantas > 0);
      await page.close();
    });
  }
});

test('where the code of our own bars does not come, the browser shows its own', async ({ page }) => {
  await noComputador(page, 'Linux x86_64');
  await page.route('**/*.js', async (rota) => {
    const resposta = await rota.fetch();
    if ((await resposta.text()).includes(SO_DO_PERFECT_SCROLLBAR)) return rota.abort();
    return rota.fulfill({ response: resposta });
  });
  await abrir(page, '/importacao/sefaz');
  await expect(page.locator('#rolagem')).toHaveCSS('scrollbar-width', 'none');
  await expect(page.locator('#rolagem')).toHaveCSS('scrollbar-width', 'auto');
  await expect(page.locator('#rolagem')).toHaveCSS('overflow-y', 'auto');
});

test('which of the two is settled when the layout is created', async ({ page }) => {
  await noComputador(page, 'Linux x86_64');
  await abrir(page, '/importacao/sefaz');
  await expect(barras(page)).toHaveCount(2);
  await page.setViewportSize({ width: 800, height: 300 });
  await expect(page.getByRole('button', { name: 'Abrir menu' })).toBeVisible();
  await expect(page.locator('#rolagem.ps')).toHaveCount(1);
  await page.reload();
  await expect(titulo(page)).toHaveText('Sefaz');
  await expect(barras(page)).toHaveCount(0);
});

test('arrow keys move 30 px, and nothing while something that takes keys has the focus', async ({ page }) => {
  await noComputador(page, 'Linux x86_64');
  await abrir(page, '/importacao/processos');
  await expect(page.getByRole('link', { name: 'PROC-002' })).toBeVisible();
  await expect(barras(page)).toHaveCount(2);

  await test.step('over the page, by keys alone', async () => {
    // Moves the pointer over the top bar: some browsers start with it at the edge, over the menu, which would take the keys.
    await page.mouse.move(640, 5);
    await page.getByRole('main').focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => topo(page)).toBe(30);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => topo(page)).toBe(90);
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => topo(page)).toBe(60);
  });

  await test.step('typing in a field', async () => {
    const busca = page.getByLabel(/Buscar processo/);
    await busca.focus();
    const antes = await topo(page);
    await page.keyboard.type('a b c');
    for (const tecla of TECLAS) await page.keyboard.press(tecla);
    await expect(busca).toBeFocused();
    expect(await topo(page)).toBe(antes);
  });

  for (const marcacao of CAMPOS) {
    await test.step(marcacao, async () => {
      await page.evaluate((html) => {
        document.querySelector('main')?.insertAdjacentHTML('afterbegin', html);
        document.querySelector<HTMLElement>('#de-teste')?.focus({ preventScroll: true });
      }, marcacao);
      const antes = await topo(page);
      for (const tecla of TECLAS) await page.keyboard.press(tecla);
      expect(await topo(page)).toBe(antes);
      await page.evaluate(() => document.querySelector('#de-teste')?.remove());
    });
  }
});

const TECLAS = ['ArrowDown', 'ArrowUp', 'ArrowDown', 'PageDown', 'End'];
const CAMPOS = [
  '<input id="de-teste" style="position:fixed">',
  '<select id="de-teste" style="position:fixed"><option>1</option></select>',
  '<textarea id="de-teste" style="position:fixed"></textarea>',
  '<button id="de-teste" style="position:fixed">b</button>',
  '<div id="de-teste" style="position:fixed" contenteditable="true"></div>',
];

test('the wheel scrolls the page and the menu each by itself', async ({ page }) => {
  await noComputador(page, 'Linux x86_64');
  await abrir(page, '/importacao/processos');
  await expect(page.getByRole('link', { name: 'PROC-002' })).toBeVisible();
  await expect(barras(page)).toHaveCount(2);
  await page.mouse.move(700, 200);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => topo(page)).toBeGreaterThan(0);
  expect(await menu(page).evaluate((nav) => nav.scrollTop)).toBe(0);
  const antes = await topo(page);
  await page.mouse.move(100, 200);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => menu(page).evaluate((nav) => nav.scrollTop)).toBeGreaterThan(0);
  expect(await topo(page)).toBe(antes);
});

const topo = (page: Page) => page.evaluate(() => Math.round(document.querySelector('#rolagem')?.scrollTop ?? -1));

async function noComputador(page: Page, platform: string): Promise<void> {
  await page.addInitScript((valor) => Object.defineProperty(navigator, 'platform', { get: () => valor }), platform);
}

/** Returns the text of every script the page has loaded. */
function pedacosPedidos(page: Page): () => Promise<string[]> {
  const respostas: Response[] = [];
  page.on('response', (resposta) => {
    if (resposta.request().resourceType() === 'script') respostas.push(resposta);
  });
  // Read only on request: a script that arrives later, when the page is idle, would outlive the test.
  return () => Promise.all(respostas.map((resposta) => resposta.text()));
}
