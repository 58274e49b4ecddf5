import type { Page } from '@playwright/test';
import { conferir } from '#e2e/acessivel.ts';
import { entrar, expect, test } from '#e2e/apoio.ts';

const campo = (page: Page, nome: string) => page.getByRole('textbox', { name: nome, exact: true });
const gravar = (page: Page) => page.getByRole('button', { name: 'Gravar' });
const mudancas = (page: Page) => page.getByRole('list', { name: 'Alterações' }).getByRole('listitem');

/** A new name each time, so that no two tests share one. */
let nomes = 0;
const novoNome = () => `FICTICIA E2E ${process.env.TEST_PARALLEL_INDEX} ${Date.now()} ${++nomes}`;

async function escolher(page: Page, rotulo: string, texto: string, opcao: string | RegExp): Promise<void> {
  await page.getByRole('combobox', { name: rotulo }).fill(texto);
  await page.getByRole('option', { name: opcao }).click();
}

async function criarFornecedor(page: Page, nome: string): Promise<void> {
  await page.goto('/#/configuracoes/fornecedores/novo');
  // The form of the supplier before has the same fields, and stands until this one is ready.
  await expect(page.getByRole('heading', { name: 'Novo fornecedor' })).toBeVisible();
  await page.getByRole('radio', { name: 'Fornecedor e fabricante' }).check();
  await campo(page, 'Razão social').fill(nome);
  await escolher(page, 'País', 'chin', '160 - CHINA, REPUBLICA POPULAR');
  await campo(page, 'Cidade').fill('SHENZHEN');
  await gravar(page).click();
  await expect(page.getByText(`Fornecedor ${nome} criado.`)).toBeVisible();
  await expect(page.getByRole('heading', { name: nome })).toBeVisible();
}

test('a supplier is made, changed, undone after a reload, deleted and brought back', async ({ page }) => {
  const nome = novoNome();
  await entrar(page);
  await criarFornecedor(page, nome);
  await expect(page.getByText('Fornecedor e fabricante · CHINA, REPUBLICA POPULAR')).toBeVisible();

  await test.step('each change is told, field by field, and undone', async () => {
    await campo(page, 'Cidade').fill('GUANGZHOU');
    await escolher(page, 'País', 'japao', /JAPAO/);
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Alterações gravadas.')).toBeVisible();
    await expect(mudancas(page)).toHaveCount(2);
    await expect(mudancas(page).first()).toContainText('CidadeEra: SHENZHENFicou: GUANGZHOU');
    await expect(mudancas(page).first()).toContainText('JAPAO');
    await conferir(page);
    await page.reload();
    await mudancas(page)
      .first()
      .getByRole('button', { name: /Desfazer/ })
      .click();
    await expect(page.getByText('Alteração desfeita.')).toBeVisible();
    await expect(mudancas(page)).toHaveCount(3);
    await expect(campo(page, 'Cidade')).toHaveValue('SHENZHEN');
    await expect(page.getByRole('combobox', { name: 'País' })).toHaveValue('160 - CHINA, REPUBLICA POPULAR');
  });

  await test.step('two versions are compared', async () => {
    await page.getByRole('button', { name: 'Comparar versões' }).click();
    const comparacao = page.getByRole('dialog', { name: 'Comparar versões' });
    await expect(comparacao).toContainText('CidadeA: GUANGZHOUB: SHENZHEN');
    await comparacao.getByRole('button', { name: 'Fechar' }).click();
  });

  await test.step('deleting says what will happen, and can be undone at once or from the list', async () => {
    const excluir = async () => {
      await page.getByRole('button', { name: 'Excluir', exact: true }).click();
      const dialogo = page.getByRole('dialog', { name: `Excluir o fornecedor ${nome}?` });
      await expect(dialogo).toContainText('deixa de ser oferecido nos processos');
      await dialogo.getByRole('button', { name: 'Excluir' }).click();
      await expect(page.getByText(`Fornecedor ${nome} excluído.`)).toBeVisible();
    };
    await excluir();
    await expect(page).toHaveURL(/#\/configuracoes\/fornecedores$/);
    await page.getByRole('alert').getByRole('button', { name: 'Desfazer' }).click();
    await expect(page.getByRole('heading', { name: nome })).toBeVisible();
    await expect(page.getByText(`Fornecedor ${nome} excluído.`)).toBeHidden();
    await excluir();
    await expect(page).toHaveURL(/#\/configuracoes\/fornecedores$/);
    await page.goto(`/#/configuracoes/fornecedores?excluidos=true&q=${encodeURIComponent(nome)}`);
    const excluido = page.getByRole('grid').getByRole('link', { name: nome });
    await expect.poll(async () => (await excluido.boundingBox())?.width).toBeGreaterThan(100);
    await conferir(page);
    await page.getByRole('button', { name: `Trazer de volta ${nome}` }).click();
    await expect(page.getByText(`${nome} voltou.`)).toBeVisible();
    await page.goto(`/#/configuracoes/fornecedores?q=${encodeURIComponent(nome)}`);
    await page.getByRole('link', { name: nome }).click();
    await expect(campo(page, 'Cidade')).toHaveValue('SHENZHEN');
  });
});
