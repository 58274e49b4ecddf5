import { readFile } from 'node:fs/promises';
import readXlsxFile from 'read-excel-file/node';
import { conferir } from '#e2e/acessivel.ts';
import { entrar, expect, test } from './apoio.ts';

const TITULOS = ['Registro de DI', 'Custo realizado', 'Tempo por etapa', 'Tributos suspensos'];

test('reports are reached from the list, drawn, summed, taken home as a sheet and printed whole', async ({ page }) => {
  await entrar(page);
  await page.goto('/#/importacao/processos');
  await page.getByRole('main').getByRole('link', { name: 'Relatórios' }).click();
  await expect(page).toHaveURL(/#\/importacao\/relatorios\/registro-de-di/);

  for (const titulo of TITULOS) {
    await test.step(titulo, async () => {
      await page.getByRole('tab', { name: titulo }).click();
      await expect(page.getByRole('heading', { name: titulo, exact: true })).toBeVisible();
      await expect(page.getByRole('img', { name: new RegExp(`^${titulo} por`) })).toBeVisible();
      const tabela = page.getByRole('table', { name: titulo });
      const linhas = await tabela.locator('tbody tr').count();
      const espera = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Exportar XLSX' }).click();
      const [planilha] = await readXlsxFile(await readFile(await (await espera).path()));
      const colunas = await tabela.getByRole('columnheader').allTextContents();
      // A row above the head says what the report leaves out, as the page does.
      const ressalva = planilha?.data[0]?.[0] === colunas[0] ? 0 : 1;
      if (ressalva) await expect(page.getByText(String(planilha?.data[0]?.[0]))).toBeVisible();
      expect(planilha?.data[ressalva]).toEqual(colunas);
      expect(planilha?.data.length).toBe(linhas + 1 + ressalva);
      await conferir(page);
    });
  }

  await test.step('on paper no column is left out', async () => {
    await page.getByRole('tab', { name: 'Registro de DI' }).click();
    await page.emulateMedia({ media: 'print' });
    const caixa = page.getByRole('region', { name: 'Registro de DI', exact: true });
    await expect(caixa).toHaveCSS('overflow-x', 'visible');
    await expect(page.getByRole('banner')).toBeHidden();
  });
});
