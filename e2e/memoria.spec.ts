import { conferir } from '#e2e/acessivel.ts';
import { entrar, expect, processoDaDemonstracao, test } from './apoio.ts';

test('a figure of the demonstration opens its memória by keyboard, is copied whole, and stands in every theme', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await entrar(page);
  await page.goto(`/#/importacao/processos?q=${processoDaDemonstracao(2)}`);
  await page.getByRole('link', { name: processoDaDemonstracao(2) }).click();
  await page.getByRole('tab', { name: 'Tributos' }).click();
  const calculado = page.getByRole('button', { name: /memória de cálculo de COFINS da adição 001$/ });
  await expect(calculado).toBeVisible();
  await conferir(page);

  await calculado.focus();
  await page.keyboard.press('Enter');
  const memoria = page.getByRole('dialog', { name: 'Memória de cálculo' });
  const raiz = memoria.getByRole('treeitem', { name: /^COFINS da adição 001: devido/ });
  await expect(raiz).toBeVisible();
  await expect(page).toHaveURL(/memoria=001\.cofins/);
  await raiz.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(memoria.getByRole('treeitem', { name: /^Condição de venda em reais, adição 001/ })).toBeVisible();
  await conferir(page);

  await memoria.getByRole('button', { name: 'Copiar' }).click();
  await expect(page.getByText('Memória de cálculo copiada.')).toBeVisible();
  const copiada = await page.evaluate(() => navigator.clipboard.readText());
  expect(copiada).toMatch(/^IMP-\d{4}-0002 · adição 001\nCOFINS da adição 001: devido: R\$ [\d.,]+ = /);
  expect(copiada).toContain('[XML da DI: adicao[001]/cofinsAliquotaAdValorem, NCM ');

  await page.keyboard.press('Escape');
  await expect(memoria).toBeHidden();
  await expect(page).not.toHaveURL(/memoria=/);
});

test('the sums at the head of a process are explained by what was declared', async ({ page }) => {
  await entrar(page);
  await page.goto(`/#/importacao/processos?q=${processoDaDemonstracao(12)}`);
  await page.getByRole('link', { name: processoDaDemonstracao(12) }).click();
  const memoria = page.getByRole('dialog', { name: 'Memória de cálculo' });
  for (const [botao, nome] of [
    ['os tributos devidos', 'Tributos devidos'],
    ['o recolhimento declarado', 'Tributos a recolher'],
  ]) {
    await page.getByRole('button', { name: `Como se calcula: ${botao}` }).click();
    const raiz = memoria.getByRole('treeitem', { name: new RegExp(`^${nome}`) });
    // The figure of the card, and the five figures that make it up.
    await expect(raiz).toContainText('261.307,87');
    await raiz.focus();
    await page.keyboard.press('ArrowRight');
    await expect(memoria.getByRole('treeitem')).toHaveCount(6);
    await expect(memoria.getByRole('treeitem', { name: /^Taxa Siscomex/ })).toBeVisible();
    await conferir(page);
    await page.keyboard.press('Escape');
    await expect(memoria).toBeHidden();
  }
});
