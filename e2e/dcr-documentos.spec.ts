import type { Locator, Page } from '@playwright/test';
import { conferir } from './acessivel.ts';
import { diaDigitado, diaEmManaus, entrar, expect, test } from './apoio.ts';
import { importarDi } from './importar-di.ts';
import { diDeDoisItens, novaIndustria } from './industria-do-dcr.ts';

// Wide enough for every column of the grids.
test.use({ viewport: { width: 2600, height: 900 } });

/** Finds a cell by its row, from 1, and the title of its column. */
async function celula(page: Page, linha: number, titulo: string): Promise<Locator> {
  const grade = page.getByRole('grid');
  const coluna = await grade.getByRole('columnheader', { name: titulo, exact: true }).getAttribute('aria-colindex');
  return grade.locator(`[role=row][aria-rowindex="${linha + 1}"] [role=gridcell][aria-colindex="${coluna}"]`);
}

async function esperarLinha(page: Page, linha: number, celulas: Record<string, string>): Promise<void> {
  for (const [titulo, texto] of Object.entries(celulas))
    await expect(await celula(page, linha, titulo)).toHaveText(texto);
}

const etapa = (page: Page, nome: string) =>
  page.getByRole('navigation', { name: 'Etapas do DCR-E' }).getByRole('button', { name: nome }).click();
const figura = (page: Page, nome: string) =>
  page.getByRole('region', { name: 'Resultado do cálculo' }).getByText(nome, { exact: true }).locator('..');

test('the components of a DCR-E are priced by what was bought and by what was declared, chosen from a list', async ({
  page,
}) => {
  await entrar(page);
  const industria = await novaIndustria(page);
  const { comprar, produtoId } = industria;

  await test.step('an industry has bought and imported', async () => {
    await comprar({ partNumber: 'GAB-1', nf: '101', dataEmissao: diaEmManaus(-90), valorUnitario: '10' });
    await comprar({
      partNumber: 'GAB-1',
      nf: '202',
      dataEmissao: diaEmManaus(-5),
      valorUnitario: '12',
      freteSeguroUnitario: '0.5',
    });
    await comprar({
      partNumber: 'CABO-2',
      nf: '303',
      dataEmissao: diaEmManaus(-9),
      valorUnitario: '3.25',
      moeda: 'USD',
    });
    await comprar({ partNumber: 'DEPOIS-3', nf: '404', dataEmissao: diaEmManaus(), valorUnitario: '1' });
    await importarDi(page, diDeDoisItens(industria, ['TELA FICTICIA ALFA', 'PLACA FICTICIA BETA']));
  });

  await test.step('its DCR-E, of yesterday and at R$ 5 for a dollar', async () => {
    await page.goto(`/#/dcr/novo-processo-dcr?produtoId=${produtoId}`);
    await expect(page.getByRole('textbox', { name: 'Descrição do produto' })).toHaveValue('MONITOR FICTICIO 24');
    await page.getByRole('textbox', { name: 'Data base', exact: true }).fill(diaDigitado(-1));
    await page.getByRole('textbox', { name: 'Taxa do dólar (R$)' }).fill('5,0000');
    await page.getByRole('checkbox', { name: 'Montar da estrutura do produto' }).uncheck();
    await page.getByRole('button', { name: 'Criar e continuar' }).click();
    await expect(page.getByText(/DCR-E DCR-\d+-\d+ criado\./)).toBeVisible();
  });

  const dialogo = page.getByRole('dialog', { name: 'Buscar nas compras' });
  const escolher = (nome: RegExp) => dialogo.getByRole('checkbox', { name: nome }).check();

  await test.step('purchases up to the data base, the newest first; two of them become lines', async () => {
    await etapa(page, 'Nacionais');
    await page.getByRole('button', { name: 'Buscar nas compras' }).click();
    const linhas = dialogo.getByRole('table', { name: 'Compras nacionais' }).getByRole('row');
    await expect(linhas).toHaveCount(4);
    await expect(linhas.nth(1)).toContainText('GAB-1');
    await expect(linhas.nth(1)).toContainText('12,500000');
    await expect(linhas.nth(2)).toContainText('CABO-2');
    await expect(linhas.nth(3)).toContainText('10,000000');
    await conferir(page);
    await dialogo.getByRole('searchbox').fill('nada disso');
    await expect(dialogo.getByText('Nenhuma compra nacional até a data base, nestes filtros.')).toBeVisible();
    await dialogo.getByRole('searchbox').fill('');
    await escolher(/^Escolher GAB-1 da NF 101, série 1/);
    await escolher(/^Escolher CABO-2 da NF 303/);
    await dialogo.getByRole('button', { name: 'Incluir 2 no DCR-E' }).click();
    await expect(await celula(page, 1, 'Quantidade')).toBeFocused();
    await page.keyboard.type('2');
    await page.keyboard.press('Enter');
    await page.keyboard.type('1');
    await page.keyboard.press('Enter');
    await esperarLinha(page, 1, {
      Código: 'GAB-1',
      Moeda: 'BRL',
      'Preço unitário': '10,000000',
      'Custo unitário (US$)': '2,000000',
      'Valor (US$)': '4,0000000',
    });
  });

  await test.step('of one that is there the document changes, and its quantity stays', async () => {
    await page.getByRole('button', { name: 'Buscar nas compras' }).click();
    await expect(dialogo.getByText('Já na lista')).toHaveCount(3);
    await escolher(/^Escolher GAB-1 da NF 202/);
    await expect(dialogo.getByRole('alert')).toContainText('1 já está na lista: trocar o documento dele, com preço');
    await dialogo.getByRole('button', { name: 'Incluir 1 no DCR-E' }).click();
    await expect(page.getByRole('button', { name: 'Buscar nas compras' })).toBeFocused();
    // 12 and 0.50 of freight, at R$ 5.
    await esperarLinha(page, 1, {
      Código: 'GAB-1',
      Quantidade: '2,0000000',
      'Preço unitário': '12,500000',
      'Custo unitário (US$)': '2,500000',
      'Valor (US$)': '5,0000000',
      'Nota fiscal': '202',
      Série: '1',
      'CNPJ do fornecedor': 'FX0PLAST000130',
      'IE do fornecedor': '041234561',
      Emissão: diaDigitado(-5),
    });
    await esperarLinha(page, 2, { Código: 'CABO-2', Moeda: 'USD', 'Preço unitário': '3,250000', 'Nota fiscal': '303' });
    await expect(figura(page, 'CCN (US$)')).toContainText('8,2500000');
  });

  await test.step('both items of the DI become lines, with their place in it, price and rate', async () => {
    await etapa(page, 'Importados');
    await page.getByRole('button', { name: 'Buscar na DI' }).click();
    const daDi = page.getByRole('dialog', { name: 'Buscar na DI' });
    await daDi.getByRole('searchbox').fill('ficticia alfa');
    await expect(daDi.getByRole('table').getByRole('row')).toHaveCount(2);
    await daDi.getByRole('checkbox', { name: /^Escolher .*, adição 001, item 0?1$/ }).check();
    await daDi.getByRole('searchbox').fill('ficticia beta');
    await daDi.getByRole('checkbox', { name: /^Escolher .*, adição 001, item 0?2$/ }).check();
    await daDi.getByRole('button', { name: 'Incluir 2 no DCR-E' }).click();
    await expect(await celula(page, 1, 'Quantidade')).toBeFocused();
    await page.keyboard.type('1');
    await page.keyboard.press('Enter');
    await page.keyboard.type('2');
    await page.keyboard.press('Enter');
    // US$ 20 and US$ 5, each with 24 ÷ 400 of its price in freight and insurance.
    await esperarLinha(page, 1, {
      Descrição: 'TELA FICTICIA ALFA',
      Documento: 'DI',
      Adição: '1',
      Item: '1',
      'Preço unitário': '21,200000',
      'II (%)': '16,00',
      'Valor (US$)': '21,2000000',
    });
    await esperarLinha(page, 2, { Adição: '1', Item: '2', 'Preço unitário': '5,300000', 'Valor (US$)': '10,6000000' });
    await expect(await celula(page, 1, 'DI ou DUIMP')).toHaveText(/^\d{10}$/);
    await expect(figura(page, 'CCI (US$)')).toContainText('31,8000000');
    // Labour that nobody gave is no zero.
    await expect(figura(page, 'CRA variável (%)')).toContainText('—');
  });

  await test.step('with its labour the product has a coefficient, and II by the unit', async () => {
    await etapa(page, 'Mão de obra');
    await page.getByRole('textbox', { name: /^Salários por unidade/ }).fill('1');
    // (8.25 + 1) ÷ (40.05 + 1); and 16 % of 31.80, less 22.53 % of that.
    await expect(figura(page, 'CRA variável (%)')).toContainText('22,53');
    await expect(figura(page, 'II por unidade (US$)')).toContainText('3,9416736');
  });
});
