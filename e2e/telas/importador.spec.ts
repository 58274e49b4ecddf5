import type { Locator, Page } from '@playwright/test';
import { conferir } from '#e2e/acessivel.ts';
import { diasDaDemonstracao, entrar, expect, novoCnpj, pedir, test } from '#e2e/apoio.ts';
import { outroComputador } from '#e2e/pessoas.ts';

// Long records, checked by axe in both themes, while other tests use the same cores.
test.describe.configure({ timeout: 90_000 });

const campo = (page: Page | Locator, nome: string) => page.getByRole('textbox', { name: nome, exact: true });
const gravar = (page: Page) => page.getByRole('button', { name: 'Gravar' });
const dialogo = (page: Page) => page.getByRole('dialog');

const pontuado = (cnpj: string) => cnpj.replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5');

/** Creates an importer through the form; its page stays open. */
async function criar(page: Page, razaoSocial: string): Promise<void> {
  await page.goto('/#/configuracoes/associados/novo');
  await expect(page.getByRole('heading', { name: 'Novo importador' })).toBeVisible();
  await campo(page, 'Razão social').fill(razaoSocial);
  await campo(page, 'CNPJ').fill(novoCnpj());
  await campo(page, 'Inscrição Suframa').fill('201234017');
  await gravar(page).click();
  await expect(page.getByRole('heading', { name: razaoSocial })).toBeVisible();
}

function nomeDoContato(page: Page, linha: number) {
  return page.getByRole('group', { name: `Contatos, linha ${linha}` }).getByRole('textbox', { name: /^Nome/ });
}

async function adicionarContato(page: Page, nome: string) {
  await page.getByRole('button', { name: 'Adicionar contato' }).click();
  await nomeDoContato(page, 1).fill(nome);
}

test('an importer is made by the keyboard alone, its numbers pasted as the papers print them', async ({ page }) => {
  const cnpj = novoCnpj();
  await entrar(page);
  await page.goto('/#/configuracoes/associados');
  await page.getByRole('link', { name: 'Novo importador' }).focus();
  await page.keyboard.press('Enter');
  await campo(page, 'Razão social').focus();
  await page.keyboard.insertText('Teclado Fictício Ltda');
  await page.keyboard.press('Tab');
  await page.keyboard.insertText(pontuado(cnpj).toLowerCase());
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.insertText('04.123.456-1');
  await page.keyboard.press('Tab');
  await page.keyboard.insertText('2610-8/00');
  await page.keyboard.press('Tab');
  await page.keyboard.insertText(' 20.1234.01-7 ');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Importador Teclado Fictício Ltda criado.')).toBeVisible();
  await expect(page).toHaveURL(/#\/configuracoes\/associados\/[0-9a-f-]{36}$/);
  await expect(campo(page, 'CNPJ')).toHaveValue(pontuado(cnpj));
  await expect(campo(page, 'Inscrição estadual (AM)')).toHaveValue('04.123.456-1');
  await expect(campo(page, 'CNAE principal')).toHaveValue('2610-8/00');
  await expect(campo(page, 'Inscrição Suframa')).toHaveValue('20.1234.01-7');
  const [gravado] = await pedir<Record<string, unknown>[]>(page, `/api/Importador?q=${cnpj}`);
  expect(gravado).toMatchObject({
    cnpj,
    inscricaoEstadual: '041234561',
    cnae: '2610800',
    inscricaoSuframa: '201234017',
  });
});

test('what is refused is said at the field and in a summary that leads there, to a resolution too', async ({
  page,
}) => {
  await entrar(page);
  await page.goto('/#/configuracoes/associados/novo');
  await campo(page, 'CNPJ').fill('12ABC34501DE36');
  await page.getByRole('button', { name: 'Adicionar linha' }).click();
  const grade = page.getByRole('grid', { name: 'Resoluções CAS' });
  await expect(grade).toBeVisible();
  await page.keyboard.type('205/2021');
  await page.keyboard.press('Enter');
  await gravar(page).click();
  const resumo = page.getByRole('alert').filter({ hasText: 'campos precisam de atenção' });
  await expect(resumo).toBeFocused();
  await expect(resumo).toContainText('CNPJ: Os dígitos verificadores do CNPJ não conferem.');
  await expect(resumo).toContainText('Produto, linha 1: Informe o produto aprovado.');
  await resumo.getByRole('button', { name: 'Produto, linha 1' }).click();
  await expect(grade).toBeInViewport();
  await conferir(page);
});

test('resolutions are typed in a grid, saved, told in the history and undone', async ({ page }) => {
  await entrar(page);
  await criar(page, `Resoluções ${Date.now()} Ltda`);
  await page.getByRole('button', { name: 'Adicionar linha' }).click();
  for (const celula of ['205/2021', '9/12/2021', 'Placa-mãe', '9/2020', 'variavel', '5']) {
    await page.keyboard.type(celula);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Alterações gravadas.')).toBeVisible();
  const historico = page.getByRole('region', { name: 'Histórico' });
  await expect(historico).toContainText('Produto Placa-mãe');
  await expect(historico).toContainText('Acréscimo (p.p.) 5,00');
  await conferir(page);
  await historico
    .getByRole('button', { name: /^Desfazer/ })
    .first()
    .click();
  await expect(page.getByText('Alteração desfeita.')).toBeVisible();
  await expect(page.getByRole('grid', { name: 'Resoluções CAS' })).not.toContainText('Placa-mãe');
});

test('two people on one importer: each change is kept or chosen, none is lost', async ({ page, browser }) => {
  await entrar(page);
  await criar(page, `Duas Abas ${Date.now()} Ltda`);
  const outra = await outroComputador(browser);
  await entrar(outra, new URL(page.url()).hash.slice(1));
  await campo(outra, 'Nome fantasia').fill('Da outra');
  await campo(outra, 'Bairro').fill('Centro');
  await campo(page, 'Nome fantasia').fill('Minha');
  await campo(page, 'CEP').fill('69005-010');
  await adicionarContato(page, 'Ana Fictícia');
  await adicionarContato(outra, 'Bento Fictício');
  await gravar(outra).click();
  await expect(outra.getByText('Alterações gravadas.')).toBeVisible();

  await page.keyboard.press('Control+s');
  await expect(dialogo(page)).toHaveAccessibleName('Este registro mudou enquanto você o editava');
  await expect(dialogo(page)).toContainText('CEP: — → 69005-010');
  await expect(dialogo(page)).toContainText('Bairro: — → Centro');
  await expect(dialogo(page)).toContainText('Contatos, Nome Ana Fictícia: — → Nome Ana Fictícia');
  await expect(dialogo(page)).toContainText('Contatos, Nome Bento Fictício: — → Nome Bento Fictício');
  await conferir(page);
  await dialogo(page).getByRole('radio', { name: 'Minha: Minha' }).check();
  await dialogo(page).getByRole('button', { name: 'Gravar' }).click();
  await expect(page.getByText('Alterações gravadas.')).toBeVisible();
  await outra.reload();
  await expect(campo(outra, 'Nome fantasia')).toHaveValue('Minha');
  await expect(campo(outra, 'Bairro')).toHaveValue('Centro');
  await expect(campo(outra, 'CEP')).toHaveValue('69005-010');
  await expect(nomeDoContato(outra, 1)).toHaveValue('Bento Fictício');
  await expect(nomeDoContato(outra, 2)).toHaveValue('Ana Fictícia');
  await outra.context().close();
});

test('an importer is deleted from the list, said in words, found among the deleted and brought back', async ({
  page,
}) => {
  const nome = `Excluída ${Date.now()} Ltda`;
  await entrar(page);
  await criar(page, nome);
  await page.goto(`/#/configuracoes/associados?q=${encodeURIComponent(nome)}`);
  const grid = page.getByRole('grid', { name: 'Importadores' });
  await grid.getByRole('row').filter({ hasText: nome }).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Excluir', exact: true }).click();
  await expect(dialogo(page)).toHaveAccessibleName('Excluir 1 importador?');
  await expect(dialogo(page)).toContainText(nome);
  await expect(dialogo(page)).toContainText('os representantes que atuam por ele deixam de poder assinar por ele');
  await conferir(page);
  await dialogo(page).getByRole('button', { name: 'Excluir' }).click();
  await expect(page.getByText('1 importador na lista dos excluídos.')).toBeVisible();
  await expect(page.getByText('Nada encontrado em importadores')).toBeVisible();

  await page.getByRole('button', { name: 'Mais filtros' }).click();
  await page.getByRole('menuitem', { name: 'Excluídos' }).click();
  await page.getByRole('menuitem', { name: 'Só os excluídos' }).click();
  const excluida = grid.getByRole('link', { name: nome });
  await expect(excluida).toBeVisible();
  expect((await excluida.boundingBox())?.width).toBeGreaterThan(100);
  await conferir(page);
  await excluida.click();
  await expect(page.getByRole('heading', { name: 'Este importador foi excluído' })).toBeVisible();
  await page.getByRole('button', { name: 'Trazer de volta' }).click();
  await expect(campo(page, 'Razão social')).toHaveValue(nome);
});

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
  await conferir(page);
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

test("the company's own path shows its importers; another company's is no page, and asks for no rows", async ({
  page,
}) => {
  await entrar(page, '/dashboard');
  await page.getByRole('button', { name: 'Configurações' }).click();
  await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Importador' }).click();
  await expect(page).toHaveURL(/#\/configuracoes\/empresa\/[0-9a-f-]{36}\/associados$/);
  const grid = page.getByRole('grid', { name: 'Importadores' });
  await expect(grid).toContainText('Igarapé Duas Rodas Fictícia S.A.');
  await conferir(page);
  await test.step('a Resolução CAS about to end is flagged there and in the record', async () => {
    await expect(grid.getByRole('row').filter({ hasText: '1 vencendo' })).toHaveCount(1);
    await grid.getByRole('row').filter({ hasText: '1 vencendo' }).getByRole('link').click();
    await expect(page.getByText(/^Resolução CAS perto do fim: nº 115\/2024, Monitor de vídeo, vence em/)).toBeVisible();
    await conferir(page);
  });

  const pedidos: string[] = [];
  page.on('request', (pedido) => pedidos.push(pedido.url()));
  for (const segmento of ['associados', 'representante']) {
    await page.goto(`/#/configuracoes/empresa/00000000-0000-4000-8000-000000000001/${segmento}`);
    await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible();
  }
  // The record that was open may have been looked at again as it was left; rows are asked for by the list alone.
  expect(pedidos.filter((url) => /api\/(Importador|Representante)(\?|$)/.test(url))).toEqual([]);
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

test('the list of importers is no wider than a screen of 1440 px, and on a phone names and pages are read whole', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await entrar(page);
  await page.goto('/#/configuracoes/associados');
  const grid = page.getByRole('grid', { name: 'Importadores' });
  await expect(grid).toContainText('Igarapé Duas Rodas Fictícia S.A.');
  const sobra = (de: Locator) => de.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(await sobra(grid.locator('..'))).toBe(0);

  await page.setViewportSize({ width: 360, height: 800 });
  await expect(page.getByRole('list', { name: 'Importadores' })).toBeVisible();
  expect(await sobra(page.locator('.paginacao'))).toBe(0);
  await page.goto('/#/configuracoes/representante?q=hipotetico');
  await page.getByText('Hipotético Ramos').click();
  await expect(page.getByText('12.ABC.345/01DE-35 - Igarapé Duas Rodas Fictícia S.A.', { exact: true })).toBeVisible();
  await conferir(page);
});
