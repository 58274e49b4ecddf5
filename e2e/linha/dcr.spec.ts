import type { Locator, Page } from '@playwright/test';
import writeXlsxFile from 'write-excel-file/node';
import { conferir } from '#e2e/acessivel.ts';
import { diaDigitado, entrar, escolher, expect, test } from '#e2e/apoio.ts';

const campo = (page: Page, nome: string) => page.getByRole('textbox', { name: nome, exact: true });
/** Finds a cell by its row, from 1, and the title of its column. */
async function celula(page: Page, grade: string, linha: number, titulo: string): Promise<Locator> {
  const tabela = page.getByRole('grid', { name: grade });
  const coluna = await tabela.getByRole('columnheader', { name: titulo, exact: true }).getAttribute('aria-colindex');
  return tabela.locator(`[role=row][aria-rowindex="${linha + 1}"] [role=gridcell][aria-colindex="${coluna}"]`);
}

async function digitar(page: Page, onde: Locator, texto: string): Promise<void> {
  await onde.click();
  await page.keyboard.type(texto);
  await page.keyboard.press('Enter');
}

async function etapa(page: Page, nome: string): Promise<void> {
  const etapas = page.getByRole('navigation', { name: 'Etapas do DCR-E' });
  await etapas.getByRole('button', { name: new RegExp(nome) }).click();
}

async function passar(page: Page, passo: string): Promise<void> {
  await page.getByRole('button', { name: passo, exact: true }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click();
}

/** Reads `1.234,500000` as millionths. */
const milionesimos = (escrito: string) => BigInt(escrito.replace(/[^\d]/g, ''));
const emReais = (unidades: bigint, casas: number) =>
  `${(unidades / 10n ** BigInt(casas)).toLocaleString('pt-BR')},${String(unidades % 10n ** BigInt(casas)).padStart(casas, '0')}`;

async function estruturaEmPlanilha(nacional: string, importado: string): Promise<Buffer> {
  const texto = (value: string) => ({ value });
  return writeXlsxFile(
    [
      ['Componente', 'Descrição', 'NCM', 'UN', 'Origem', 'Qtd'].map(texto),
      [nacional, 'Gabinete fictício', '39269090', 'PECA', 'Nacional', '2'].map(texto),
      [importado, 'Placa fictícia', '84733041', 'PECA', 'Importado', '3'].map(texto),
    ],
    { sheet: 'BOM' },
  ).toBuffer();
}

test('from a structure in a sheet to a registered DCR-E, explained, supposed otherwise and followed by another', async ({
  page,
  context,
}, info) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const marca = `${info.parallelIndex}${Date.now()}`.slice(-8);
  const codigo = `DCR-${marca}`;
  const numero = `20${marca}`;
  let importado = '';
  let preco = '';
  await entrar(page);

  await test.step('a part that is in stock, by a DI that is through', async () => {
    await page.goto('/#/dcr/saldo-insumos');
    const linha = page.getByRole('row', { name: /DI \d\d\/.*FICTICIO \d+|FICTICIO \d+.*DI \d\d\// }).first();
    importado = /FICTICIO \d+/.exec((await linha.textContent()) ?? '')?.[0] ?? '';
    expect(importado).not.toBe('');
  });

  await test.step('its product, and what that is made of out of a sheet', async () => {
    await page.goto('/#/dcr/produtos/novo');
    await escolher(page, 'Indústria', 'amazonia');
    await campo(page, 'Código do produto').fill(codigo);
    await campo(page, 'Descrição').fill('MONITOR FICTICIO DA JORNADA');
    await campo(page, 'NCM').fill('8528.52.00');
    await campo(page, 'Unidade de comercialização').fill('unidade');
    await campo(page, 'Peso bruto unitário (kg)').fill('4,25');
    await campo(page, 'PPB e resolução, como vão no DCR-E').fill('PPB FICTICIO 9/2023');
    await page.getByRole('combobox', { name: /Tipo de coeficiente/ }).click();
    await page.getByRole('option', { name: 'Variável' }).click();
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('heading', { name: new RegExp(codigo) })).toBeVisible();
    await page.getByRole('tab', { name: 'Estrutura (BOM)' }).click();
    await page.getByRole('link', { name: 'Nova estrutura' }).click();
    await campo(page, 'Revisão').fill('A');
    await campo(page, 'Início da vigência').fill(diaDigitado(-30));
    await page.getByRole('button', { name: 'Importar planilha' }).click();
    const buffer = await estruturaEmPlanilha(`N${marca}`, importado);
    await page.getByLabel('Solte aqui a planilha').setInputFiles({ name: 'bom.xlsx', mimeType: '', buffer });
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Incluir 2 linhas/ })
      .click();
    await page.getByRole('button', { name: 'Gravar' }).click();
    await expect(page.getByText(`Estrutura ${codigo} rev. A criada.`)).toBeVisible();
  });

  await test.step('a DCR-E of it is begun, its lines already made from the structure and the newest DI', async () => {
    await page.goto('/#/dcr/novo-processo-dcr');
    await escolher(page, 'Indústria', 'amazonia');
    await escolher(page, 'Representante legal', 'imagin');
    await escolher(page, 'Produto', codigo.toLowerCase());
    await expect(campo(page, 'Descrição do produto')).toHaveValue('MONITOR FICTICIO DA JORNADA');
    await campo(page, 'Taxa do dólar (R$)').fill('5,3417');
    await conferir(page);
    await page.getByRole('checkbox', { name: 'Montar da estrutura do produto' }).check();
    await page.getByRole('button', { name: 'Criar e continuar' }).click();
    await expect(page.getByText(/DCR-E DCR-\d+-\d+ criado\./)).toBeVisible();
  });

  await test.step('the imported one has its DI, adição and item, and a price; the national one is given its own', async () => {
    await etapa(page, 'Importados');
    await expect(await celula(page, 'Componentes importados', 1, 'Código')).toContainText(importado);
    await expect(await celula(page, 'Componentes importados', 1, 'Quantidade')).toContainText('3,0000000');
    preco = ((await (await celula(page, 'Componentes importados', 1, 'Preço unitário')).textContent()) ?? '').trim();
    expect(milionesimos(preco)).toBeGreaterThan(0n);
    await conferir(page);
    await etapa(page, 'Nacionais');
    await digitar(page, await celula(page, 'Componentes nacionais', 1, 'Preço unitário'), '10');
    await expect(await celula(page, 'Componentes nacionais', 1, 'Valor (US$)')).toContainText('20,0000000');
    await etapa(page, 'Mão de obra');
    await page.getByRole('radio', { name: 'Pelo total do mês, em R$' }).check();
    await campo(page, 'Salários do mês (R$)').fill('5341,70');
    await campo(page, 'Encargos do mês (R$)').fill('2670,85');
    await campo(page, 'Produção do mês (unidades)').fill('1000');
    await expect(page.getByText('US$ 1,0000')).toBeVisible();
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Alterações gravadas.')).toBeVisible();
  });

  const cci = milionesimos(preco) * 30n;
  const coeficiente = (100 * 21.5) / (21.5 + Number(cci) / 1e7);

  await test.step('its figures are those of the costs, and tell how they came about', async () => {
    await etapa(page, 'Cálculo');
    const figuras = page.getByRole('table', { name: 'Valores calculados' });
    await expect(figuras.getByRole('row', { name: /^CCN/ })).toContainText('20,0000000');
    await expect(figuras.getByRole('row', { name: /^CCI/ })).toContainText(emReais(cci, 7));
    await expect(figuras.getByRole('row', { name: /^CMO/ })).toContainText('1,5000');
    await expect(figuras.getByRole('row', { name: /^CRA/ })).toContainText(coeficiente.toFixed(2).replace('.', ','));
    await conferir(page);
  });

  await test.step('a cost opens down to the declaration it came from, and the rates in it', async () => {
    await page.getByRole('button', { name: /^CCI componentes importados/ }).click();
    await expect(page.getByRole('link', { name: /^DI .*adição \d{3}, item \d{2}$/ })).toBeVisible();
    await page.getByRole('button', { name: new RegExp(`${importado}, no CCI`) }).click();
    const memoria = page.getByRole('dialog');
    await expect(
      memoria.getByText('= o custo da declaração, arredondado (meio para cima) em 6 casas', { exact: true }),
    ).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('were the imported part national, nothing would be reduced any more; nothing is saved of that', async () => {
    await page.getByRole('combobox', { name: 'Componente' }).click();
    await page.getByRole('option', { name: new RegExp(importado) }).click();
    await campo(page, 'Preço do nacional').fill('5');
    await page.getByRole('button', { name: 'Supor' }).click();
    const comparadas = page.getByRole('table', { name: 'Antes e depois das hipóteses' });
    await expect(comparadas.getByRole('row', { name: /^CRA/ })).toContainText('100,00');
    await page.getByRole('button', { name: 'Esquecer as hipóteses' }).click();
  });

  await test.step('what is wrong leads to its place and is mended there', async () => {
    await etapa(page, 'Conferência');
    const erros = page.getByRole('list', { name: 'O que falta neste DCR-E' });
    await expect(erros.getByRole('listitem')).toHaveText([/Informe ao menos um modelo do produto\./]);
    await conferir(page);
    await page.getByRole('button', { name: 'Validar', exact: true }).first().click();
    await expect(page.getByText(/Há 1 erro que impede: veja “Conferência e envio”/)).toBeVisible();
    await erros.getByRole('link', { name: 'Ir a Modelos' }).click();
    await (await celula(page, 'Modelos', 1, 'Modelo')).click();
    await page.evaluate(() => navigator.clipboard.writeText('1\tPRETO\t899,90'));
    await page.keyboard.press('ControlOrMeta+v');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Alterações gravadas.').first()).toBeVisible();
    await etapa(page, 'Conferência');
    await expect(erros).toHaveCount(0);
  });

  await test.step('it goes its way: validated, its file inspected, transmitted, and registered by ten digits only', async () => {
    await page.getByRole('button', { name: 'Validar', exact: true }).first().click();
    await expect(page.getByText('Validado', { exact: true }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Gerar arquivo de conferência', exact: true }).first().click();
    const inspetor = page.getByRole('dialog');
    await expect(inspetor.getByRole('listbox', { name: 'Linhas do arquivo' }).getByRole('option')).toHaveCount(4);
    await page.keyboard.press('Escape');
    await expect(page.getByText('Arquivo gerado', { exact: true }).first()).toBeVisible();
    await passar(page, 'Marcar como transmitido');
    await expect(page.getByText('Transmitido', { exact: true }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Informar registro', exact: true }).first().click();
    const dialogo = page.getByRole('dialog');
    await dialogo.getByLabel('Número do DCR-E').fill('123');
    await dialogo.getByRole('button', { name: 'Confirmar' }).click();
    await expect(
      dialogo.getByText('O número do DCR-E tem dez algarismos: copie-o do programa da Receita.'),
    ).toBeVisible();
    await dialogo.getByLabel('Número do DCR-E').fill(numero);
    await dialogo.getByRole('button', { name: 'Confirmar' }).click();
    await expect(page.getByText(`Registrado com o número ${numero}: não se altera.`, { exact: false })).toBeVisible();
    await conferir(page);
  });

  await test.step('what comes next is another one, which says whom it follows', async () => {
    await page.getByRole('button', { name: 'Novo substitutivo' }).first().click();
    await page.getByRole('button', { name: 'Criar substitutivo' }).click();
    await expect(page.getByText('Substitutivo', { exact: true }).first()).toBeVisible();
    await expect(page.getByText('Em elaboração', { exact: true }).first()).toBeVisible();
    await page.goto(`/#/dcr/processos-dcr?q=${numero}`);
    await expect(page.getByRole('row', { name: new RegExp(numero) })).toContainText('Registrado');
    await conferir(page);
  });
});
