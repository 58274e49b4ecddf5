import type { Page } from '@playwright/test';
import { conferir, conferirNosDoisTemas } from '#e2e/acessivel.ts';
import { abrir, expect, menu, test, titulo } from './apoio.ts';
import { TELAS } from './telas.ts';

test.describe('WCAG A and AA, light and dark', () => {
  for (const [grupo, caminhos] of Object.entries(porGrupo())) {
    test(`the screens of ${grupo}`, async ({ page }) => {
      await abrir(page, '/dashboard');
      for (const [caminho, esperado] of caminhos) {
        await test.step(caminho, async () => {
          await page.goto(`/#${caminho}`);
          await expect(page).toHaveTitle(`${esperado} · Cais`);
          await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
          await conferirNosDoisTemas(page);
        });
      }
    });
  }

  test('each part of a process', async ({ page }) => {
    await abrir(page, '/importacao/processos/00000000-0000-4000-8000-000000000001');
    for (const aba of ['Adições', 'Tributos', /^Conferências/]) {
      await page.getByRole('tab', { name: aba }).click();
      await expect(page.getByRole('tab', { name: aba, selected: true })).toBeVisible();
      await expect(page.getByRole('tabpanel').getByRole('table').first()).toBeVisible();
      await conferirNosDoisTemas(page);
    }
  });

  test('an unknown page, the account menu and the dialog of the import', async ({ page }) => {
    await abrir(page, '/nao/existe');
    await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible();
    await conferirNosDoisTemas(page);
    await page.getByRole('button', { name: 'Conta' }).click();
    await expect(page.getByRole('menuitem', { name: 'Sair' })).toBeVisible();
    await conferirNosDoisTemas(page);
    await page.goto('/#/importacao/processos?dialogo=importar-di');
    await expect(page.getByRole('dialog', { name: 'Importar DI' })).toBeVisible();
    await conferirNosDoisTemas(page);
  });

  test('a list that cannot be read', async ({ page, api }) => {
    api.responder('GET /api/Processo', () => ({ status: 500 }));
    await abrir(page, '/importacao/processos');
    await expect(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
    await conferirNosDoisTemas(page);
  });

  test.describe('signed out', () => {
    test.use({ sessao: null });

    test('the login, empty and refused', async ({ page }) => {
      await abrir(page, '');
      await expect(page.getByRole('heading', { name: 'Entrar' })).toBeVisible();
      await conferirNosDoisTemas(page);
      await page.getByRole('button', { name: 'Entrar' }).click();
      await expect(page.getByText('Informe a senha.')).toBeVisible();
      await conferirNosDoisTemas(page);
    });
  });
});

test.describe('360 px wide', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`no screen is wider than the phone, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await abrir(page, '/dashboard');
      for (const [caminho, esperado] of TELAS) {
        await test.step(caminho, async () => {
          await page.goto(`/#${caminho}`);
          await expect(page).toHaveTitle(`${esperado} · Cais`);
          await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
          await expect.poll(() => sobrasNaLargura(page)).toEqual([]);
        });
      }
      await page.getByRole('button', { name: 'Abrir menu' }).click();
      await expect(menu(page)).toBeVisible();
      await expect.poll(() => sobrasNaLargura(page)).toEqual([]);
      await conferir(page);
    });
  }

  test.describe('signed out', () => {
    test.use({ sessao: null });

    test('nor is the login', async ({ page }) => {
      await abrir(page, '');
      await expect(page.getByRole('heading', { name: 'Entrar' })).toBeVisible();
      expect(await sobrasNaLargura(page)).toEqual([]);
    });
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

function porGrupo(): Record<string, [string, string][]> {
  return Object.groupBy(TELAS, ([caminho]) => caminho.split('/')[1] ?? '') as never;
}

/** What is wider than its place: the page itself, and the element that scrolls it. */
async function sobrasNaLargura(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [document.documentElement, document.body, document.querySelector('#rolagem'), document.querySelector('nav')]
      .filter((elemento) => elemento !== null)
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > Math.min(clientWidth, innerWidth))
      .map(({ tagName, id, scrollWidth }) => `${tagName}#${id} ${scrollWidth}`),
  );
}
