import type { Page } from '@playwright/test';
import { conferir } from '#e2e/acessivel.ts';
import { abrir, expect, menu, test, titulo } from './apoio.ts';

// The screens themselves are tested on the real server, in e2e/telas/todas-as-telas.spec.ts.
test('the account menu over a list that cannot be read, with no rates in the bar', async ({ page, api }) => {
  for (const rota of ['GET /api/Processo', 'GET /api/Moeda'] as const) api.responder(rota, () => ({ status: 500 }));
  await abrir(page, '/importacao/processos');
  await expect(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('Cotações indisponíveis');
  await conferir(page);
  await page.getByRole('button', { name: 'Conta' }).click();
  await expect(page.getByRole('menuitem', { name: 'Sair' })).toBeVisible();
  await conferir(page);
});

test.describe('signed out', () => {
  test.use({ sessao: null });

  test('the login, refused', async ({ page }) => {
    await abrir(page, '');
    await page.getByRole('button', { name: 'Entrar' }).click();
    await expect(page.getByText('Informe a senha.')).toBeVisible();
    await conferir(page);
  });
});

test.describe('360 px wide', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the title, the account and the rates are in view, and the menu over the page fits it', async ({ page }) => {
    await abrir(page, '/configuracoes/representante');
    await expect(titulo(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Conta' })).toBeInViewport({ ratio: 1 });
    for (const sigla of ['EUR', 'USD', 'NOK']) {
      await expect(page.getByRole('listitem').filter({ hasText: sigla })).toBeInViewport({ ratio: 1 });
    }
    await page.getByRole('button', { name: 'Abrir menu' }).click();
    await expect(menu(page)).toBeVisible();
    await expect.poll(() => sobrasNaLargura(page)).toEqual([]);
    await conferir(page);
  });
});

/** The elements wider than their place: the page itself, and the element that scrolls it. */
async function sobrasNaLargura(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [document.documentElement, document.body, document.querySelector('#rolagem'), document.querySelector('nav')]
      .filter((elemento) => elemento !== null)
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > Math.min(clientWidth, innerWidth))
      .map(({ tagName, id, scrollWidth }) => `${tagName}#${id} ${scrollWidth}`),
  );
}
