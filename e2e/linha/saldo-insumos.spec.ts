import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import readXlsxFile from 'read-excel-file/node';
import { conferir } from '#e2e/acessivel.ts';
import { diaEmManaus, entrar, expect, novoCnpj, test } from '#e2e/apoio.ts';
import { importarDi } from '#e2e/importar-di.ts';
import { gerarArquivoDi } from '#server/seeds/arquivo-di.ts';

/** Generates a released declaration of one item, with a new number. */
function diDesembaracada(semente: number, numero: string): string {
  const xml = gerarArquivoDi({
    semente,
    dataRegistro: diaEmManaus(-40),
    adicoes: 1,
    itensPorAdicao: 1,
    importador: { numero, nome: 'INDUSTRIA DO SALDO LTDA' },
    taxas: { '220': '5.3417' },
  });
  return xml.includes('<canalSelecaoParametrizada>001') ? xml : diDesembaracada(semente + 1, numero);
}

const folha = (xml: string, nome: string) => new RegExp(`<${nome}>([^<]*)<`).exec(xml)?.[1]?.trim() ?? '';
const inteiro = (n: number) => n.toLocaleString('pt-BR');
const extrato = (page: Page) => page.getByRole('table', { name: 'Extrato' }).getByRole('row');

test('from a DI that is through to its stock, adjusted, told and taken along', async ({ page }) => {
  const xml = diDesembaracada(Number(String(Date.now()).slice(-7)), novoCnpj());
  const [, ano, sequencia, digito] = /<numeroDI>(\d{2})(\d{7})(\d)</.exec(xml) ?? [];
  const numero = `${ano}/${sequencia}-${digito}`;
  // The Siscomex writes five decimals without the comma.
  const quantidade = Number(folha(xml, 'quantidade')) / 100_000;
  await entrar(page);
  await importarDi(page, xml);

  await test.step('its item is in stock, with what is suspended of it', async () => {
    await page.goto(`/#/dcr/saldo-insumos?q=${encodeURIComponent(numero)}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saldo de insumos');
    const linha = page.getByRole('row', { name: new RegExp(`DI ${numero}`) });
    await expect(linha).toContainText('adição 001, item 01');
    await expect(linha).toContainText(inteiro(quantidade));
    await conferir(page);
    await linha.getByRole('link').first().click();
    await expect(extrato(page)).toHaveCount(2);
    await expect(extrato(page).nth(1)).toContainText(`+${inteiro(quantidade)}`);
    await conferir(page);
  });

  await test.step('an adjustment below zero is refused in words', async () => {
    await page.getByRole('button', { name: 'Ajustar saldo' }).click();
    const dialogo = page.getByRole('dialog', { name: 'Ajustar saldo' });
    await dialogo.getByLabel('Quantidade').fill(String(quantidade + 1));
    await dialogo.getByLabel('Motivo').fill('Inventário');
    await dialogo.getByRole('radio', { name: 'Correção de lançamento' }).check();
    await expect(dialogo.getByText(/O saldo não pode ficar abaixo de zero: restam? /)).toBeVisible();
    await conferir(page);
    await dialogo.getByRole('button', { name: 'Ajustar' }).click();
    await expect(dialogo).toBeVisible();
    await dialogo.getByLabel('Quantidade').fill('1');
    await expect(dialogo.getByText(new RegExp(`Saldo depois: ${inteiro(quantidade - 1)} `))).toBeVisible();
    // Enter submits the form from the keyboard.
    await dialogo.getByLabel('Quantidade').press('Enter');
    await expect(page.getByText('Saldo ajustado.')).toBeVisible();
  });

  await test.step('the extrato tells it, and it is taken back', async () => {
    await expect(extrato(page).nth(2)).toContainText(`Ajuste−1${inteiro(quantidade - 1)}Inventário`);
    await page.getByRole('button', { name: 'Estornar o movimento 2' }).click();
    await page.getByRole('dialog').getByLabel('Motivo do estorno').fill('Contagem errada');
    await page.getByRole('dialog').getByRole('button', { name: 'Estornar' }).click();
    await expect(extrato(page).nth(3)).toContainText(`Estorno+1${inteiro(quantidade)}`);
    await expect(extrato(page).nth(2)).toContainText('estornado pelo movimento 3');
    await page.getByRole('button', { name: 'Devolver ao exterior' }).click();
    const dialogo = page.getByRole('dialog', { name: 'Devolver ao exterior' });
    await dialogo.getByLabel('Quantidade devolvida').fill('2');
    await dialogo.getByLabel('Documento da devolução').fill('DU-E 26BR0000000009');
    await dialogo.getByRole('button', { name: 'Devolver' }).click();
    await expect(extrato(page).nth(4)).toContainText(`Devolução ao exterior−2${inteiro(quantidade - 2)}`);
  });

  await test.step('by declaration it is one group, and the list is a sheet', async () => {
    await page.goto(`/#/dcr/saldo-insumos?q=${encodeURIComponent(numero)}`);
    await page.getByRole('button', { name: 'Por documento' }).click();
    await expect(page).toHaveURL(/modo=por-di/);
    const grupo = page.getByRole('table', { name: 'Saldo por documento' }).getByRole('row').nth(1);
    await expect(grupo).toContainText(inteiro(quantidade - 2));
    await conferir(page);
    await page.getByRole('button', { name: 'Por lote' }).click();
    await expect(page).not.toHaveURL(/modo=/);
    await page.getByRole('button', { name: 'Exportar', exact: true }).click();
    const [baixado] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Excel (XLSX), todas as colunas' }).click(),
    ]);
    expect(baixado.suggestedFilename()).toMatch(/^saldo-de-insumos-\d{4}-\d{2}-\d{2}\.xlsx$/);
    const [planilha] = await readXlsxFile(await readFile(await baixado.path()));
    const [titulos = [], linha = [], ...outras] = planilha?.data ?? [];
    const valor = (titulo: string) => linha[titulos.indexOf(titulo)];
    expect(outras).toEqual([]);
    expect([valor('Documento'), valor('Adição'), valor('Entrou'), valor('Saldo')]).toEqual([
      `DI ${numero}`,
      1,
      quantidade,
      quantidade - 2,
    ]);
  });
});
