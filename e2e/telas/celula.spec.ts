import type { Page } from '@playwright/test';
import { diaDigitado, diaEmManaus, entrar, expect, pedir, test } from '#e2e/apoio.ts';

interface Processo {
  id: string;
  versao: number;
  numero: string;
  eta: string | null;
  referencia: string | null;
  responsavel: { nome: string } | null;
}

const grade = (page: Page) => page.getByRole('grid', { name: 'Processos de importação' });
const celula = (page: Page, campo: string) => grade(page).locator(`tbody [data-field="${campo}"]`);
const ler = (page: Page, { id }: Processo) => pedir<Processo>(page, `/api/Processo/${id}`);

/** The list with one processo in it, of this test alone. */
async function comUm(page: Page): Promise<Processo> {
  await entrar(page);
  const referencia = `CEL-${Date.now() % 10_000_000}`;
  const processo = await pedir<Processo>(page, '/api/Processo', { referencia, eta: diaEmManaus(5) });
  await page.goto(`/#/importacao/processos?q=${referencia}`);
  await expect(page.getByText('1–1 de 1')).toBeVisible();
  return processo;
}

async function editar(page: Page, campo: string, titulo: RegExp) {
  await celula(page, campo).focus();
  await page.keyboard.press('F2');
  return page.getByRole('dialog', { name: titulo });
}

test('the ETA is changed in its cell: F2, the day, Enter', async ({ page }) => {
  const processo = await comUm(page);
  const editor = await editar(page, 'situacao', /^ETA de/);
  await editor.getByRole('textbox', { name: 'ETA' }).fill(diaDigitado(9));
  await page.keyboard.press('Enter');
  await expect(editor).toHaveCount(0);
  await expect(celula(page, 'situacao')).toContainText(`ETA ${diaDigitado(9)}`);
  expect((await ler(page, processo)).eta).toBe(diaEmManaus(9));
  await expect(celula(page, 'situacao')).toBeFocused();
});

test('the pencil of a cell opens its editor; the person in charge is chosen', async ({ page }) => {
  const processo = await comUm(page);
  await celula(page, 'proximoPasso').hover();
  await page.getByRole('button', { name: 'Mudar o responsável' }).click();
  const editor = page.getByRole('dialog', { name: /^Responsável por/ });
  await editor.getByLabel('Responsável').selectOption({ index: 1 });
  await page.keyboard.press('Enter');
  await expect(editor).toHaveCount(0);
  expect((await ler(page, processo)).responsavel).not.toBeNull();
});
