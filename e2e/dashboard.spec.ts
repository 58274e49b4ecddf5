import { conferir } from '#e2e/acessivel.ts';
import { entrar, expect, test } from './apoio.ts';

test('the dashboard leads to the lists behind its figures, by importer and by months, as charts and as tables', async ({
  page,
}) => {
  await entrar(page, '/dashboard');
  const regiao = (nome: string) => page.getByRole('region', { name: nome, exact: true });
  await test.step('a situation leads to as many rows as it says', async () => {
    const linha = regiao('Processos por situação').getByRole('row').first();
    const quantos = await linha.getByRole('cell').textContent();
    await linha.getByRole('link').click();
    await expect(page).toHaveURL(/#\/importacao\/processos\?situacao=/);
    await expect(page.getByText(new RegExp(`^1–\\d+ de ${quantos}$`))).toBeVisible();
  });

  await test.step('money leads to what it is the sum of', async () => {
    await page.goto('/#/dashboard');
    const suspensos = regiao('Dinheiro em jogo').getByRole('link').nth(1);
    const valor = (await suspensos.textContent()) ?? '';
    await suspensos.click();
    await expect(page).toHaveURL(/#\/dcr\/saldo-insumos\?comSuspensao=/);
    await expect(page.getByText(valor, { exact: true }).first()).toBeVisible();
    await page.goto('/#/dashboard');
  });

  await test.step('whose and which months stand in the address, and outlive a reload', async () => {
    await page.getByRole('button', { name: /^Período/ }).click();
    await page.getByRole('button', { name: 'Últimos 12 meses' }).click();
    await page.getByRole('button', { name: 'Importador', exact: true }).click();
    await page.getByRole('combobox', { name: 'Importador' }).fill('amazonia');
    await page.getByRole('option', { name: /Amazônia Componentes/ }).click();
    await expect(page.getByRole('button', { name: 'Importador: Amazônia Componentes Ltda' })).toBeVisible();
    await page.getByRole('button', { name: 'Tabelas' }).click();
    await expect(page).toHaveURL(/de=.*ate=.*importadorId=.*ver=tabelas/);
    await page.reload();
    const tributos = page.getByRole('table', { name: 'Tributos das declarações por mês de registro' });
    await expect(tributos.getByRole('row')).toHaveCount(14);
    await conferir(page);
  });

  await test.step('as charts, and on a phone', async () => {
    await page.getByRole('button', { name: 'Gráficos' }).click();
    await expect(page.getByRole('img', { name: /^Tributos das declarações por mês/ })).toBeVisible();
    await conferir(page);
    await page.setViewportSize({ width: 360, height: 780 });
    await conferir(page);
    const largura = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(largura).toBeLessThanOrEqual(360);
  });
});
