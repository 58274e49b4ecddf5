import type { Page } from '@playwright/test';
import type { OutraApi } from '#e2e/outro-servidor/api.ts';
import { processos } from '#e2e/outro-servidor/declaracao.ts';
import { lista } from '#e2e/outro-servidor/rotas.ts';
import { lookWhileBusy } from '#e2e/settled.ts';
import { abrir, expect, menu, test, titulo } from './apoio.ts';

/**
 * Below 992 px the page has the browser's own bars and the drawer; above, perfect-scrollbar and the menu beside it. The height is
 * low, so that every page scrolls.
 */
for (const viewport of [
  { width: 800, height: 300 },
  { width: 1280, height: 240 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('a link starts at the top; Back and Forward restore, two deep too', async ({ page }) => {
      await abrir(page, '/importacao/sefaz');
      await rolar(page, 60);
      await seguir(page, 'PO');
      await expect.poll(() => topo(page)).toBe(0);
      await rolar(page, 40);
      await seguir(page, 'Novo Processo');
      await expect.poll(() => topo(page)).toBe(0);
      await rolar(page, 20);

      for (const [ir, nome, offset] of [
        ['goBack', 'PO', 40],
        ['goBack', 'Sefaz', 60],
        ['goForward', 'PO', 40],
        ['goForward', 'Novo Processo', 20],
      ] as const) {
        await page[ir]();
        await expect(titulo(page)).toHaveText(nome);
        await expect.poll(() => topo(page)).toBe(offset);
      }
      await page.evaluate(() => history.go(-2));
      await expect(titulo(page)).toHaveText('Sefaz');
      await expect.poll(() => topo(page)).toBe(60);
      await seguir(page, 'PO');
      await expect.poll(() => topo(page)).toBe(0);
    });

    test('after a reload, too', async ({ page }) => {
      await abrir(page, '/importacao/processos');
      await rolar(page, 700);
      await seguir(page, 'Sefaz');
      await page.reload();
      await expect(titulo(page)).toHaveText('Sefaz');
      await page.goBack();
      await expect(titulo(page)).toHaveText('Processos');
      await expect.poll(() => topo(page)).toBe(700);
    });

    test('Back and Forward wait for rows that come late', async ({ page, api }) => {
      const linhas = atrasarLista(api);
      await abrir(page, '/importacao/processos');
      linhas.chegam();
      await rolar(page, 900);
      await seguir(page, 'Sefaz');
      await page.evaluate(() => sessionStorage.clear());
      linhas.atrasam();
      await page.goBack();
      await expect(titulo(page)).toHaveText('Processos');
      linhas.chegam();
      await expect.poll(() => topo(page)).toBe(900);
      await page.goBack();
      await page.goForward();
      await expect.poll(() => topo(page)).toBe(900);
    });

    test('a hand that scrolls meanwhile is not fought', async ({ page, api }) => {
      const linhas = atrasarLista(api);
      await abrir(page, '/importacao/processos');
      linhas.chegam();
      await rolar(page, 900);
      linhas.atrasam();
      await seguir(page, 'Sefaz');
      await lookWhileBusy(page);
      await page.reload();
      await page.goBack();
      await expect(titulo(page)).toHaveText('Processos');
      await page.mouse.move(600, 200);
      await expect.poll(() => topo(page)).toBe(900);
      await page.mouse.wheel(0, -700);
      await expect.poll(() => topo(page)).toBe(200);
      linhas.chegam();
      await expect(page.getByRole('link', { name: 'PROC-002' })).toBeVisible();
      await expect.poll(() => topo(page)).toBe(200);
    });
  });
}

test('another page or filter of the same list is no other place', async ({ page, api }) => {
  api.responder('GET /api/Processo', () => ({ corpo: processos(25), cabecalhos: { 'X-Total-Count': '75' } }));
  await abrir(page, '/importacao/processos');
  await rolar(page, 500);
  await page.getByRole('button', { name: /próxima página/i }).click();
  await expect(page).toHaveURL(/pagina=2/);
  await expect.poll(() => topo(page)).toBeGreaterThan(400);
});

const topo = (page: Page) => page.evaluate(() => Math.round(document.querySelector('#rolagem')?.scrollTop ?? -1));

/** Scrolls as soon as the page is long enough. */
async function rolar(page: Page, offset: number): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate((top) => {
        document.querySelector('#rolagem')?.scrollTo({ top, behavior: 'instant' });
        return Math.round(document.querySelector('#rolagem')?.scrollTop ?? -1);
      }, offset),
    )
    .toBe(offset);
}

/** Follows a link of the menu, in the drawer or beside the page. */
async function seguir(page: Page, nome: string): Promise<void> {
  const gaveta = page.getByRole('button', { name: 'Abrir menu' });
  if (await gaveta.isVisible()) await gaveta.click();
  await menu(page).getByRole('link', { name: nome, exact: true }).click();
  await expect(titulo(page)).toHaveText(nome);
}

/** Makes a list whose rows arrive when the test releases them. */
function atrasarLista(api: OutraApi) {
  let espera = Promise.withResolvers<void>();
  api.responder('GET /api/Processo', async () => {
    await espera.promise;
    return lista(processos(25));
  });
  return {
    chegam: () => espera.resolve(),
    atrasam: () => {
      espera = Promise.withResolvers<void>();
    },
  };
}
