import type { Page } from '@playwright/test';
import { diaEmManaus, entrar, expect, test } from '#e2e/apoio.ts';
import { novaIndustria } from '#e2e/industria-do-dcr.ts';
import { escolher, escrever, irAte } from '#e2e/pelo-teclado.ts';

const foco = (page: Page) => page.locator(':focus');
const botao = (page: Page, nome: string) => page.getByRole('button', { name: nome, exact: true });
const campo = (page: Page, nome: string) => page.getByRole('textbox', { name: nome, exact: true });
const figura = (page: Page, nome: string) =>
  page.getByRole('region', { name: 'Resultado do cálculo' }).getByText(nome, { exact: true }).locator('..');

async function apertar(page: Page, nome: string, tecla: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await irAte(page, botao(page, nome), tecla);
  await page.keyboard.press('Enter');
}

/** Fills cells from the active one to the right; null leaves a cell unchanged. */
async function preencher(page: Page, celulas: readonly (string | null)[]): Promise<void> {
  for (const [i, texto] of celulas.entries()) {
    await expect(foco(page)).toHaveRole('gridcell');
    if (texto !== null) await page.keyboard.type(texto);
    await page.keyboard.press(i === celulas.length - 1 ? 'Enter' : 'Tab');
  }
}

async function sairDaGrade(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(foco(page)).not.toHaveRole('gridcell');
}

/** Presses the button at the foot of a step; the focus then stands at the start of the next step. */
async function avancar(page: Page, lugar: number, botaoDeLa: string, nome: string): Promise<void> {
  await apertar(page, botaoDeLa);
  await expect(foco(page)).toHaveText(`Etapa ${lugar} de 8: ${nome}`);
}

test('a DCR-E from its identification to its file, without a mouse', async ({ page }) => {
  await entrar(page);
  const { razaoSocial, codigo, comprar } = await novaIndustria(page);
  await comprar({ partNumber: 'GAB-1', nf: '101', dataEmissao: diaEmManaus(-90), valorUnitario: '12.5' });
  await comprar({ partNumber: 'CABO-2', nf: '303', dataEmissao: diaEmManaus(-9), valorUnitario: '20' });

  await test.step('who, of what, by which rate', async () => {
    await page.goto('/#/dcr/novo-processo-dcr');
    await escolher(page, 'Indústria', razaoSocial);
    await escolher(page, 'Representante legal', 'Ana Fict');
    await escolher(page, 'Produto', codigo);
    await expect(campo(page, 'Descrição do produto')).toHaveValue('MONITOR FICTICIO 24');
    await escrever(page, 'Taxa do dólar (R$)', '5,0000');
    await irAte(page, page.getByRole('checkbox', { name: 'Montar da estrutura do produto' }));
    await page.keyboard.press('Space');
    await apertar(page, 'Criar e continuar');
    await expect(page.getByText(/DCR-E DCR-\d+-\d+ criado\./)).toBeVisible();
  });

  await test.step('a model, written into the first row there is', async () => {
    await irAte(page, botao(page, 'Adicionar linha'));
    await page.keyboard.press('Tab');
    await preencher(page, ['1', 'PRETO', '899,90']);
    await expect(page.getByRole('row', { name: /PRETO/ })).toContainText('899,90');
    await sairDaGrade(page);
  });

  await test.step('a purchase chosen from the list; the dialog gives the focus to what is to be typed, or back', async () => {
    await avancar(page, 3, 'Nacionais →', 'Componentes nacionais');
    await apertar(page, 'Buscar nas compras');
    const dialogo = page.getByRole('dialog', { name: 'Buscar nas compras' });
    await expect(dialogo.getByRole('searchbox')).toBeFocused();
    await irAte(page, dialogo.getByRole('checkbox', { name: /^Escolher CABO-2/ }));
    await page.keyboard.press('ArrowDown');
    await expect(dialogo.getByRole('checkbox', { name: /^Escolher GAB-1/ })).toBeFocused();
    await page.keyboard.press('Space');
    await irAte(page, dialogo.getByRole('button', { name: 'Incluir 1 no DCR-E' }));
    await page.keyboard.press('Enter');
    await expect(dialogo).toBeHidden();
    await preencher(page, ['2']);
    // 2 × 12.50 ÷ 5.
    await expect(figura(page, 'CCN (US$)')).toContainText('5,0000000');
    await page.keyboard.press('Escape');
    await apertar(page, 'Buscar nas compras', 'Shift+Tab');
    await expect(dialogo.getByText('Já na lista')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(botao(page, 'Buscar nas compras')).toBeFocused();
  });

  await test.step('another row typed, and one too many removed', async () => {
    await apertar(page, 'Adicionar linha');
    await preencher(page, ['FITA-3', 'Fita fictícia', 'METRO', '39191010', '1', 'USD', '3,25']);
    await expect(figura(page, 'CCN (US$)')).toContainText('8,2500000');
    const grade = page.getByRole('grid', { name: 'Componentes nacionais' });
    await page.keyboard.press('Escape');
    await apertar(page, 'Adicionar linha', 'Shift+Tab');
    await expect(foco(page)).toHaveRole('gridcell');
    const antes = Number(await grade.getAttribute('aria-rowcount'));
    await page.keyboard.press('Control+Delete');
    await expect(grade).toHaveAttribute('aria-rowcount', String(antes - 1));
    await expect(foco(page)).toHaveRole('gridcell');
    await sairDaGrade(page);
  });

  await test.step('an imported part of a national one, and an imported one by itself', async () => {
    await avancar(page, 4, 'Subcomponentes →', 'Subcomponentes');
    await irAte(page, botao(page, 'Adicionar linha'));
    await page.keyboard.press('Tab');
    // Its rate is known and its declaration is not: the cells between them are passed.
    const semDeclaracao = [null, null, null, null, null, null, null, '14'];
    const chip = ['GAB-1', 'CHIP-4', 'Circuito fictício', 'PECA', '85423190', '1', 'USD', '2', ...semDeclaracao];
    await preencher(page, chip);
    await sairDaGrade(page);
    await avancar(page, 5, 'Importados →', 'Componentes importados');
    await irAte(page, botao(page, 'Adicionar linha'));
    await page.keyboard.press('Tab');
    const daDi = ['DI', '2600001239', '1', '2', '16'];
    await preencher(page, ['TELA-5', 'Tela fictícia', 'PECA', '85241100', '1', 'USD', '31,8', null, null, ...daDi]);
    await expect(figura(page, 'CCI (US$)')).toContainText('31,8000000');
  });

  await test.step('labour, told by the unit; saved from where one is', async () => {
    await sairDaGrade(page);
    await avancar(page, 6, 'Mão de obra →', 'Mão de obra');
    await irAte(page, page.getByRole('radio', { name: 'US$ por unidade' }));
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Pelo total do mês, em R$' })).toBeChecked();
    await page.keyboard.press('ArrowLeft');
    await irAte(page, page.getByRole('textbox', { name: /^Salários por unidade/ }));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('1,5');
    await page.keyboard.press('ControlOrMeta+s');
    await expect(page.getByText('Alterações gravadas.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: /^Salários por unidade/ })).toBeFocused();
  });

  await test.step('a figure opens its memória and gives the focus back', async () => {
    await avancar(page, 7, 'Cálculo →', 'Cálculo');
    const memoria = page.getByRole('button', { name: /memória de cálculo de CCN/ });
    await irAte(page, memoria);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(memoria).toBeFocused();
    await avancar(page, 8, 'Conferência e envio →', 'Conferência e envio');
  });

  await test.step('refused, one is where one was; what is wrong leads to its cell', async () => {
    const validar = page
      .getByRole('region', { name: 'Andamento' })
      .getByRole('button', { name: 'Validar', exact: true });
    await irAte(page, validar);
    await page.keyboard.press('Enter');
    await expect(page.getByText(/Há 1 erro que impede/)).toBeVisible();
    await expect(validar).toBeFocused();
    const erros = page.getByRole('list', { name: 'O que falta neste DCR-E' });
    await irAte(page, erros.getByRole('link', { name: 'Ir a Subcomponentes' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('grid', { name: 'Subcomponentes importados' })).toBeVisible();
    await preencher(page, ['2600001239', '1', '1']);
    await page.keyboard.press('ControlOrMeta+s');
    await expect(page.getByText('Alterações gravadas.').first()).toBeVisible();
    await expect(foco(page)).toHaveRole('gridcell');
    await page.keyboard.press('Escape');
    const etapas = page.getByRole('navigation', { name: 'Etapas do DCR-E' });
    await irAte(page, etapas.getByRole('button', { name: /Conferência e envio/ }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(foco(page)).toHaveText('Etapa 8 de 8: Conferência e envio');
    await expect(erros).toBeHidden();
  });

  await test.step('validated, its file made: the focus is on what comes next', async () => {
    const passos = page.getByRole('region', { name: 'Andamento' });
    await irAte(page, passos.getByRole('button', { name: 'Validar', exact: true }));
    await page.keyboard.press('Enter');
    await expect(passos.getByRole('button', { name: 'Gerar arquivo de conferência' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByRole('listbox', { name: 'Linhas do arquivo' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(passos.getByRole('button', { name: 'Gerar o arquivo de novo' })).toBeFocused();
  });
});
