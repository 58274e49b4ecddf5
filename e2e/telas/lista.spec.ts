import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from '@playwright/test';
import readXlsxFile from 'read-excel-file/node';
import { conferir } from '#e2e/acessivel.ts';
import { entrar, expect, pedir, processoDaDemonstracao, test } from '#e2e/apoio.ts';
import { lookWhileBusy } from '#e2e/settled.ts';
import { DEMONSTRACAO } from '#server/seeds/pessoa-demonstracao.ts';

const ENDERECO = '/#/importacao/processos';
const grid = (page: Page) => page.getByRole('grid', { name: 'Processos de importação' });
const visao = (page: Page, nome: string | RegExp) => page.getByRole('button', { name: nome, exact: true });

async function abrir(page: Page, consulta = ''): Promise<void> {
  await entrar(page);
  await page.goto(`${ENDERECO}${consulta}`);
  await expect(grid(page).getByText(/^Total de \d+ processos?$/)).toBeVisible();
}

/** Other journeys release processes of other importers meanwhile, so the list is filtered by importer. */
async function daDemonstracao(page: Page): Promise<string> {
  await entrar(page);
  const [importador] = await pedir<{ id: string }[]>(page, `/api/Importador?q=${DEMONSTRACAO.empresa.cnpj}`);
  return `situacao=DESEMBARACADO_RFB&importadorId=${importador?.id}`;
}

async function exportar(page: Page, menu: string, item: string): Promise<Download> {
  await page.getByRole('button', { name: menu, exact: true }).click();
  const baixado = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: item }).click();
  return baixado;
}

test('the result is exported: the file has the rows, the order and the figures of the list', async ({ page }) => {
  const filtro = await daDemonstracao(page);
  await abrir(page, `?${filtro}&ordem=-valorAduaneiro`);
  const naTela = await grid(page).getByRole('row').getByRole('link').allTextContents();

  const xlsx = await exportar(page, 'Exportar', 'Excel (XLSX), colunas à vista');
  expect(xlsx.suggestedFilename()).toMatch(/^processos-\d{4}-\d{2}-\d{2}\.xlsx$/);
  const [planilha] = await readXlsxFile(await readFile(await xlsx.path()));
  const [titulos = [], ...linhas] = planilha?.data ?? [];
  expect(titulos).toContain('Valor aduaneiro (R$)');
  expect(titulos).not.toContain('II devido (R$)');
  expect(linhas.map(([numero]) => numero)).toEqual(naTela);
  const soma = linhas.reduce((total, linha) => total + Math.round(Number(linha.at(-1)) * 100), 0);
  const totais = await pedir<{ valorAduaneiro: string }>(page, `/api/Processo/Totais?${filtro}`);
  expect((soma / 100).toFixed(2)).toBe(totais.valorAduaneiro);

  const csv = await readFile(await (await exportar(page, 'Exportar', 'CSV, todas as colunas')).path(), 'utf8');
  const registros = csv.trimEnd().split('\r\n');
  expect(registros[0]).toMatch(/^\uFEFFProcesso;DI ou DUIMP;Fornecedor;/);
  expect(registros.slice(1).map((registro) => registro.split(';')[0])).toEqual(naTela);
});

test('everything is reached by keyboard: columns, filter, choice, opening', async ({ page }) => {
  await abrir(page, '?ordem=numero');
  await page.getByRole('button', { name: 'Colunas' }).focus();
  await page.keyboard.press('Enter');
  const colunas = page.getByRole('dialog', { name: 'Colunas e densidade' });
  await colunas.getByRole('checkbox', { name: 'Situação' }).focus();
  // Moves past the two hidden columns and past Registro.
  for (let i = 0; i < 3; i += 1) await page.keyboard.press('Alt+ArrowUp');
  await expect(colunas.getByRole('checkbox', { name: 'Situação' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(grid(page).getByRole('columnheader').nth(3)).toHaveText('Situação');

  await page.getByRole('button', { name: 'Registro' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Este ano' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/dataRegistroDe=2\d{3}-01-01&dataRegistroAte=2\d{3}-12-31/);
  await page.getByRole('button', { name: /^Registro:/ }).focus();
  await page.keyboard.press('Delete');
  await expect(page).not.toHaveURL(/dataRegistro/);

  await grid(page).getByRole('columnheader', { name: 'Processo' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+Space');
  await expect(page.getByText('1 selecionado')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: processoDaDemonstracao(1) })).toBeVisible();
});

test('the first column stays in sight while the others pass under it, the sums passing with theirs', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await abrir(page, '?ordem=numero');
  const numero = grid(page).getByRole('link', { name: processoDaDemonstracao(2) });
  const lugar = async (alvo: Locator) => (await alvo.boundingBox())?.x;
  const antes = await lugar(numero);
  const cabeca = grid(page).getByRole('columnheader', { name: 'Valor aduaneiro (R$)' });
  const cabecaAntes = await lugar(cabeca);
  await cabeca.scrollIntoViewIfNeeded();
  expect(await lugar(cabeca)).not.toBe(cabecaAntes);
  expect(await lugar(numero)).toBe(antes);
  const soma = grid(page)
    .getByRole('row', { name: /^Total de/ })
    .locator('[data-field="valorAduaneiro"]');
  expect(await lugar(soma)).toBe(await lugar(cabeca));
});

test('a head drawn wider by the mouse stays so, and a view keeps it', async ({ page }) => {
  await abrir(page);
  const cabeca = grid(page).getByRole('columnheader', { name: 'Importador' });
  const largura = async () => Math.round((await cabeca.boundingBox())?.width ?? 0);
  const antes = await largura();
  await cabeca.hover();
  const borda = await cabeca.locator('.borda').boundingBox();
  if (!borda) throw new Error('The head has no edge to draw by.');
  const [x, y] = [borda.x + borda.width / 2, borda.y + borda.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 60, y, { steps: 6 });
  await page.mouse.move(x + 120, y, { steps: 6 });
  await page.mouse.up();
  await expect.poll(largura).toBe(antes + 120);
  await expect(page).toHaveURL(/processos$/);

  await page.reload();
  await expect.poll(largura).toBe(antes + 120);
  await visao(page, 'Todos os processos').click();
  await page.getByRole('menuitem', { name: 'Salvar como…' }).click();
  await page.getByLabel('Nome da visão').fill('Fornecedor por extenso');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(visao(page, 'Fornecedor por extenso')).toBeVisible();
  await page.evaluate(() => {
    for (const chave of Object.keys(localStorage)) {
      if (chave.startsWith('cais-preferencia')) localStorage.removeItem(chave);
    }
  });
  await page.reload();
  await expect.poll(largura).toBe(antes + 120);
  await visao(page, 'Fornecedor por extenso').click();
  await page.getByRole('menuitem', { name: 'Excluir…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click();
  await expect.poll(largura).toBe(antes);
});

test('a filter that waited opens when it is asked for, with the focus in it and back on it', async ({ page }) => {
  await abrir(page);
  await page.getByRole('button', { name: 'Mais filtros' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Número da DI' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Número da DI' })).toBeFocused();
});

test('whoever hears the list, or sees little, has all of it too, and what it opens', async ({ page }) => {
  await abrir(page);
  for (const nome of ['Colunas', 'Registro', 'Todos os processos']) {
    await page.getByRole('button', { name: nome, exact: true }).click();
    await conferir(page);
    await page.keyboard.press('Escape');
  }
  await grid(page).getByRole('checkbox').nth(1).check();
  await conferir(page);
});

test('on a phone the list is cards, none wider than the screen, and the alerts of one are read whole by a touch', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await entrar(page);
  await page.goto(`${ENDERECO}?alerta=ETA_PASSADA`);
  const cartoes = page.getByRole('list', { name: 'Processos de importação' });
  await cartoes
    .getByRole('button', { name: /ETA passou há \d+ dias?, sem chegada\.$/ })
    .first()
    .click();
  const alertas = page.getByRole('dialog', { name: 'Alertas' });
  await expect(alertas.getByText(/^ETA passou há \d+ dias?, sem chegada\.$/)).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(alertas).toBeHidden();

  await page.goto(`${ENDERECO}?ordem=numero`);
  await expect(cartoes.getByRole('listitem').first()).toContainText(processoDaDemonstracao(1));
  await expect(page.getByText(/^Total de \d+ processos$/)).toBeVisible();
  const sobra = page.locator('.paginacao').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(await sobra).toBe(0);
  await conferir(page);
  await page.getByRole('button', { name: 'Ajustar' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Ordem e linhas dos cartões' })).toBeVisible();
  await conferir(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Ajustar' })).toBeFocused();
  await page.getByRole('button', { name: 'Selecionar', exact: true }).click();
  // A touch anywhere on a card selects it.
  await cartoes
    .getByRole('listitem')
    .nth(1)
    .click({ position: { x: 200, y: 60 } });
  await expect(page.getByText('1 selecionado')).toBeVisible();
  await conferir(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('a pressed row stands by its name until its processo is read, also where that fails at first', async ({
  page,
}) => {
  await abrir(page, '?ordem=numero');
  const linha = grid(page).getByRole('row').nth(3);
  const numero = `${await linha.getByRole('link').first().textContent()}`;
  const resposta = Promise.withResolvers<'abort' | 'continue'>();
  await page.route(/\/api\/Processo\/[0-9a-f-]{36}$/, async (rota) => rota[await resposta.promise]());
  await lookWhileBusy(page);
  await linha.getByRole('gridcell').nth(4).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/processos\/[0-9a-f-]{36}/);
  // Not the list any more: the screen itself waits for the processo.
  await expect(page.getByRole('grid', { includeHidden: true })).toHaveCount(0);
  await expect(page.getByRole('status', { name: 'Carregando' })).toHaveText(numero);
  resposta.resolve('abort');
  await expect(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  await page.unroute(/\/api\/Processo\/[0-9a-f-]{36}$/);
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByRole('heading', { name: new RegExp(`^${numero}`) })).toBeVisible();
});
