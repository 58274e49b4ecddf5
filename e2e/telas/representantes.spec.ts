import type { Page } from '@playwright/test';
import { conferir } from '#e2e/acessivel.ts';
import { diasDaDemonstracao, entrar, expect, pedir, test } from '#e2e/apoio.ts';

const campo = (page: Page, nome: string) => page.getByRole('textbox', { name: nome, exact: true });

test('an expired representative is shown as such and not offered; one about to expire warns and is', async ({
  page,
}) => {
  await entrar(page);
  await page.goto('/#/configuracoes/representante');
  const grid = page.getByRole('grid', { name: 'Representantes legais' });
  await expect(grid.getByRole('row').filter({ hasText: 'Suposta Ferreira Nunes' })).toContainText('Vencido');
  await expect(grid.getByRole('row').filter({ hasText: 'Imaginário Barbosa Lima' })).toContainText(
    `Vence em ${12 - diasDaDemonstracao()} dias`,
  );
  expect(await pedir(page, '/api/Representante/GetByQ?q=suposta')).toEqual([]);
  expect(await pedir(page, '/api/Representante/GetByQ?q=imaginario')).toMatchObject([{ codigo: '***.456.789-**' }]);
  await page.getByRole('button', { name: 'Validade' }).click();
  await page.getByRole('menuitem', { name: 'Vencida' }).click();
  await expect(grid.getByRole('row')).toHaveCount(2);
  await grid.getByRole('link', { name: 'Suposta Ferreira Nunes' }).click();
  await expect(page.getByText(/^A procuração venceu em/)).toBeVisible();
  await conferir(page);
});

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

test('a representative begun from another acts for the same importers, by name; papers and number are left out; on a phone names are read whole', async ({
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

  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/#/configuracoes/representante?q=hipotetico');
  await page.getByText('Hipotético Ramos').click();
  await expect(page.getByText('12.ABC.345/01DE-35 - Igarapé Duas Rodas Fictícia S.A.', { exact: true })).toBeVisible();
});
