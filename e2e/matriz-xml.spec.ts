import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import { conferir } from '#e2e/acessivel.ts';
import { entrar, expect, test } from './apoio.ts';

const campo = (page: Page, nome: string) => page.getByRole('textbox', { name: nome, exact: true });
const gravar = (page: Page) => page.getByRole('button', { name: 'Gravar' });
const IMPORTADOR = 'Jatobá Testes Fictícia Ltda';

/** Written by hand from the layout; these schemas are not of the Sefaz. */
const xsd = (nome: string) => strToU8(readFileSync(`server/testing/xsd/${nome}`, 'utf8'));
const ARQUIVO_XSD = {
  name: 'leiautes-da-sefaz.zip',
  mimeType: 'application/zip',
  buffer: Buffer.from(
    zipSync({
      'enviMatrizDIe_v1.00.xsd': xsd('enviMatrizDIe_v1.00.xsd'),
      'tipos.xsd': xsd('tipos.xsd'),
      'xmldsig-core-schema.xsd': xsd('xmldsig-core-schema.xsd'),
    }),
  ),
};
const AVISO =
  'Arquivo de conferência: nomes de campos publicamente conhecidos; confira com o manual vigente da Sefaz-AM.';

test('a treatment is typed, the XML is checked, mended where it leads to, downloaded; with the XSD loaded it is checked by it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await entrar(page);

  await test.step('an importer without inscrição estadual, and a row of its matriz with what the code makes of the ICMS', async () => {
    await page.goto('/#/configuracoes/associados/novo');
    await campo(page, 'Razão social').fill(IMPORTADOR);
    await campo(page, 'CNPJ').fill('11.444.777/0001-61');
    await page.getByRole('combobox', { name: 'Situação na Suframa' }).click();
    await page.getByRole('option', { name: 'Não inscrito' }).click();
    await page.getByRole('radio', { name: 'Indústria' }).check();
    await gravar(page).click();
    await expect(page.getByText(`Importador ${IMPORTADOR} criado.`)).toBeVisible();
    await page.getByRole('link', { name: 'Novo item da matriz' }).click();
    await campo(page, 'NCM do produto final').fill('3926.90.90');
    await campo(page, 'Código Suframa do produto').fill('0777');
    await campo(page, 'Destinação').fill('01');
    await campo(page, 'Utilização').fill('02');
    await campo(page, 'Código de tributação').fill('F700');
    await page.getByRole('combobox', { name: 'Tratamento do ICMS' }).click();
    await page.getByRole('option', { name: 'Base de cálculo reduzida' }).click();
    await campo(page, 'Decreto concessivo').fill('Decreto fictício 30.000/2026, artigo 1º');
    await campo(page, 'Início da vigência').fill('01/01/2026');
    await gravar(page).click();
    await expect(campo(page, 'Redução da base (%)')).toBeFocused();
    await expect(campo(page, 'Redução da base (%)')).toHaveAccessibleDescription('Preencha este campo.');
    await campo(page, 'Redução da base (%)').fill('51,11');
    await gravar(page).click();
    await expect(page.getByText('Item da matriz 3926.90.90 · 0777 · 01/02 criado.')).toBeVisible();
    await expect(campo(page, 'Redução da base (%)')).toHaveValue('51,11');
    await conferir(page);
  });

  const dialogo = page.getByRole('dialog', { name: 'XML da matriz de tributação' });
  const baixarXml = dialogo.getByRole('button', { name: 'Baixar XML' });
  await test.step('what keeps the file from being made leads to the very field', async () => {
    await page.goto('/#/configuracoes/matriz');
    await page.getByRole('button', { name: 'Gerar XML' }).click();
    await expect(dialogo.getByRole('combobox', { name: 'Importador' })).toBeFocused();
    await conferir(page);
    await page.keyboard.type('jatoba');
    await page.getByRole('option', { name: `11.444.777/0001-61 - ${IMPORTADOR}` }).click();
    await expect(dialogo.getByText('1 erro', { exact: true })).toBeVisible();
    await expect(dialogo.getByText('1 item em vigor em')).toBeVisible();
    await expect(dialogo.getByRole('alert')).toContainText(AVISO);
    await expect(baixarXml).toBeDisabled();
    const impedem = dialogo.getByRole('list', { name: 'Impedem o XML' });
    await expect(impedem).toContainText(`${IMPORTADOR} não tem inscrição estadual no cadastro`);
    await conferir(page);
    await impedem.getByRole('link', { name: 'Corrigir no importador' }).click();
    const ie = campo(page, 'Inscrição estadual (AM)');
    await expect(ie).toBeFocused();
    await ie.fill('04.123.456-1');
    await gravar(page).click();
    await expect(page.getByText('Alterações gravadas.')).toBeVisible();
  });

  await test.step('mended, it is there from the record of the importer, to be read and downloaded', async () => {
    await page.getByRole('link', { name: 'Gerar XML' }).click();
    await expect(dialogo.getByText('Tudo confere')).toBeVisible();
    const previa = dialogo.getByRole('region', { name: 'Prévia do XML' });
    await expect(previa).toContainText('<cdImportador>041234561</cdImportador>');
    const descendo = page.waitForEvent('download');
    await baixarXml.click();
    const arquivo = await descendo;
    expect(arquivo.suggestedFilename()).toMatch(/^matriz-041234561-\d{4}-\d{2}-\d{2}\.xml$/);
    const xml = readFileSync(await arquivo.path(), 'utf8');
    expect(xml).toContain(`?><!-- ${AVISO} --><enviMatrizDIe xmlns="http://www.sefaz.am.gov.br/die" versao="1.00">`);
    expect(xml).toContain(
      '<cdTributacao>F700</cdTributacao><numDecreto>Decreto fictício 30.000/2026, artigo 1º</numDecreto>',
    );
    expect(xml).not.toMatch(/51[.,]?11/);

    await page.setViewportSize({ width: 360, height: 800 });
    await conferir(page);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('the XSD is loaded in Parâmetros; what is none is refused in words', async () => {
    await dialogo.getByRole('link', { name: 'Parâmetros' }).click();
    const daMatriz = page.getByRole('region', { name: 'XSD da Matriz de tributação' });
    await expect(daMatriz).toContainText('Nenhum XSD carregado');
    await daMatriz.getByRole('button', { name: 'Carregar XSD' }).click();
    const carregar = page.getByRole('dialog', { name: 'Carregar o XSD da Matriz de tributação' });
    const escolher = carregar.getByLabel('Solte aqui o XSD oficial');
    await escolher.setInputFiles({ name: 'nota.xsd', mimeType: 'application/xml', buffer: Buffer.from('<nota/>') });
    await expect(carregar.getByRole('alert')).toContainText('nota.xsd não é um XSD: a raiz é <nota>');
    await conferir(page);
    await escolher.setInputFiles(ARQUIVO_XSD);
    await expect(carregar).toBeHidden();
    await expect(daMatriz).toContainText('XSD em uso');
    await expect(daMatriz).toContainText(
      'leiautes-da-sefaz.zip, a partir de enviMatrizDIe_v1.00.xsd, carregado por Maria',
    );
    await expect(page.getByRole('region', { name: 'XSD da DAI' })).toContainText('Nenhum XSD carregado');
    await conferir(page);
  });

  await test.step('the check then goes by it, and the notice is gone', async () => {
    await page.goto('/#/configuracoes/matriz');
    await page.getByRole('button', { name: 'Gerar XML' }).click();
    await page.keyboard.type('jatoba');
    await page.getByRole('option', { name: `11.444.777/0001-61 - ${IMPORTADOR}` }).click();
    await expect(dialogo.getByText('Conferido pelo XSD leiautes-da-sefaz.zip')).toBeVisible();
    await expect(dialogo.getByText(AVISO)).toBeHidden();
    const impedem = dialogo.getByRole('list', { name: 'Impedem o XML' });
    await expect(impedem).toContainText('que passa do máximo de 28 caracteres');
    await impedem.getByRole('link', { name: 'Corrigir no item' }).click();
    await expect(campo(page, 'Decreto concessivo')).toBeFocused();
    await campo(page, 'Decreto concessivo').fill('Decreto fictício 30.000/2026');
    await gravar(page).click();
    await expect(page.getByText('Alterações gravadas.')).toBeVisible();
    await page.goBack();
    await expect(dialogo.getByText('Tudo confere')).toBeVisible();
    await conferir(page);
    const descendo = page.waitForEvent('download');
    await baixarXml.click();
    const xml = readFileSync(await (await descendo).path(), 'utf8');
    expect(xml).toContain('"UTF-8"?><enviMatrizDIe');
  });

  await test.step('taken away, it stays among those before', async () => {
    await page.goto('/#/configuracoes/parametros?dialogo=sefaz-am');
    const daMatriz = page.getByRole('region', { name: 'XSD da Matriz de tributação' });
    await daMatriz.getByRole('button', { name: 'Retirar' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Retirar' }).click();
    await expect(page.getByText('XSD da Matriz de tributação retirado.')).toBeVisible();
    await expect(daMatriz).toContainText('Nenhum XSD carregado');
    await daMatriz.getByRole('button', { name: '1 anterior' }).click();
    const descendo = page.waitForEvent('download');
    await daMatriz.getByRole('button', { name: 'Baixar leiautes-da-sefaz.zip' }).click();
    expect((await descendo).suggestedFilename()).toBe('leiautes-da-sefaz.zip');
    await conferir(page);
  });
});

test('a contribution of the State is offered by its code, kept with its days, and comes back', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await entrar(page);
  await page.goto('/#/configuracoes/parametros?dialogo=sefaz-am');
  await expect(page.getByRole('heading', { name: 'Contribuições do Amazonas' })).toBeInViewport();
  await page.setViewportSize({ width: 1280, height: 800 });
  const tabela = page.getByRole('table', { name: 'Contribuições do Amazonas' });
  await expect(tabela.getByRole('row')).toHaveCount(7);
  await tabela.getByRole('link', { name: 'Cadastrar FTI_IMPORTACAO_FOB' }).click();
  await expect(campo(page, 'Código')).toHaveValue('FTI_IMPORTACAO_FOB');
  await expect(page.getByRole('region', { name: 'Parâmetro' }).getByRole('alert')).toHaveText(
    'FTI, em % sobre o FOB da importação: depende do produto, do decreto e da opção; o Cais não traz valor de fábrica.',
  );
  await campo(page, 'Valor').fill('2,00');
  await campo(page, 'Início da vigência').fill('01/01/2026');
  await campo(page, 'Fonte').fill('Decreto fictício, confirmado por quem testa');
  await conferir(page);
  await gravar(page).click();
  await expect(page.getByText('Parâmetro FTI_IMPORTACAO_FOB criado.')).toBeVisible();
  await expect(page.getByText('FTI, sobre o FOB da importação: 2,00 %, desde 01/01/2026.')).toBeVisible();
  await page.goto('/#/configuracoes/parametros?dialogo=sefaz-am');
  await expect(tabela.getByRole('link', { name: '2,00 %, desde 01/01/2026' })).toBeVisible();
  await expect(tabela.getByRole('link', { name: 'Cadastrar UEA_FATURAMENTO' })).toBeVisible();
});
