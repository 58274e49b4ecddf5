import type { Page } from '@playwright/test';
import { conferir } from '#e2e/acessivel.ts';
import { abrir, expect, test } from './apoio.ts';

const grade = (page: Page) => page.getByRole('grid', { name: 'Itens do exemplo' });
/** Rows count from 1, as the grid numbers them; columns go by their title. */
const celula = (page: Page, linha: number, coluna: keyof typeof COLUNAS) =>
  grade(page).locator(`[role=row][aria-rowindex="${linha + 1}"] [role=gridcell][aria-colindex="${COLUNAS[coluna]}"]`);
const linha = (page: Page, qual: number) => grade(page).locator(`[role=row][aria-rowindex="${qual + 1}"]`);
const linhas = (page: Page) => grade(page).getByRole('rowheader');

const COLUNAS = { partNumber: 2, descricao: 3, unidade: 4, quantidade: 5, valor: 6, entrega: 7 };

test.beforeEach(async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await abrir(page, '/components');
  await expect(linhas(page)).toHaveCount(2);
});

async function colar(page: Page, texto: string): Promise<void> {
  await page.evaluate((colado) => navigator.clipboard.writeText(colado), texto);
  await page.keyboard.press('ControlOrMeta+v');
}

test('a block pasted while a cell is being edited fills the cells from there, not that one cell', async ({ page }) => {
  await celula(page, 1, 'partNumber').click();
  await celula(page, 1, 'partNumber').click();
  await expect(celula(page, 1, 'partNumber').getByRole('textbox')).toBeFocused();
  await colar(page, 'FIC-1\tParafuso\nFIC-2\tPorca\n');
  await expect(celula(page, 1, 'partNumber')).toHaveText('FIC-1');
  await expect(celula(page, 1, 'descricao')).toHaveText('Parafuso');
  await expect(celula(page, 2, 'partNumber')).toHaveText('FIC-2');
  await expect(celula(page, 2, 'descricao')).toHaveText('Porca');
  // One value alone still goes into the text being edited.
  await celula(page, 2, 'descricao').click();
  await page.keyboard.press('F2');
  await colar(page, ' lisa');
  await page.keyboard.press('Tab');
  await expect(celula(page, 2, 'descricao')).toHaveText('Porca lisa');
});

test('arrows, Enter, Tab and F2 go about it as in a spreadsheet; the focus follows', async ({ page }) => {
  await celula(page, 1, 'partNumber').click();
  await page.keyboard.press('ArrowRight');
  await expect(celula(page, 1, 'descricao')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(celula(page, 2, 'descricao')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(celula(page, 2, 'unidade')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(celula(page, 2, 'descricao')).toBeFocused();

  // Typing replaces the content of the cell; F2 opens it for editing.
  await page.keyboard.type('Arruela');
  await page.keyboard.press('Tab');
  await expect(celula(page, 2, 'descricao')).toHaveText('Arruela');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('F2');
  await page.keyboard.type(' lisa');
  await page.keyboard.press('Escape');
  await expect(celula(page, 2, 'descricao')).toHaveText('Arruela');
  await page.keyboard.press('F2');
  await page.keyboard.type(' lisa');
  await page.keyboard.press('ArrowUp');
  await expect(celula(page, 2, 'descricao')).toHaveText('Arruela lisa');
  await expect(celula(page, 1, 'descricao')).toBeFocused();

  // Enter opens and closes a cell, and moves down; on the last row it adds another.
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(celula(page, 2, 'descricao')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(linhas(page)).toHaveCount(3);
  await expect(celula(page, 3, 'descricao')).toBeFocused();

  // Typed elsewhere, a text never reaches the active cell.
  const campo = page.getByLabel('Quantidade', { exact: true }).first();
  await campo.focus();
  await page.keyboard.type('12');
  await expect(campo).toHaveValue('12');
  await expect(celula(page, 3, 'descricao')).toHaveText('');
});

test('a block copied from Excel is pasted, rows and all, its figures in the writing of their program', async ({
  page,
}) => {
  await celula(page, 2, 'partNumber').click();
  await colar(
    page,
    'A1\tAlfa\tUN\t1,234.50\t0.5\t12/05/2027\r\nA2\tBeta\tpeça\t1.234\t12.25\t\r\nA3\t"Gama\nlonga"\tMIL\t7\t3\t01/02/2027\r\n',
  );
  await expect(linhas(page)).toHaveCount(4);
  await expect(linha(page, 2)).toHaveText('2A1AlfaUN1.234,500000,500000012/05/2027');
  await expect(linha(page, 3)).toHaveText('3A2BetaPC1,2340012,2500000');
  await expect(linha(page, 4)).toHaveText('4A3Gama longaMIL7,000003,000000001/02/2027');

  await page.keyboard.press('ControlOrMeta+c');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'A1\tAlfa\tUN\t1.234,50000\t0,5000000\t12/05/2027\nA2\tBeta\tPC\t1,23400\t12,2500000\t\nA3\tGama longa\tMIL\t7,00000\t3,0000000\t01/02/2027',
  );
  await page.keyboard.press('ControlOrMeta+z');
  await expect(linhas(page)).toHaveCount(2);
  await expect(celula(page, 2, 'partNumber')).toHaveText('PN-002');
});

test('every change is undone and done again, by key and by button', async ({ page }) => {
  const desfazer = page.getByRole('button', { name: 'Desfazer' });
  await expect(desfazer).toBeDisabled();
  await celula(page, 1, 'descricao').click();
  await page.keyboard.press('Delete');
  await expect(celula(page, 1, 'descricao')).toHaveText('');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('Porca');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ControlOrMeta+z');
  // The undo removes the row Enter made and the typed text; the focus moves to the row above.
  await expect(linhas(page)).toHaveCount(2);
  await expect(celula(page, 2, 'descricao')).toHaveText('Parafuso M3');
  await expect(celula(page, 2, 'descricao')).toBeFocused();
  await desfazer.click();
  await expect(celula(page, 1, 'descricao')).toHaveText('Placa principal');
  await expect(desfazer).toBeDisabled();
  await page.getByRole('button', { name: 'Refazer' }).click();
  await expect(celula(page, 1, 'descricao')).toHaveText('');
  await celula(page, 1, 'descricao').click();
  await page.keyboard.press('ControlOrMeta+y');
  await expect(celula(page, 2, 'descricao')).toHaveText('Porca');
});

test('Ctrl+D fills down, from the first of the chosen cells or from the one above; rows are added and removed', async ({
  page,
}) => {
  await celula(page, 1, 'partNumber').click();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('ControlOrMeta+d');
  await expect(celula(page, 2, 'partNumber')).toHaveText('PN-001');
  await expect(celula(page, 2, 'descricao')).toHaveText('Placa principal');
  await expect(celula(page, 2, 'unidade')).toHaveText('MIL');
  await celula(page, 2, 'unidade').click();
  await page.keyboard.press('ControlOrMeta+d');
  await expect(celula(page, 2, 'unidade')).toHaveText('UN');
  await expect(linhas(page)).toHaveCount(2);
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(celula(page, 2, 'partNumber')).toHaveText('PN-002');

  await page.getByRole('button', { name: 'Adicionar linha' }).click();
  await expect(linhas(page)).toHaveCount(3);
  await expect(celula(page, 3, 'partNumber')).toBeFocused();
  await celula(page, 1, 'partNumber').click();
  await page.keyboard.press('Shift+ArrowDown');
  await page.getByRole('button', { name: 'Remover linhas' }).click();
  await expect(linhas(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Remover linhas' }).click();
  await expect(linhas(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(celula(page, 2, 'partNumber')).toHaveText('PN-002');
  await celula(page, 2, 'partNumber').click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Duplicar linha' }).click();
  await expect(celula(page, 3, 'partNumber')).toHaveText('PN-002');
});

test('what cannot be read is kept, marked and said, with the way to the next', async ({ page }) => {
  await celula(page, 1, 'unidade').click();
  await colar(page, 'caixa\tdez\t1\t31/02/2027');
  const aviso = page.getByRole('alert').filter({ hasText: 'precisam de atenção' });
  await expect(aviso).toContainText('3 células precisam de atenção. Linha 1, Unidade: "caixa" não está na lista.');
  await expect(celula(page, 1, 'unidade')).toHaveText('caixa');
  await expect(celula(page, 1, 'unidade')).toHaveAttribute('aria-invalid', 'true');
  await conferir(page);
  await aviso.getByRole('button', { name: 'Ir para a próxima' }).click();
  await expect(aviso).toContainText('Linha 1, Quantidade: Número inválido. Escreva como em 1.234,56.');
  await aviso.getByRole('button', { name: 'Ir para a próxima' }).click();
  await expect(celula(page, 1, 'entrega')).toBeFocused();
  await expect(aviso).toContainText('Linha 1, Entrega: Essa data não existe no calendário.');
  await page.keyboard.type('28/02/2027');
  await page.keyboard.press('Enter');
  await expect(aviso).toContainText('2 células precisam de atenção.');
});

test('a thousand rows are pasted and walked through', async ({ page }) => {
  const mil = Array.from(
    { length: 1_000 },
    (_, indice) => `P${indice + 1}\tItem ${indice + 1}\tUN\t${indice + 1},5\t0,01\t`,
  );
  await celula(page, 1, 'partNumber').click();
  await colar(page, mil.join('\r\n'));
  await expect(grade(page)).toHaveAttribute('aria-rowcount', '1001');
  await page.keyboard.press('ControlOrMeta+ArrowDown');
  await expect(celula(page, 1_000, 'partNumber')).toBeFocused();
  await expect(celula(page, 1_000, 'quantidade')).toHaveText('1.000,50000');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(grade(page)).toHaveAttribute('aria-rowcount', '3');
});
