import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import readXlsxFile from 'read-excel-file/node';
import { extractText, getDocumentProxy } from 'unpdf';
import writeXlsxFile from 'write-excel-file/node';
import { gerarArquivoDi } from '#server/seeds/arquivo-di.ts';
import { DEMONSTRACAO } from '#server/seeds/pessoa-demonstracao.ts';
import { diaEmManaus, entrar, escolher, expect, test } from './apoio.ts';

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n');
const campo = (page: Page, nome: string) => page.getByRole('textbox', { name: nome, exact: true });
const dialogo = (page: Page) => page.getByRole('dialog');
const parte = (page: Page, nome: RegExp | string) => page.getByRole('tab', { name: nome }).click();
const passos = (page: Page) => page.getByRole('list', { name: 'Passos do processo' }).getByRole('listitem');
const continuar = (page: Page) => page.getByRole('button', { name: 'Continuar', exact: true }).click();

async function baixar(page: Page, clicar: () => Promise<void>): Promise<Buffer> {
  const espera = page.waitForEvent('download');
  await clicar();
  return readFile(await (await espera).path());
}

/** A DI of the demonstration's importer, registered today and waiting for its canal. */
function diRegistrada(semente: number): Buffer {
  const { cnpj: numero, razaoSocial: nome } = DEMONSTRACAO.empresa;
  const xml = gerarArquivoDi({
    semente,
    dataRegistro: diaEmManaus(),
    adicoes: 2,
    itensPorAdicao: 1,
    importador: { numero, nome },
    taxas: { '220': '5.3417' },
  });
  if (!xml.includes('<canalSelecaoParametrizada>000')) return diRegistrada(semente + 1);
  return Buffer.from(xml.replaceAll(/(<fornecedorNome>)[^<]*/g, '$1JORNADA TRADING CO'));
}

test('from an order out of a sheet to the espelho of what came of it', async ({ page }, info) => {
  const marca = `${info.parallelIndex}${Date.now()}`.slice(-9);
  const pedido = `PE-${marca}`;
  await entrar(page);

  await test.step('the order comes from a sheet, and goes out', async () => {
    const titulos = ['Part number', 'Descrição', 'NCM', 'Unidade', 'Quantidade', 'Valor unitário'];
    const linhas = [
      [`${pedido}-1`, 'Circuito fictício', '85423190', 'PECA', 100, 2.5],
      [`${pedido}-2`, 'Placa fictícia', '84733041', 'PECA', 40, 3],
    ];
    const planilha = await writeXlsxFile(
      [titulos, ...linhas].map((linha) => linha.map((value) => ({ value }))),
    ).toBuffer();
    await page.goto('/#/importacao/relatorioPos/novo');
    await campo(page, 'Número').fill(pedido);
    await escolher(page, 'Importador', 'amazonia');
    await escolher(page, 'Fornecedor', 'ficticia han');
    await escolher(page, 'Moeda', '220');
    await page.getByRole('button', { name: 'Importar planilha' }).click();
    await dialogo(page)
      .locator('input[type=file]')
      .setInputFiles({ name: 'pedido.xlsx', mimeType: '', buffer: planilha });
    await dialogo(page)
      .getByRole('button', { name: /2 linhas/ })
      .click();
    // 100 × 2.50 + 40 × 3.00
    await expect(page.getByText('370,00').first()).toBeVisible();
    await page.getByRole('button', { name: 'Gravar' }).click();
    await expect(page.getByText(`Pedido ${pedido} criado.`)).toBeVisible();
    await page.getByRole('button', { name: 'Emitir' }).click();
    await expect(page.getByText('Alterações gravadas.').first()).toBeVisible();
    await expect(page.getByRole('main').getByText('Emitido', { exact: true }).first()).toBeVisible();
  });

  const id = await test.step('a process begins from it, and its items become adições with their taxes', async () => {
    await page.goto('/#/importacao/novo-processo');
    await page.getByRole('link', { name: 'Escolher pedidos' }).click();
    await page.getByRole('searchbox').fill(pedido);
    await page.getByRole('checkbox', { name: new RegExp(pedido) }).check();
    await continuar(page);
    await expect(page).toHaveURL(/novo-processo\?processo=[\w-]+/);
    await page.getByLabel('Nossa referência').fill(`REF-${pedido}`);
    await continuar(page);
    await expect(page.getByRole('heading', { name: 'Passo 2 de 7: Carga e transporte' })).toBeVisible();
    const processo = new URL(page.url().replace('#/', '')).searchParams.get('processo') ?? '';
    await page.goto(`/#/importacao/processos/${processo}?aba=adicoes`);
    await page.getByRole('button', { name: 'Gerar adições' }).click();
    await expect(dialogo(page).getByRole('row')).toHaveCount(3);
    await dialogo(page).getByRole('button', { name: 'Aplicar' }).click();
    await page.getByRole('button', { name: 'Gravar' }).click();
    await expect(page.getByText('Alterações gravadas.').first()).toBeVisible();
    return processo;
  });

  await test.step('its DI is brought onto it: declared stands beside computed, and planned is kept', async () => {
    await page.getByRole('button', { name: 'Importar DI ou DUIMP' }).click();
    await dialogo(page)
      .locator('input[type=file]')
      .setInputFiles({ name: 'di.xml', mimeType: 'text/xml', buffer: diRegistrada(Number(marca)) });
    // The generated goods are not those of the order: putting them on its process takes a reason.
    const importar = dialogo(page)
      .getByRole('button', { name: /^Importar/ })
      .last();
    await expect(importar).toBeDisabled();
    await dialogo(page)
      .getByRole('textbox', { name: /Por que esta declaração é deste processo/ })
      .fill('Jornada');
    await importar.click();
    await expect(dialogo(page)).toBeHidden();
    await parte(page, 'Tributos');
    const comparada = page.getByRole('table', { name: 'Declarado, calculado e diferença' });
    await expect(comparada).toBeVisible();
    await expect(comparada.getByRole('row').filter({ hasText: 'Valor aduaneiro' }).first()).toBeVisible();
    await parte(page, /^Adições/);
    await expect(page.getByText('JORNADA TRADING CO').first()).toBeVisible();
    await expect(page.getByText('Adições previstas')).toBeVisible();
  });

  await test.step('the papers it must have are sent where they are asked for', async () => {
    await parte(page, 'Documentos');
    const papel = page.getByRole('listitem').filter({ hasText: 'Fatura comercial' }).first();
    await expect(papel).toContainText('falta');
    await papel
      .locator('input[type=file]')
      .setInputFiles({ name: 'fatura.pdf', mimeType: 'application/pdf', buffer: PDF });
    await expect(papel).toContainText('presente');
  });

  await test.step('it goes on to its desembaraço', async () => {
    await page.getByRole('button', { name: 'Parametrizado', exact: true }).click();
    await dialogo(page).getByRole('combobox', { name: 'Canal' }).click();
    await page.getByRole('option', { name: 'Verde' }).click();
    await dialogo(page).getByRole('button', { name: 'Confirmar' }).click();
    await expect(dialogo(page)).toBeHidden();
    await page.getByRole('button', { name: 'Desembaraçado RFB', exact: true }).click();
    await dialogo(page).getByRole('button', { name: 'Confirmar' }).click();
    await expect(dialogo(page)).toBeHidden();
    await expect(passos(page).last()).toContainText('Desembaraçado RFB');
  });

  await test.step('what it costs beside its taxes falls on its items', async () => {
    await parte(page, 'Despesas');
    await page.getByRole('button', { name: 'Nova despesa' }).click();
    await dialogo(page).getByLabel('Valor').fill('1234,57');
    await dialogo(page).getByRole('button', { name: 'Gravar' }).click();
    await expect(dialogo(page)).toBeHidden();
    await expect(page.getByRole('table', { name: 'Despesas', exact: true })).toContainText('1.234,57');
    const custo = page.getByRole('table', { name: 'Custo realizado por item' });
    await expect(custo.getByRole('row')).toHaveCount(4);
  });

  await test.step('the sheet of the list and the PDF of the process say the same', async () => {
    const numero = (await page.getByRole('heading', { level: 2 }).first().textContent())?.split(' · ')[0] ?? '';
    const pdf = await baixar(page, () => page.getByRole('button', { name: 'Espelho' }).click());
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
    const lido = text.replaceAll(/\s+/g, ' ');
    for (const trecho of [`Espelho do processo ${numero}`, `REF-${pedido}`, 'AFRMM 1.234,57', 'JORNADA TRADING CO']) {
      expect(lido).toContain(trecho);
    }
    await page.goto(`/#/importacao/processos?q=REF-${pedido}`);
    await expect(page.getByRole('link', { name: numero })).toBeVisible();
    const xlsx = await baixar(page, async () => {
      await page.getByRole('button', { name: 'Exportar' }).click();
      await page.getByRole('menuitem', { name: 'Excel (XLSX), todas as colunas' }).click();
    });
    const [planilha] = await readXlsxFile(xlsx);
    const [titulos = [], linha = [], ...outras] = planilha?.data ?? [];
    const valor = (titulo: string) => linha[titulos.indexOf(titulo)];
    expect(outras).toEqual([]);
    expect([
      valor('Processo'),
      valor('Nossa referência'),
      valor('Situação'),
      valor('Canal RFB'),
      valor('Adições'),
    ]).toEqual([numero, `REF-${pedido}`, 'Desembaraçado RFB', 'Verde', 2]);
    await page.getByRole('link', { name: numero }).click();
    await expect(page).toHaveURL(new RegExp(`/processos/${id}(\\?|$)`));
  });
});
