import type { Page } from '@playwright/test';
import { conferir } from '#e2e/acessivel.ts';
import { entrar, expect, test } from '#e2e/apoio.ts';

const campo = (page: Page, nome: string) => page.getByRole('textbox', { name: nome, exact: true });

test('a representative is told for whom to act by looking importers up', async ({ page }) => {
  await entrar(page);
  await page.goto('/#/configuracoes/representante/novo');
  await campo(page, 'Nome').fill('Hipotética Nova');
  await campo(page, 'CPF').fill('123.456.789-09');
  await page.getByRole('button', { name: 'Adicionar importador' }).click();
  await expect(page.getByRole('combobox', { name: 'Importador' })).toBeFocused();
  await page.keyboard.type('igarape');
  await page.getByRole('option', { name: '12.ABC.345/01DE-35 - Igarapé Duas Rodas Fictícia S.A.' }).click();
  await page.keyboard.press('Control+s');
  // A representative of the demonstration has this CPF: the form offers a link to them and keeps everything typed.
  await expect(
    page.getByRole('alert').filter({ hasText: 'já é do representante Imaginário Barbosa Lima' }),
  ).toBeFocused();
  await expect(page.getByRole('link', { name: 'Abrir o representante que já tem este CPF' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Importador' })).toHaveValue(/Igarapé Duas Rodas/);
  await conferir(page);
});

test('a representative begun from another acts for the same importers, by name; papers and number are left out', async ({
  page,
}) => {
  await entrar(page);
  await page.goto('/#/configuracoes/representante?q=hipotetico');
  await page.getByRole('link', { name: 'Hipotético Ramos' }).click();
  await page.getByRole('link', { name: 'Duplicar' }).click();
  await expect(page.getByRole('heading', { name: 'Novo representante legal' })).toBeVisible();
  const importadores = page.getByRole('combobox', { name: 'Importador' });
  await expect(importadores.first()).toHaveValue('12.ABC.345/01DE-35 - Igarapé Duas Rodas Fictícia S.A.');
  await expect(campo(page, 'CPF')).toHaveValue('');
  await expect(campo(page, 'Titular do certificado')).toHaveValue('');
});
