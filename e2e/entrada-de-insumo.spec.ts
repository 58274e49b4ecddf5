import type { Page } from '@playwright/test';
import { conferir } from './acessivel.ts';
import { diaDigitado, entrar, expect, novoCnpj, pedir, test } from './apoio.ts';

const campo = (page: Page, nome: string | RegExp) => page.getByRole('textbox', { name: nome });
const gravar = (page: Page) => page.getByRole('button', { name: 'Gravar' });

async function escolher(page: Page, nome: string, texto: string): Promise<void> {
  await page.getByRole('combobox', { name: nome }).fill(texto);
  await page.getByRole('option', { name: new RegExp(texto) }).click();
}

test('an item of a nota is written down, is in stock, and goes out of it with its record', async ({ page }) => {
  // The first digit is 1, because the number of a nota is kept without leading zeros.
  const marca = `1${String(Date.now()).slice(-7)}`;
  await entrar(page);
  await pedir(page, '/api/Importador', {
    razaoSocial: `INDUSTRIA ${marca}`,
    cnpj: novoCnpj(),
    setor: '1',
    situacaoSuframa: 'NAO_INSCRITO',
  });
  await pedir(page, '/api/Item', {
    partNumber: `PROJ-${marca}`,
    descricao: `PROJETOR ${marca}`,
    ncm: '85286200',
    origem: 'IMPORTADO',
    unidadeComercializada: 'PECA',
  });

  await test.step('what is missing or cannot be is told at its field, and nothing typed is lost', async () => {
    await page.goto('/#/dcr/saldo-insumos');
    await page.getByRole('link', { name: 'Notas e DSIs' }).click();
    await page.getByRole('link', { name: 'Nova entrada' }).first().click();
    await campo(page, 'Número').fill('1234567890');
    await gravar(page).click();
    const resumo = page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Indústria' }) });
    await expect(resumo).toContainText('Número: O número da nota tem até 9 algarismos.');
    await expect(resumo).toContainText('Indústria: Preencha este campo.');
    await expect(resumo).toContainText('CFOP: Informe o CFOP da nota.');
    await expect(campo(page, 'Número')).toHaveValue('1234567890');
    await conferir(page);
  });

  await test.step('a DSI asks neither for a seller nor for a CFOP', async () => {
    await page.getByRole('radio', { name: 'DSI' }).check();
    await expect(campo(page, 'CFOP')).toHaveCount(0);
    await page.getByRole('radio', { name: 'Nota de aquisição' }).check();
  });

  await test.step('it is recorded as the paper has it', async () => {
    await escolher(page, 'Indústria', `INDUSTRIA ${marca}`);
    await escolher(page, 'Insumo', `PROJ-${marca}`);
    await campo(page, 'Quantidade').fill('50');
    await campo(page, 'Entrada no estoque').fill(diaDigitado(-30));
    await campo(page, 'Número').fill(marca);
    await campo(page, 'Série').fill('1');
    await campo(page, 'Item da nota, nº do bem ou item da adição').fill('2');
    await campo(page, 'Emissão ou registro').fill(diaDigitado(-31));
    await campo(page, 'CFOP').fill('5102');
    await campo(page, 'CNPJ do fornecedor').fill('11.222.333/0001-81');
    await campo(page, 'Valor unitário da nota (R$)').fill('980,50');
    await campo(page, 'Valor unitário da importação (US$)').fill('125');
    await campo(page, 'Frete por unidade (US$)').fill('4,5');
    await campo(page, 'Seguro por unidade (US$)').fill('0,3125');
    await campo(page, 'Alíquota do II (%)').fill('16');
    await page.getByRole('switch', { name: 'II suspenso na importação' }).check();
    await campo(page, 'II suspenso na entrada (R$)').fill('5320,65');
    await page.keyboard.press('Control+s');
    await expect(
      page.getByRole('heading', { level: 2, name: `PROJ-${marca} · NF ${marca}, série 1, item 2` }),
    ).toBeVisible();
    await expect(page.getByText('Saldo: 50 PECA.')).toBeVisible();
    await conferir(page);
  });

  await test.step('its lote is in the stock, with its extrato and what is suspended of it', async () => {
    await page.getByRole('link', { name: 'Ver o extrato' }).click();
    await expect(page.getByText(`NF ${marca}, série 1, item 2`).first()).toBeVisible();
    const extrato = page.getByRole('table', { name: 'Extrato' }).getByRole('row');
    await expect(extrato.nth(1)).toContainText('Entrada+5050Nota ou DSI');
    await expect(page.getByRole('table', { name: 'Tributos suspensos' })).toContainText('5.320,65');
    await conferir(page);
    await page.goto(`/#/dcr/saldo-insumos?q=${marca}`);
    await expect(page.getByRole('row', { name: new RegExp(`NF ${marca}, série 1`) })).toContainText('item 2');
  });

  await test.step('deleted, it is out of the stock, and brought back it is in again', async () => {
    await page.goto(`/#/dcr/saldo-insumos/entradas?q=${marca}`);
    await page.getByRole('link', { name: `PROJ-${marca}` }).click();
    await page.getByRole('button', { name: 'Excluir' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click();
    await expect(page.getByText(/item 2 excluída\.$/)).toBeVisible();
    await page.goto(`/#/dcr/saldo-insumos?q=${marca}`);
    await expect(page.getByRole('heading', { name: 'Nada encontrado em lotes' })).toBeVisible();
    await page.goto(`/#/dcr/saldo-insumos/entradas?q=${marca}&excluidos=true`);
    await page.getByRole('button', { name: `Trazer de volta PROJ-${marca}` }).click();
    await page.goto(`/#/dcr/saldo-insumos?q=${marca}`);
    await expect(page.getByRole('row', { name: new RegExp(`NF ${marca}, série 1`) })).toBeVisible();
  });
});
