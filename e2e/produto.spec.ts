import type { Locator, Page } from '@playwright/test';
import writeXlsxFile from 'write-excel-file/node';
import { conferir } from '#e2e/acessivel.ts';
import { diaDigitado, entrar, escolher, expect, test } from './apoio.ts';

const campo = (page: Page, nome: string) => page.getByRole('textbox', { name: nome, exact: true });
const grade = (page: Page) => page.getByRole('grid', { name: 'Componentes da estrutura' });
/** Rows and columns count from 1; the first column is the part number. */
const celula = (page: Page, linha: number, coluna: number): Locator =>
  grade(page).locator(`[role=row][aria-rowindex="${linha + 1}"] [role=gridcell][aria-colindex="${coluna + 1}"]`);

async function abrirOpcao(page: Page, nome: RegExp | string, opcao: RegExp | string): Promise<void> {
  await page.getByRole('combobox', { name: nome }).click();
  await page.getByRole('option', { name: opcao }).click();
}

async function colar(page: Page, texto: string): Promise<void> {
  await page.evaluate((colado) => navigator.clipboard.writeText(colado), texto);
  await page.keyboard.press('ControlOrMeta+v');
}

/** Makes a structure as engineers deliver it: their own column names, a row above the titles, and a figure that is not a number. */
async function planilhaDaEngenharia(marca: string): Promise<Buffer> {
  const texto = (value: string) => ({ value });
  const numero = (value: number) => ({ value });
  return writeXlsxFile(
    [
      [texto(`Lista técnica ${marca}`)],
      ['Componente', 'Descrição', 'NCM', 'UN', 'Origem', 'Qtd', 'Perda', 'Componente pai', 'Posição'].map(texto),
      [
        texto(`N${marca}-1`),
        texto('Gabinete fictício'),
        numero(39269090),
        texto('pc'),
        texto('Nacional'),
        numero(1),
        numero(2.5),
        null,
        texto('P1'),
      ],
      [
        texto(`I${marca}-1`),
        texto('Circuito fictício'),
        numero(85423190),
        texto('pc'),
        texto('Importado'),
        numero(0.1234567),
        null,
        texto(`N${marca}-1`),
        texto('P2'),
      ],
      [
        texto(`I${marca}-2`),
        texto('Conector fictício'),
        numero(85366990),
        texto('pc'),
        texto('I'),
        texto('duas'),
        null,
        null,
        texto('P3'),
      ],
    ],
    { sheet: 'BOM' },
  ).toBuffer();
}

test('a product gets its structure out of a sheet and a pasted block, then a new revision, and the two are compared', async ({
  page,
  context,
}, info) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const marca = `${info.parallelIndex}${Date.now()}`.slice(-8);
  const codigo = `E2E-${marca}`;
  await entrar(page);

  await test.step('the list of products says which resolution ends and which product has no structure', async () => {
    await page.goto('/#/dcr/produtos');
    const lista = page.getByRole('grid');
    await expect(lista.getByRole('row', { name: /MON-270/ })).toContainText('Sem estrutura');
    await expect(lista.getByRole('row', { name: /MON-240/ })).toContainText(/Vence em \d+ dias/);
    await conferir(page);
  });

  await test.step('a product is made under a resolution of its industry, which fills what it says', async () => {
    await page.getByRole('link', { name: 'Novo produto' }).click();
    await escolher(page, 'Indústria', 'amazonia');
    await campo(page, 'Código do produto').fill(codigo.toLowerCase());
    await campo(page, 'Descrição').fill('MONITOR FICTICIO DE TESTE');
    await campo(page, 'NCM').fill('8528.52.00');
    await campo(page, 'Unidade de comercialização').fill('unidade');
    await campo(page, 'Peso bruto unitário (kg)').fill('4,25');
    await abrirOpcao(page, 'Resolução CAS', /^101\/2024/);
    await expect(campo(page, 'PPB e resolução, como vão no DCR-E')).toHaveValue(
      'Portaria PPB 9/2023 - Resolução CAS 101/2024',
    );
    await expect(page.getByRole('combobox', { name: /Acréscimo/ })).toContainText('10 p.p.');
    await page.getByRole('checkbox', { name: 'Bem de informática' }).check();
    await abrirOpcao(page, /Tipo de coeficiente/, 'Fixo (88 %)');
    await expect(page.getByText(/Bem de informática não tem o coeficiente fixo/)).toBeVisible();
    await conferir(page);
    await abrirOpcao(page, /Tipo de coeficiente/, 'Variável');
    const modelos = page.getByRole('grid', { name: 'Modelos' });
    await modelos.locator('[role=row][aria-rowindex="2"] [role=gridcell][aria-colindex="2"]').click();
    await colar(page, '1\tPRETO\t899,90\n2\tBRANCO\t919,90');
    await expect(modelos).toContainText('0002');
    await page.keyboard.press('Control+s');
    await expect(page.getByText(`Produto ${codigo} criado.`)).toBeVisible();
  });

  await test.step('the sheet says what is wrong of a line before anything enters the grid, where it is mended', async () => {
    await page.getByRole('tab', { name: 'Estrutura (BOM)' }).click();
    await expect(page).toHaveURL(/aba=estrutura/);
    await expect(page.getByText('Nenhuma estrutura ainda')).toBeVisible();
    await conferir(page);
    await page.getByRole('link', { name: 'Nova estrutura' }).click();
    await campo(page, 'Revisão').fill('a');
    await campo(page, 'Início da vigência').fill(diaDigitado(-60));
    await page.getByRole('button', { name: 'Importar planilha' }).click();
    const arquivo = { name: 'bom.xlsx', mimeType: '', buffer: await planilhaDaEngenharia(marca) };
    await page.getByLabel('Solte aqui a planilha').setInputFiles(arquivo);
    await expect(page.getByText('Folha “BOM”: 3 linhas, 2 sem erro.')).toBeVisible();
    await expect(page.getByText(/Colunas que não entram na estrutura: Posição\./)).toBeVisible();
    await expect(page.getByRole('row', { name: /^Número inválido\. .* 1 5$/ })).toBeVisible();
    await conferir(page);
    await page.getByRole('button', { name: 'Incluir todas e corrigir na grade' }).click();
    // 1 and its loss of 2.5 %.
    await expect(celula(page, 1, 6)).toContainText('1,0250000');
    await page.keyboard.press('Control+s');
    await expect(celula(page, 3, 4)).toHaveAttribute('aria-invalid', 'true');
    // The refusal made this cell the active one.
    await expect(celula(page, 3, 4)).toBeFocused();
    await page.keyboard.type('2');
    await page.keyboard.press('Enter');
  });

  await test.step('a block is pasted below, completed by the cadastro, and the whole is written', async () => {
    // Enter on the last row has already added a row; the button moves the focus to it.
    await page.getByRole('button', { name: 'Adicionar linha' }).click();
    await expect(celula(page, 4, 1)).toBeFocused();
    await colar(page, 'FIC NAC-001\nFIC NAC-001');
    await expect(celula(page, 5, 3)).toContainText('NACIONAL');
    await expect(celula(page, 4, 2)).toContainText('CAIXA DE PAPELAO');
    await celula(page, 4, 4).click();
    await colar(page, '1\t0\n0,5\t1,25');
    await expect(page.getByText(/Em mais de uma linha, somadas no DCR-E: FIC NAC-001/)).toBeVisible();
    await page.getByRole('button', { name: 'Gravar' }).click();
    await expect(page.getByText(`Estrutura ${codigo} rev. A criada.`)).toBeVisible();
    await expect(page.getByText('Em vigor', { exact: true })).toBeVisible();
    await conferir(page);
  });

  await test.step('the next revision begins as this one, and says what it changes', async () => {
    await page.getByRole('link', { name: `Estruturas de ${codigo}` }).click();
    await page.getByRole('link', { name: 'Nova revisão a partir da A' }).click();
    await expect(page.getByText(`Com os dados de ${codigo} rev. A, para mudar o que for outro.`)).toBeVisible();
    await campo(page, 'Revisão').fill('b');
    await campo(page, 'Início da vigência').fill(diaDigitado(-60));
    await celula(page, 1, 4).click();
    await page.keyboard.type('2');
    await page.keyboard.press('Enter');
    await celula(page, 3, 1).click();
    await page.getByRole('button', { name: 'Remover linhas' }).click();
    await page.keyboard.press('Control+s');
    await expect(page.getByText(/A revisão A deste produto já começa em/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Abrir a revisão que ocupa esse lugar' })).toBeVisible();
    await campo(page, 'Início da vigência').fill(diaDigitado(0));
    await page.keyboard.press('Control+s');
    await expect(page.getByText(`Estrutura ${codigo} rev. B criada.`)).toBeVisible();
  });

  await test.step('the two are compared, each way, and the address keeps which', async () => {
    await page.getByRole('link', { name: `Estruturas de ${codigo}` }).click();
    const revisoes = page.getByRole('table', { name: 'Revisões da estrutura' });
    await expect(revisoes.getByRole('row', { name: /^A Substituída/ })).toContainText(diaDigitado(-1));
    await expect(page.getByText('0 entraram, 1 saiu, 1 mudou; 2 iguais.')).toBeVisible();
    await expect(page.getByRole('table', { name: 'Saíram da A' })).toContainText(`I${marca}-2`);
    await expect(
      page.getByRole('table', { name: 'Mudaram' }).getByRole('row', { name: `N${marca}-1 Quantidade 1 2` }),
    ).toBeVisible();
    await conferir(page);
    await abrirOpcao(page, 'De', /^B, /);
    await expect(page.getByText('Escolha duas revisões diferentes.')).toBeVisible();
    await abrirOpcao(page, 'Para', /^A, /);
    await expect(page.getByText('1 entrou, 0 saíram, 1 mudou; 2 iguais.')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('table', { name: 'Entraram na A' })).toContainText(`I${marca}-2`);
  });

  await test.step('a revision that is deleted gives its days back, and comes back itself', async () => {
    await page.getByRole('table', { name: 'Revisões da estrutura' }).getByRole('link', { name: 'B' }).click();
    await page.getByRole('button', { name: 'Excluir' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click();
    await expect(page.getByRole('row', { name: /^A Em vigor/ })).toBeVisible();
    await page.getByRole('button', { name: 'Trazer de volta a revisão B' }).click();
    await expect(page.getByRole('row', { name: /^B Em vigor/ })).toBeVisible();
  });
});

test('a national purchase is completed by the cadastro, refused once more, and the next of the same begins from it', async ({
  page,
}, info) => {
  // The first digit is 1, because the number of a nota is kept without leading zeros.
  const nf = `1${`${info.parallelIndex}${Date.now()}`.slice(-8)}`;
  await entrar(page);
  await page.goto('/#/dcr/compras-nacionais');
  await expect(
    page
      .getByRole('grid')
      .getByRole('row', { name: /FIC NAC-018/ })
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Todas as compras nacionais' })).toBeVisible();
  await conferir(page);

  await page.getByRole('link', { name: 'Nova compra' }).click();
  await escolher(page, 'Indústria', 'amazonia');
  await campo(page, 'Part number').fill('fic nac-007');
  await campo(page, 'Nota fiscal').click();
  await expect(campo(page, 'Descrição')).toHaveValue(/GABINETE FRONTAL/);
  await expect(campo(page, 'NCM')).toHaveValue('3926.90.90');
  await campo(page, 'Nota fiscal').fill(`0${nf}`);
  await campo(page, 'CNPJ do fornecedor').fill('FX.0PL.AST/0001-30');
  await campo(page, 'Data de emissão').fill(diaDigitado(3));
  await campo(page, 'Valor unitário').fill('11,5');
  await campo(page, 'Frete e seguro unitários').fill('0,25');
  await expect(page.getByText('Custo unitário no DCR-E: R$ 11,750000')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('A nota não pode ser de um dia futuro.').first()).toBeVisible();
  await conferir(page);
  await campo(page, 'Data de emissão').fill(diaDigitado(-3));
  await page.keyboard.press('Control+s');
  await expect(page.getByText(`Compra nacional fic nac-007 · NF ${nf} criada.`)).toBeVisible();

  await page.getByRole('link', { name: 'Duplicar' }).click();
  await expect(campo(page, 'CNPJ do fornecedor')).toHaveValue('FX.0PL.AST/0001-30');
  await campo(page, 'Nota fiscal').fill(nf);
  await campo(page, 'Data de emissão').fill(diaDigitado(-3));
  await campo(page, 'Valor unitário').fill('12');
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/já tem o part number fic nac-007/)).toBeVisible();
  await page.getByRole('link', { name: 'Abrir o registro desta nota' }).click();
  await page.getByRole('button', { name: 'Sair e manter rascunho' }).click();
  await expect(page.getByText('Custo unitário no DCR-E: R$ 11,750000')).toBeVisible();
});
