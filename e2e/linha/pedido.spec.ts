import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import readXlsxFile from 'read-excel-file/node';
import { conferir } from '#e2e/acessivel.ts';
import { entrar, escolher, expect, test } from '#e2e/apoio.ts';

const campo = (page: Page, nome: string) => page.getByRole('textbox', { name: nome, exact: true });
const grade = (page: Page) => page.getByRole('grid', { name: 'Itens do pedido' });
/** Rows and columns count from 1; the first column is the part number. */
const celula = (page: Page, linha: number, coluna: number): Locator =>
  grade(page).locator(`[role=row][aria-rowindex="${linha + 1}"] [role=gridcell][aria-colindex="${coluna + 1}"]`);

const status = (page: Page, nome: string) => page.getByRole('main').getByText(nome, { exact: true }).first();

async function colar(page: Page, texto: string): Promise<void> {
  await page.evaluate((colado) => navigator.clipboard.writeText(colado), texto);
  await page.keyboard.press('ControlOrMeta+v');
}

async function baixar(page: Page, clicar: () => Promise<void>): Promise<Buffer> {
  const espera = page.waitForEvent('download');
  await clicar();
  return readFile(await (await espera).path());
}

test('an order out of a pasted block and a sheet goes out, is revised, cancelled and brought back, and is in the report', async ({
  page,
  context,
}, info) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const marca = `${info.parallelIndex}${Date.now()}`.slice(-9);
  const numero = `E2E-${marca}`;
  await entrar(page);

  const planilha =
    await test.step('three items of the cadastro are exported: the sheet that will be imported', async () => {
      await page.goto('/#/configuracoes/itens?ordem=partNumber');
      for (const linha of [1, 2, 3]) await page.getByRole('checkbox').nth(linha).click();
      return baixar(page, async () => {
        await page.getByRole('button', { name: 'Exportar selecionados' }).click();
        await page.getByRole('menuitem', { name: /XLSX/ }).last().click();
      });
    });

  await test.step('a block is pasted; what the order comes to follows', async () => {
    await page.goto('/#/importacao/relatorioPos/novo');
    await campo(page, 'Número').fill(numero);
    await escolher(page, 'Importador', 'amazonia');
    await escolher(page, 'Fornecedor', 'ficticia han');
    await escolher(page, 'Moeda', '220');
    await celula(page, 1, 1).click();
    await colar(
      page,
      [
        `E2E${marca}-1\tCircuito fictício\t85423190\tpeca\t1.000\t1,2345678`,
        `E2E${marca}-2\tPlaca fictícia\t84733041\tpeca\t2,5\t1,2345678`,
      ].join('\n'),
    );
    // 1000 × 1.2345678 = 1234.57; 2.5 × 1.2345678 = 3.09
    await expect(page.getByText('1.237,66').first()).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(page.getByText('1.237,66')).toHaveCount(0);
    await page.keyboard.press('Control+y');
    await expect(page.getByText('1.237,66').first()).toBeVisible();
  });

  await test.step('the sheet says what it lacks before anything enters the grid, and is mended there', async () => {
    await page.getByRole('button', { name: 'Importar planilha' }).click();
    const arquivo = { name: 'itens.xlsx', mimeType: '', buffer: planilha };
    await page.getByLabel('Solte aqui a planilha').setInputFiles(arquivo);
    await expect(page.getByText(/3 linhas, 0 sem erro/)).toBeVisible();
    const causa = page.getByRole('row', { name: /^Informe a quantidade\./ });
    await expect(causa.getByRole('cell', { name: '3', exact: true })).toBeVisible();
    await conferir(page);
    await page.getByRole('button', { name: 'Incluir todas e corrigir na grade' }).click();
    await celula(page, 3, 5).click();
    await colar(page, '10\t2\n20\t3\n30\t4');
    // 20 + 60 + 120
    await expect(page.getByText('1.437,66').first()).toBeVisible();
    await page.getByRole('button', { name: 'Gravar' }).click();
    await expect(page.getByText(`Pedido ${numero} criado.`)).toBeVisible();
    await expect(page).toHaveURL(/relatorioPos\/[0-9a-f-]{36}$/);
    await conferir(page);
  });

  await test.step('it goes out; what changes afterwards is a revision', async () => {
    await page.getByRole('button', { name: 'Emitir' }).click();
    await expect(status(page, 'Emitido')).toBeVisible();
    await celula(page, 1, 5).click();
    await page.keyboard.type('900');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+s');
    await expect(status(page, 'Revisão 1')).toBeVisible();
    await page.getByRole('tab', { name: 'Revisões' }).click();
    await expect(
      page.getByRole('tabpanel', { name: 'Revisões' }).getByText(`Linha 1, E2E${marca}-1: Quantidade`),
    ).toBeVisible();
    await conferir(page);
    await page.getByRole('tab', { name: 'Diferenças' }).click();
    await expect(page.getByText('Nada embarcado')).toHaveCount(5);
    await conferir(page);
    await page.getByRole('tab', { name: 'Pedido', exact: true }).click();
  });

  await test.step('it is cancelled with a reason, and brought back from the history', async () => {
    await page.getByRole('button', { name: 'Cancelar pedido' }).click();
    const dialogo = page.getByRole('dialog');
    await expect(dialogo.getByRole('button', { name: 'Cancelar pedido' })).toBeDisabled();
    await dialogo.getByLabel('Motivo').fill('O preço subiu');
    await dialogo.getByRole('button', { name: 'Cancelar pedido' }).click();
    await expect(page.getByText('Cancelado: O preço subiu')).toBeVisible();
    await page
      .getByRole('region', { name: 'Histórico' })
      .getByRole('listitem')
      .filter({ hasText: 'Ficou: Cancelado' })
      .getByRole('button', { name: /^Desfazer a alteração/ })
      .click();
    await expect(page.getByText('Alteração desfeita.')).toBeVisible();
    await expect(status(page, 'Emitido')).toBeVisible();
  });

  await test.step('its balances are listed, and the report has it, also as a sheet', async () => {
    await page.goto(`/#/importacao/relatorioPos/saldos?q=E2E${marca}`);
    await expect(page.getByRole('grid').getByRole('link', { name: `E2E${marca}-1` })).toBeVisible();
    await expect(page.getByText('1.114,20').first()).toBeVisible();
    await conferir(page);

    await page.goto('/#/importacao/relatorioPos/relatorio?agrupar=item');
    const relatorio = await baixar(page, () => page.getByRole('button', { name: 'Exportar XLSX' }).click());
    const [folha] = await readXlsxFile(relatorio);
    const linhas = folha?.data ?? [];
    // 900 × 1.2345678 = 1111.11102
    expect(linhas.find(([grupo]) => grupo === `E2E${marca}-1`)).toEqual(
      expect.arrayContaining([`E2E${marca}-1`, 1, 1111.11]),
    );
    await conferir(page);
  });
});
