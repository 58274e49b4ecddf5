import type { Page } from '@playwright/test';
import { entrar, expect, test } from '#e2e/apoio.ts';

const campo = (page: Page, nome: string) => page.getByRole('textbox', { name: nome, exact: true });
const gravar = (page: Page) => page.getByRole('button', { name: 'Gravar' });

test('a shipped row is read only, lends itself to one of the company, and goes behind it', async ({ page }) => {
  await entrar(page);
  await page.goto('/#/configuracoes/tabelas/Incoterm?q=FOB');
  await page.getByRole('link', { name: 'FOB' }).click();
  await expect(page.getByText('Vem com o Cais e muda com as versões dele')).toBeVisible();
  await page.getByRole('link', { name: 'Criar o da empresa com este código' }).click();
  await expect(campo(page, 'Código')).toHaveValue('FOB');
  await campo(page, 'Nome').fill('Livre a bordo, como a empresa o chama');
  await gravar(page).click();
  await expect(page.getByRole('heading', { name: 'FOB - Livre a bordo, como a empresa o chama' })).toBeVisible();
  await page.goto('/#/configuracoes/tabelas/Incoterm?q=FOB');
  await expect(page.getByText('1–1 de 1')).toBeVisible();
  await expect(page.getByRole('grid').getByText('Da empresa')).toBeVisible();
  await page.getByRole('link', { name: 'FOB' }).click();
  await page.getByRole('button', { name: 'Excluir', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click();
  await expect(page).toHaveURL(/#\/configuracoes\/tabelas\/Incoterm$/);
  await page.goto('/#/configuracoes/tabelas/Incoterm?q=FOB');
  await expect(page.getByText('1–1 de 1')).toBeVisible();
  await expect(page.getByRole('grid').getByText('De fábrica')).toBeVisible();
});
