import type { Page } from '@playwright/test';
import { conferir } from '#e2e/acessivel.ts';
import { entrar, expect, test } from '#e2e/apoio.ts';

const campo = (page: Page, nome: string) => page.getByRole('textbox', { name: nome, exact: true });
const gravar = (page: Page) => page.getByRole('button', { name: 'Gravar' });

test('an item is duplicated from one of the list, its supplier and NCM kept, its part number not', async ({ page }) => {
  await entrar(page);
  await page.goto('/#/configuracoes/itens');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Itens');
  const primeiro = page.getByRole('grid').getByRole('link').first();
  const partNumber = (await primeiro.textContent()) ?? '';
  await primeiro.click();
  const ncm = await campo(page, 'NCM').inputValue();
  const descricao = await campo(page, 'Descrição para a DI').inputValue();
  await page.getByRole('link', { name: 'Duplicar' }).click();
  await expect(page.getByText(`Com os dados de ${partNumber}, para mudar o que for outro.`)).toBeVisible();
  await expect(campo(page, 'Part number')).toHaveValue('');
  await expect(campo(page, 'NCM')).toHaveValue(ncm);
  await campo(page, 'Part number').fill(`E2E-${Date.now()}`);
  await campo(page, 'Peso líquido unitário').fill('0,0125');
  await gravar(page).click();
  await expect(page.getByText(/^Item E2E-\d+ criado\.$/)).toBeVisible();
  await expect(campo(page, 'Descrição para a DI')).toHaveValue(descricao);
  await expect(campo(page, 'Peso líquido unitário')).toHaveValue('0,0125000');
  await conferir(page);
});
