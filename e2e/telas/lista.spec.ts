import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from '@playwright/test';
import readXlsxFile from 'read-excel-file/node';
import { conferirNosDoisTemas } from '#e2e/acessivel.ts';
import { entrar, expect, pedir, processoDaDemonstracao, test } from '#e2e/apoio.ts';
import { entrarComoNovaPessoa } from '#e2e/pessoas.ts';
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

test('a view is filtered, saved, found again after a reload, changed, gone back to and shared', async ({ page }) => {
  await entrar(page);
  await entrarComoNovaPessoa(page, page, '/importacao/processos');
  await page.getByRole('button', { name: 'Situação' }).click();
  await page.getByRole('menuitem', { name: 'Desembaraçado RFB' }).click();
  await page.getByRole('button', { name: 'Colunas' }).click();
  await page.getByRole('checkbox', { name: 'II devido (R$)' }).check();
  await page.getByRole('checkbox', { name: 'Importador' }).uncheck();
  await page.getByRole('button', { name: 'Compacta' }).click();
  await page.keyboard.press('Escape');

  await visao(page, 'Todos os processos').click();
  await page.getByRole('menuitem', { name: 'Salvar como…' }).click();
  await page.getByLabel('Nome da visão').fill('Prontos para a Sefaz');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(visao(page, 'Prontos para a Sefaz')).toBeVisible();

  await page.reload();
  await expect(visao(page, 'Prontos para a Sefaz')).toBeVisible();
  await expect(grid(page).getByRole('columnheader', { name: 'II devido (R$)' })).toBeAttached();
  await expect(grid(page).getByRole('columnheader', { name: 'Importador' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Situação: Desembaraçado RFB' })).toBeVisible();

  await page.getByRole('button', { name: 'Limpar filtros' }).click();
  await expect(visao(page, 'Prontos para a Sefaz (alterada)')).toBeVisible();
  await page.getByRole('button', { name: 'Voltar à visão' }).click();
  await expect(page.getByRole('button', { name: 'Situação: Desembaraçado RFB' })).toBeVisible();

  await test.step('the list opens with it once that is asked for, and not over an address that says something', async () => {
    await visao(page, 'Prontos para a Sefaz').click();
    await page.getByRole('menuitem', { name: 'Abrir a lista com esta visão' }).click();
    await page
      .getByRole('navigation', { name: 'Menu principal' })
      .getByRole('link', { name: 'Sefaz', exact: true })
      .click();
    await page
      .getByRole('navigation', { name: 'Menu principal' })
      .getByRole('link', { name: 'Processos', exact: true })
      .click();
    await expect(visao(page, 'Prontos para a Sefaz')).toBeVisible();
    await page.goto(`${ENDERECO}?situacao=REGISTRADO`);
    await expect(visao(page, 'Todos os processos')).toBeVisible();
    await page.goto(ENDERECO);
    await visao(page, 'Prontos para a Sefaz').click();
    await page.getByRole('menuitem', { name: 'Não abrir a lista com esta visão' }).click();
  });

  // Shared only now: the lists of the whole company would open with a shared view that is its author's default.
  await visao(page, 'Prontos para a Sefaz').click();
  await page.getByRole('menuitem', { name: 'Compartilhar com a empresa' }).click();
  await expect
    .poll(() => pedir(page, '/api/Visao?tela=processos'))
    .toMatchObject([{ nome: 'Prontos para a Sefaz', padrao: false, compartilhada: true, minha: true }]);

  await test.step('it is given another name', async () => {
    await visao(page, 'Prontos para a Sefaz').click();
    await page.getByRole('menuitem', { name: 'Renomear…' }).click();
    await page.getByLabel('Nome da visão').fill('Para a Sefaz');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await expect(visao(page, 'Para a Sefaz')).toBeVisible();
  });

  await test.step('and is gone once deleted', async () => {
    await visao(page, 'Para a Sefaz').click();
    await page.getByRole('menuitem', { name: 'Excluir…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click();
    await expect(visao(page, 'Todos os processos')).toBeVisible();
    await expect.poll(() => pedir(page, '/api/Visao?tela=processos')).toEqual([]);
  });
});

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

test('the sums on the screen are those of the server, whatever page is shown', async ({ page }) => {
  const filtro = await daDemonstracao(page);
  await abrir(page, `?${filtro}&tamanho=5&pagina=2`);
  const { valorAduaneiro } = await pedir<{ valorAduaneiro: string }>(page, `/api/Processo/Totais?${filtro}`);
  const escrito = Number(valorAduaneiro).toLocaleString('pt-BR', { minimumFractionDigits: 2 });
  await expect(grid(page).getByRole('row', { name: /^Total de/ })).toContainText(escrito);
});

test('chosen rows are copied and exported, and Esc lets them go', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await abrir(page, '?ordem=numero');
  const escolhidos = [1, 3].map(processoDaDemonstracao);
  for (const numero of escolhidos) {
    await grid(page).getByRole('row', { name: numero }).getByRole('checkbox').check();
  }
  await page.getByRole('button', { name: 'Copiar números' }).click();
  await expect(page.getByText('2 copiados.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(escolhidos.join('\n'));
  const csv = await readFile(
    await (await exportar(page, 'Exportar selecionados', 'CSV, todas as colunas')).path(),
    'utf8',
  );
  expect(csv.match(/IMP-\d{4}-\d+/g)).toEqual(escolhidos);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'Seleção' })).toHaveCount(0);
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

test('an export given up is cut off, and no word of failure is said', async ({ page }) => {
  await abrir(page);
  let cortada: string | undefined;
  page.on('requestfailed', (pedido) => {
    if (pedido.url().includes('/Exportar')) cortada = pedido.failure()?.errorText;
  });
  // The export never gets an answer.
  await page.route('**/api/Processo/Exportar?*', () => {});
  await page.getByRole('button', { name: 'Exportar', exact: true }).click();
  await page.getByRole('menuitem', { name: 'CSV, todas as colunas' }).click();
  const andamento = page.getByRole('region', { name: 'Exportação' });
  await expect(andamento).toContainText('Preparando a exportação…');
  await andamento.getByRole('button', { name: 'Cancelar' }).click();
  await expect(andamento).toHaveCount(0);
  await expect.poll(() => cortada).toBe('net::ERR_ABORTED');
});

test('on a phone the order, the lines and the choice of cards are reached by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await entrar(page);
  await page.goto(`${ENDERECO}?ordem=numero`);
  const cartoes = page.getByRole('list', { name: 'Processos de importação' });
  await expect(cartoes.getByRole('listitem').first()).toContainText(processoDaDemonstracao(1));

  await page.getByRole('button', { name: 'Ajustar' }).focus();
  await page.keyboard.press('Enter');
  const ajuste = page.getByRole('dialog', { name: 'Ordem e linhas dos cartões' });
  await conferirNosDoisTemas(page);
  await ajuste.getByRole('button', { name: 'Decrescente' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/ordem=-numero/);
  await ajuste.getByRole('checkbox', { name: 'Importador' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Ajustar' })).toBeFocused();
  await expect(cartoes.getByRole('listitem').first()).toContainText('Importador');

  await page.getByRole('button', { name: 'Selecionar', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(cartoes.getByRole('checkbox').first()).toBeFocused();
  await page.keyboard.press('Space');
  // A touch anywhere on a card selects it.
  await cartoes
    .getByRole('listitem')
    .nth(1)
    .click({ position: { x: 200, y: 60 } });
  await expect(page.getByText('2 selecionados')).toBeVisible();
  await conferirNosDoisTemas(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  const csv = await readFile(
    await (await exportar(page, 'Exportar selecionados', 'CSV, colunas à vista')).path(),
    'utf8',
  );
  expect(csv.trimEnd().split('\r\n')).toHaveLength(3);
  expect(csv).toMatch(/^\uFEFFProcesso;Fornecedor;Importador;/);
  await page.getByRole('button', { name: 'Limpar a seleção' }).click();
  await expect(page.getByRole('button', { name: 'Selecionar', exact: true })).toBeFocused();
});

test('on a phone the list is cards, and nothing is wider than the screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await entrar(page);
  await page.goto(`${ENDERECO}?ordem=numero`);
  const cartoes = page.getByRole('list', { name: 'Processos de importação' });
  await expect(cartoes.getByRole('listitem').first()).toContainText(processoDaDemonstracao(1));
  await expect(page.getByText(/^Total de \d+ processos$/)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await conferirNosDoisTemas(page);
  await cartoes.getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: processoDaDemonstracao(1) })).toBeVisible();
});

test('whoever hears the list, or sees little, has all of it too', async ({ page }) => {
  await abrir(page, '?situacao=REGISTRADO');
  await conferirNosDoisTemas(page);
  await grid(page).getByRole('checkbox').nth(1).check();
  await conferirNosDoisTemas(page);
});

for (const nome of ['Colunas', 'Registro', 'Todos os processos']) {
  test(`and what "${nome}" opens`, async ({ page }) => {
    await abrir(page);
    await page.getByRole('button', { name: nome, exact: true }).click();
    await conferirNosDoisTemas(page);
  });
}

test('on a phone the alerts of a processo are read whole by a touch', async ({ page }) => {
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
  await expect(cartoes).toBeVisible();
});

test('a read that fails says so while it is tried again', async ({ page }) => {
  await abrir(page, '?ordem=numero');
  const linha = grid(page).getByRole('row').nth(3);
  const numero = `${await linha.getByRole('link').first().textContent()}`;
  const segunda = Promise.withResolvers<void>();
  let vezes = 0;
  await page.route(/\/api\/Processo\/[0-9a-f-]{36}$/, async (rota) => {
    if (++vezes === 1) return rota.abort();
    await segunda.promise;
    return rota.continue();
  });
  await lookWhileBusy(page);
  await linha.getByRole('link').first().click();
  const aviso = page.getByText('O servidor não respondeu. Tentando de novo…');
  await expect(aviso).toBeVisible();
  segunda.resolve();
  await expect(page.getByRole('heading', { name: new RegExp(`^${numero}`) })).toBeVisible();
  await expect(aviso).toBeHidden();
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
