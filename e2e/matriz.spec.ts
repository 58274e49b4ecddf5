import type { Page } from '@playwright/test';
import { conferir } from '#e2e/acessivel.ts';
import { diasDaDemonstracao, entrar, expect, test } from './apoio.ts';

const campo = (page: Page, nome: string) => page.getByRole('textbox', { name: nome, exact: true });
const gravar = (page: Page) => page.getByRole('button', { name: 'Gravar' });
const importador = (page: Page) => page.getByRole('combobox', { name: 'Importador' });
const SUMAUMA = 'Sumaúma Plásticos Fictícia Ltda';

test('from the record of an importer a row is made; one whose days meet is refused with the way to it; both are found', async ({
  page,
}) => {
  await entrar(page);
  await page.goto('/#/configuracoes/associados?q=sumauma');
  await page.getByRole('link', { name: SUMAUMA }).click();
  await page.getByRole('link', { name: 'Novo item da matriz' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Matriz de tributação');
  await expect(importador(page)).toHaveValue(`A1.B2C.3D4/0001-93 - ${SUMAUMA}`);
  await expect(page.getByText('confira na tabela vigente da Sefaz-AM')).toBeVisible();
  await campo(page, 'NCM do produto final').fill('3926.90.90');
  await campo(page, 'Código Suframa do produto').fill('0555');
  await campo(page, 'Destinação').fill('01');
  await campo(page, 'Utilização').fill('02');
  await campo(page, 'Código de tributação').fill('f900');
  await campo(page, 'Decreto concessivo').fill('Decreto fictício 20.000/2026');
  await campo(page, 'Início da vigência').fill('01/01/2030');
  await campo(page, 'Fim da vigência').fill('31/12/2030');
  await conferir(page);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Item da matriz 3926.90.90 · 0555 · 01/02 criado.')).toBeVisible();
  await expect(page).toHaveURL(/#\/configuracoes\/matriz\/[0-9a-f-]{36}$/);
  await expect(campo(page, 'Código de tributação')).toHaveValue('F900');
  const primeiro = page.url();
  await conferir(page);

  await test.step('a second one for days of the first is refused, and leads to it', async () => {
    await page.getByRole('link', { name: 'Duplicar' }).click();
    await expect(campo(page, 'Início da vigência')).toHaveValue('');
    await campo(page, 'Início da vigência').fill('01/07/2030');
    await gravar(page).click();
    const recusa = page.getByRole('alert').filter({ hasText: 'de 01/01/2030 a 31/12/2030' });
    await expect(recusa).toContainText('dois valeriam de 01/07/2030 a 31/12/2030');
    await conferir(page);
    await expect(recusa.getByRole('link', { name: 'Abrir o item que vale nesses dias' })).toHaveAttribute(
      'href',
      `/${new URL(primeiro).hash}`,
    );
    await campo(page, 'Início da vigência').fill('01/01/2031');
    await gravar(page).click();
    // The message of the first item may still be visible.
    await expect(page.getByText('Item da matriz 3926.90.90 · 0555 · 01/02 criado.').last()).toBeVisible();
    await expect(campo(page, 'Início da vigência')).toHaveValue('01/01/2031');
    await expect(page).not.toHaveURL(primeiro);
    await expect(page).toHaveURL(/#\/configuracoes\/matriz\/[0-9a-f-]{36}$/);
  });

  await test.step('the record of the importer leads to its rows only, and the list to new ones of it', async () => {
    await page.goto('/#/configuracoes/associados?q=sumauma');
    await page.getByRole('link', { name: SUMAUMA }).click();
    await page.getByRole('link', { name: 'Matriz de tributação' }).click();
    await expect(page.getByRole('button', { name: `Importador: ${SUMAUMA}` })).toBeVisible();
    const grid = page.getByRole('grid', { name: 'Matriz de tributação' });
    await expect(grid.getByRole('link', { name: '3926.90.90 · 0555 · 01/02' })).toHaveCount(2);
    await expect(grid).not.toContainText('8473.30.41');
    await conferir(page);
    await page.getByRole('link', { name: 'Novo item da matriz' }).click();
    await expect(importador(page)).toHaveValue(`A1.B2C.3D4/0001-93 - ${SUMAUMA}`);
  });
});

test('the matriz is filtered by an importer that is looked up, and by what is about to end', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await entrar(page);
  await page.goto('/#/configuracoes/parametros');
  await page.getByRole('navigation', { name: 'Cadastros' }).getByRole('link', { name: 'Matriz' }).click();
  const grid = page.getByRole('grid', { name: 'Matriz de tributação' });
  await expect(grid).toContainText('8473.30.41 · 0123 · 01/01');

  await page.getByRole('button', { name: 'Importador', exact: true }).click();
  await expect(importador(page)).toBeFocused();
  await page.keyboard.type('igarape');
  await page.getByRole('option', { name: '12.ABC.345/01DE-35 - Igarapé Duas Rodas Fictícia S.A.' }).click();
  await expect(page.getByRole('button', { name: 'Importador: Igarapé Duas Rodas Fictícia S.A.' })).toBeVisible();
  await expect(page.getByText('Nada encontrado em itens da matriz')).toBeVisible();
  await page.getByRole('button', { name: 'Limpar filtros' }).first().click();

  await page.getByRole('button', { name: 'Vigência' }).click();
  await page.getByRole('menuitem', { name: 'Vence em até 30 dias' }).click();
  await expect(grid.getByRole('link')).toHaveText(['8504.40.90 · 0456 · 01/01', '8528.52.00 · 0789 · 01/01']);
  await expect(grid).toContainText(`Vence em ${12 - diasDaDemonstracao()} dias`);
  await conferir(page);

  await page.setViewportSize({ width: 360, height: 800 });
  await expect(page.getByRole('list', { name: 'Matriz de tributação' })).toBeVisible();
  await conferir(page);
});
