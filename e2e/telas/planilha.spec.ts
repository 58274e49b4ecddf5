import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { conferir } from '#e2e/acessivel.ts';
import { entrar, expect, test } from '#e2e/apoio.ts';

const contagem = (page: Page, nome: string) => page.getByText(nome, { exact: true }).locator('..');

async function enviar(page: Page, nome: string, buffer: Buffer): Promise<void> {
  await page.getByLabel('Solte aqui a planilha').setInputFiles({ name: nome, mimeType: '', buffer });
  await expect(page.getByRole('heading', { name: 'Colunas da planilha' })).toBeVisible();
}

test('a list exported to XLSX comes back as it is: nothing to write', async ({ page }) => {
  await entrar(page);
  await page.goto('/#/configuracoes/fornecedores?papel=FABRICANTE');
  await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
  const espera = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar' }).click();
  await page.getByRole('menuitem', { name: /XLSX/ }).last().click();
  const arquivo = await readFile(await (await espera).path());

  await page.getByRole('link', { name: 'Importar planilha' }).click();
  await enviar(page, 'fornecedores.xlsx', arquivo);
  await page.getByRole('button', { name: 'Conferir' }).click();
  await expect(page.getByText('Não há nada a gravar.')).toBeVisible();
  await expect(contagem(page, 'Com erro')).toContainText('0');
  await expect(contagem(page, 'Novos')).toContainText('0');
});

test('rows are checked before anything is written, mended in place, written, and undone', async ({ page }, info) => {
  const marca = `PLAN-${info.parallelIndex}-${Date.now()}`;
  const csv = [
    'Part number;Descrição;NCM;Unidade comercializada;Origem;Peso líquido unitário',
    `${marca}-1;Placa fictícia;8517.79.00;UNIDADE;Importado;0,0125`,
    `${marca}-2;Cabo fictício;85177;UNIDADE;Importado;1.234,5`,
  ].join('\r\n');
  await entrar(page);
  await page.goto('/#/configuracoes/itens');
  await page.getByRole('link', { name: 'Importar planilha' }).click();
  await enviar(page, 'itens.csv', Buffer.from(`\ufeff${csv}`));
  await expect(page.getByLabel('Campo de NCM')).toHaveText('NCM');
  await page.getByRole('button', { name: 'Conferir' }).click();
  await expect(contagem(page, 'Novos')).toContainText('1');
  await expect(contagem(page, 'Com erro')).toContainText('1');
  await conferir(page);

  await page.getByRole('gridcell', { name: '85177', exact: true }).click();
  await page.keyboard.type('85177900');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Conferir de novo' }).click();
  await expect(contagem(page, 'Novos')).toContainText('2');
  await page.getByRole('button', { name: 'Gravar tudo ou nada' }).click();
  await expect(page.getByRole('heading', { name: 'Planilha importada' })).toBeVisible();
  await page.getByRole('link', { name: 'Ver na lista' }).click();
  await expect(page.getByText('1–2 de 2')).toBeVisible();
  await page.getByRole('link', { name: `${marca}-2` }).click();
  await expect(page.getByRole('textbox', { name: 'Peso líquido unitário' })).toHaveValue('1.234,5000000');
});

test('the file of errors is mended and brought back', async ({ page }, info) => {
  const marca = `ERRO-${info.parallelIndex}-${Date.now()}`;
  const csv = `Part number;Descrição;NCM;Unidade comercializada;Origem\r\n${marca};Peça fictícia;123;UNIDADE;Importado\r\n`;
  await entrar(page);
  await page.goto('/#/configuracoes/importar/Item');
  await enviar(page, 'itens.csv', Buffer.from(csv));
  await page.getByRole('button', { name: 'Conferir' }).click();
  const espera = page.waitForEvent('download');
  await page.getByRole('button', { name: /Baixar/ }).click();
  const baixado = await espera;
  expect(baixado.suggestedFilename()).toMatch(/\.xlsx$/);
  await writeFile(info.outputPath('erros.xlsx'), await readFile(await baixado.path()));
  // Sent back unchanged, the file gives the same error and loses nothing.
  await page.getByLabel('Devolver o arquivo corrigido').setInputFiles(info.outputPath('erros.xlsx'));
  await expect(contagem(page, 'Com erro')).toContainText('1');
  await expect(page.getByRole('gridcell', { name: '123', exact: true })).toBeVisible();
});
