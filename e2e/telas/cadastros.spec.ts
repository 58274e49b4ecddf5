import { conferir } from '#e2e/acessivel.ts';
import { entrar, expect, test } from '#e2e/apoio.ts';

test('a blank form is left without a question', async ({ page }) => {
  await entrar(page);
  for (const rota of ['itens', 'fornecedores', 'ncm', 'tabelas/Urf', 'parametros']) {
    await page.goto(`/#/configuracoes/${rota}/novo`);
    await expect(page.getByRole('button', { name: 'Gravar' })).toBeVisible();
    await page.getByRole('button', { name: 'Importação' }).click();
    await page
      .getByRole('navigation', { name: 'Menu principal' })
      .getByRole('link', { name: 'PO', exact: true })
      .click();
    await expect(page).toHaveURL(/relatorioPos$/);
    await page.getByRole('button', { name: 'Importação' }).click();
  }
});

test('from one cadastro to the next: in a strip, and on a phone in a menu', async ({ page }) => {
  await entrar(page);
  await page.goto('/#/configuracoes/itens');
  const nav = page.getByRole('navigation', { name: 'Cadastros' });
  await expect(nav.getByRole('link', { name: 'Itens' })).toHaveAttribute('aria-current', 'page');
  await nav.getByRole('link', { name: 'Tabelas' }).click();
  await page.goto('/#/configuracoes/tabelas/Urf');
  await expect(nav.getByRole('link', { name: 'Tabelas' })).toHaveAttribute('aria-current', 'page');
  await expect(nav.locator('[aria-current]')).toHaveCount(1);

  await page.setViewportSize({ width: 360, height: 740 });
  await nav.getByRole('button', { name: 'Cadastro: Tabelas' }).click();
  await page.getByRole('menuitem', { name: 'Parâmetros' }).click();
  await expect(page).toHaveURL(/#\/configuracoes\/parametros$/);
  await expect(nav.getByRole('button', { name: 'Cadastro: Parâmetros' })).toBeVisible();
  await conferir(page);
});
