import type { Page } from '@playwright/test';
import { conferir } from '#e2e/acessivel.ts';
import { entrar, expect, test } from '#e2e/apoio.ts';
import { DEMONSTRACAO } from '#server/seeds/pessoa-demonstracao.ts';

const NOVO = '/#/configuracoes/parametros/novo';
const campo = (page: Page, nome: string) => page.getByRole('textbox', { name: nome, exact: true });
const gravar = (page: Page) => page.getByRole('button', { name: 'Gravar' });
const dialogo = (page: Page) => page.getByRole('dialog');

/** A new code each time, so that no two tests share one. */
let codigos = 0;
const novoCodigo = () => `E2E_${process.env.TEST_PARALLEL_INDEX}_${Date.now()}_${++codigos}`;

async function preencher(page: Page, codigo: string): Promise<void> {
  await campo(page, 'Código').fill(codigo);
  await campo(page, 'Valor').fill('12,5');
  await campo(page, 'Fonte').fill('Ato concessório fictício 7/2026');
}

/** Creates a parameter of the company through the form; its page stays open. */
async function criar(page: Page): Promise<string> {
  const codigo = novoCodigo();
  await page.goto(NOVO);
  await preencher(page, codigo);
  await gravar(page).click();
  await expect(page.getByRole('heading', { name: codigo })).toBeVisible();
  return codigo;
}

async function rascunhoGuardado(page: Page): Promise<void> {
  await expect(page.getByText(/^Rascunho guardado às/)).toBeVisible();
}

test('a parameter of the company is made, changed and deleted, by the keyboard alone', async ({ page }) => {
  const codigo = novoCodigo();
  await entrar(page);
  await page.goto('/#/configuracoes/parametros');
  await page.getByRole('link', { name: 'Novo parâmetro' }).focus();
  await page.keyboard.press('Enter');
  await campo(page, 'Código').focus();
  await page.keyboard.type(codigo.toLowerCase());
  await page.keyboard.press('Tab');
  await page.keyboard.type('1.234,5');
  await page.keyboard.press('Tab');
  await page.keyboard.type('1/3/26');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(campo(page, 'Início da vigência')).toHaveValue('01/03/2026');
  await campo(page, 'Fonte').focus();
  await page.keyboard.type('Portaria fictícia 9/2026');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Control+s');
  await expect(page.getByText(`Parâmetro ${codigo} criado.`)).toBeVisible();
  await expect(page).toHaveURL(/#\/configuracoes\/parametros\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { name: codigo })).toBeVisible();
  await expect(campo(page, 'Valor')).toHaveValue('1.234,50');
  await expect(page.getByRole('radio', { name: 'Verificado' })).toBeChecked();

  await campo(page, 'Valor').focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('0,135');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Alterações gravadas.')).toBeVisible();
  await page.reload();
  await expect(campo(page, 'Valor')).toHaveValue('0,135');

  await page.getByRole('button', { name: 'Excluir' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialogo(page)).toContainText('Fica no histórico e pode voltar');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Parâmetro ${codigo} excluído.`)).toBeVisible();
  await expect(page.getByRole('grid', { name: 'Parâmetros' })).not.toContainText(codigo);
});

test('a shipped one is read, not edited, and lends its values to one of the company', async ({ page }) => {
  await entrar(page);
  // Searched by code: with the parameters of other tests it may not be on the first page.
  await page.goto('/#/configuracoes/parametros?q=ICMS_AM_GERAL');
  await page.getByRole('link', { name: /^ICMS do Amazonas, alíquota geral/ }).click();
  await expect(page.getByText('por isso não se edita')).toBeVisible();
  await expect(page.getByRole('form')).toHaveCount(0);
  await conferir(page);
  await page.getByRole('link', { name: 'Criar o da empresa com este código' }).click();
  await expect(campo(page, 'Código')).toHaveValue('ICMS_AM_GERAL');
  await expect(campo(page, 'Valor')).toHaveValue('20,00');
  await expect(campo(page, 'Início da vigência')).toHaveValue('01/04/2023');
  await expect(campo(page, 'Fonte')).toHaveValue('');
  await expect(page.getByRole('radio', { name: 'A confirmar' })).toBeChecked();
});

test('the draft survives a reload right after the last key, and is thrown away when asked', async ({ page }) => {
  await entrar(page);
  await page.goto(NOVO);
  await preencher(page, 'RASCUNHO_QUE_FICA');
  await page.reload();
  await expect(page.getByText(/^Rascunho de \d\d:\d\d restaurado/)).toBeVisible();
  await expect(campo(page, 'Código')).toHaveValue('RASCUNHO_QUE_FICA');
  await expect(campo(page, 'Valor')).toHaveValue('12,50');
  await conferir(page);
  await page.getByRole('button', { name: 'Descartar rascunho' }).click();
  await expect(campo(page, 'Código')).toHaveValue('');
  await page.reload();
  await expect(campo(page, 'Código')).toHaveValue('');
  await expect(page.getByText(/^Rascunho de/)).toHaveCount(0);
});

test('a session that runs out in the middle asks nothing; after the next login the work goes on', async ({ page }) => {
  await page.clock.install();
  await entrar(page);
  await criar(page);
  const endereco = page.url();
  await campo(page, 'Fonte').fill('Digitado no último minuto');
  await page.clock.fastForward('01:01:00');
  await expect(page).toHaveURL(/#\/pages\/login$/);
  await expect(dialogo(page)).toHaveCount(0);
  await page.getByLabel('E-mail').fill(DEMONSTRACAO.email);
  await page.getByLabel('Senha', { exact: true }).fill(DEMONSTRACAO.senha);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page).toHaveURL(endereco);
  await expect(page.getByText(/^Rascunho de \d\d:\d\d restaurado/)).toBeVisible();
  await expect(campo(page, 'Fonte')).toHaveValue('Digitado no último minuto');
});

test('leaving with something typed asks, by a link and by Back', async ({ page }) => {
  await entrar(page);
  await page.goto('/#/configuracoes/parametros');
  await page.getByRole('link', { name: 'Novo parâmetro' }).click();
  await preencher(page, 'AINDA_NAO');
  await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Dashboard' }).click();
  await expect(dialogo(page)).toHaveAccessibleName('Descartar alterações?');
  await conferir(page);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/parametros\/novo$/);
  await expect(campo(page, 'Código')).toHaveValue('AINDA_NAO');

  await page.goBack();
  await page.getByRole('button', { name: 'Continuar editando' }).click();
  await expect(page).toHaveURL(/parametros\/novo$/);
  await expect(campo(page, 'Código')).toHaveValue('AINDA_NAO');

  await page.goto('/#/configuracoes/ncm');
  await page.getByRole('button', { name: 'Continuar editando' }).click();
  await expect(page).toHaveURL(/parametros\/novo$/);
  await expect(campo(page, 'Código')).toHaveValue('AINDA_NAO');

  await page.goBack();
  await page.getByRole('button', { name: 'Sair e manter rascunho' }).click();
  await expect(page.getByRole('grid', { name: 'Parâmetros' })).toBeVisible();
  await page.getByRole('link', { name: 'Novo parâmetro' }).click();
  await expect(campo(page, 'Código')).toHaveValue('AINDA_NAO');

  await page.goBack();
  await page.getByRole('button', { name: 'Descartar', exact: true }).click();
  await expect(page.getByRole('grid', { name: 'Parâmetros' })).toBeVisible();
  await page.getByRole('link', { name: 'Novo parâmetro' }).click();
  await expect(campo(page, 'Código')).toHaveValue('');
});

test('two tabs on one record keep a draft each', async ({ page, context }) => {
  await entrar(page);
  await criar(page);
  await campo(page, 'Fonte').fill('Da primeira aba');
  await rascunhoGuardado(page);
  const segunda = await context.newPage();
  await segunda.goto(page.url());
  await expect(segunda.getByText(/aberto em outra aba/)).toBeVisible();
  await expect(campo(segunda, 'Fonte')).toHaveValue('Ato concessório fictício 7/2026');
  await segunda.close();
  await page.reload();
  await expect(campo(page, 'Fonte')).toHaveValue('Da primeira aba');
});
