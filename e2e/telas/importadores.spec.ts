import type { Page } from '@playwright/test';
import { conferir } from '#e2e/acessivel.ts';
import { entrar, expect, novoCnpj, test } from '#e2e/apoio.ts';

const campo = (page: Page, nome: string) => page.getByRole('textbox', { name: nome, exact: true });
const gravar = (page: Page) => page.getByRole('button', { name: 'Gravar' });

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
