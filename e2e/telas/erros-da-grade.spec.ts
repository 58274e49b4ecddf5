import { diaDigitado, entrar, expect, test } from '#e2e/apoio.ts';

test('a link of the error summary makes its cell active: what is typed next goes into it', async ({ page }) => {
  await entrar(page, '/importacao/relatorioPos/novo');
  await page.getByRole('textbox', { name: /^Data/ }).first().fill(diaDigitado());
  const grade = page.getByRole('grid', { name: 'Itens' });
  const celula = (campo: number) => grade.getByRole('row').nth(1).getByRole('gridcell').nth(campo);
  await celula(0).click();
  await page.keyboard.type('SEM-QUANTIDADE');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+s');

  const erros = page.getByRole('alert').filter({ hasText: 'precisam de atenção' });
  await erros.getByRole('button', { name: 'Quantidade, linha 1' }).click();
  await expect(page.locator(':focus')).toHaveRole('gridcell');
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  await expect(grade.getByRole('row').nth(1).getByText('12', { exact: true })).toBeVisible();
});
