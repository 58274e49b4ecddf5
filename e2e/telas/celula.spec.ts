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

test('Escape gives up and leaves the row as it was', async ({ page }) => {
  const processo = await comUm(page);
  const editor = await editar(page, 'importador', /^Nossa referência de/);
  await editor.getByLabel('Nossa referência').fill('OUTRA');
  await page.keyboard.press('Escape');
  await expect(editor).toHaveCount(0);
  expect(await ler(page, processo)).toMatchObject({ referencia: processo.referencia, versao: processo.versao });
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

test('a conflict names the value of the other person and who wrote it; both ways out can be taken back', async ({
  page,
}) => {
  const processo = await comUm(page);
  const { referencia, id, versao } = processo;
  const editor = await editar(page, 'importador', /^Nossa referência de/);
  const campo = editor.getByLabel('Nossa referência');
  await campo.fill(`${referencia}-B`);
  const dela = await pedir<Processo>(page, '/api/Processo', { id, versao, referencia: `${referencia}-A` }, 'PUT');
  await page.keyboard.press('Enter');
  await expect(editor.getByRole('alert')).toContainText(/^Enquanto isso, .+ gravou “.+-A” em “Nossa referência”\./);
  await expect(campo).toHaveValue(`${referencia}-B`);

  await test.step('the value of the other person stays, and what was typed is written all the same', async () => {
    await editor.getByRole('button', { name: 'Ficar com o valor atual' }).click();
    await expect(editor).toHaveCount(0);
    expect(await ler(page, processo)).toMatchObject({ referencia: `${referencia}-A`, versao: dela.versao });
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect.poll(async () => (await ler(page, processo)).referencia).toBe(`${referencia}-B`);
  });

  await test.step('written over, the value of the other person comes back', async () => {
    await editar(page, 'importador', /^Nossa referência de/);
    await campo.fill(`${referencia}-C`);
    const lido = await ler(page, processo);
    await pedir(page, '/api/Processo', { id, versao: lido.versao, referencia: `${referencia}-D` }, 'PUT');
    await page.keyboard.press('Enter');
    await expect(editor.getByRole('alert')).toContainText('-D” em “Nossa referência”');
    await page.keyboard.press('Enter');
    // The notice of the step before may still stand above it.
    const aviso = page
      .getByRole('alert')
      .filter({ hasText: `Nossa referência: ${referencia}-C. Era ${referencia}-D.` });
    await expect(aviso).toBeVisible();
    expect((await ler(page, processo)).referencia).toBe(`${referencia}-C`);
    await aviso.getByRole('button', { name: 'Desfazer' }).click();
    await expect.poll(async () => (await ler(page, processo)).referencia).toBe(`${referencia}-D`);
  });
});
