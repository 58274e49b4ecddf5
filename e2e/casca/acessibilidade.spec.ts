import type { Page } from '@playwright/test';
import { conferir } from '#e2e/acessivel.ts';
import { abrir, expect, menu, test, titulo } from './apoio.ts';

// The screens themselves are tested on the real server, in e2e/telas/todas-as-telas.spec.ts.
test.describe('WCAG A and AA, light and dark', () => {
  test('the account menu over an unknown page', async ({ page }) => {
    await abrir(page, '/nao/existe');
    await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible();
    await page.getByRole('button', { name: 'Conta' }).click();
    await expect(page.getByRole('menuitem', { name: 'Sair' })).toBeVisible();
    await conferir(page);
  });

  test('a list that cannot be read', async ({ page, api }) => {
    api.responder('GET /api/Processo', () => ({ status: 500 }));
    await abrir(page, '/importacao/processos');
    await expect(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
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
});

test.describe('360 px wide', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the menu over the page fits it', async ({ page }) => {
    await abrir(page, '/dashboard');
    await page.getByRole('button', { name: 'Abrir menu' }).click();
    await expect(menu(page)).toBeVisible();
    await expect.poll(() => sobrasNaLargura(page)).toEqual([]);
    await conferir(page);
  });

  test('the title and the account are in view, the rates in full', async ({ page }) => {
    await abrir(page, '/configuracoes/representante');
    await expect(titulo(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Conta' })).toBeInViewport({ ratio: 1 });
    for (const sigla of ['EUR', 'USD', 'NOK']) {
      await expect(page.getByRole('listitem').filter({ hasText: sigla })).toBeInViewport({ ratio: 1 });
    }
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
