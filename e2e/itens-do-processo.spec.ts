import type { Locator, Page } from '@playwright/test';
import { conferir } from '#e2e/acessivel.ts';
import { entrar, escolher, expect, gravar, test } from './apoio.ts';

const campo = (page: Page, nome: string) => page.getByRole('textbox', { name: nome, exact: true });
/** Rows and columns count from 1; the first column is the part number. */
const celula = (page: Page, grade: string, linha: number, coluna: number): Locator =>
  page
    .getByRole('grid', { name: grade })
    .locator(`[role=row][aria-rowindex="${linha + 1}"] [role=gridcell][aria-colindex="${coluna + 1}"]`);

async function colar(page: Page, texto: string): Promise<void> {
  await page.evaluate((colado) => navigator.clipboard.writeText(colado), texto);
  await page.keyboard.press('ControlOrMeta+v');
}

test('lines of an order become items, items adições, and rates the taxes they would cost', async ({
  page,
  context,
}, info) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const marca = `${info.parallelIndex}${Date.now()}`.slice(-9);
  const numero = `IT-${marca}`;
  await entrar(page);

  await test.step('an order of two kinds of goods goes out', async () => {
    await page.goto('/#/importacao/relatorioPos/novo');
    await campo(page, 'Número').fill(numero);
    await escolher(page, 'Importador', 'amazonia');
    await escolher(page, 'Fornecedor', 'ficticia han');
    await escolher(page, 'Moeda', '220');
    await celula(page, 'Itens do pedido', 1, 1).click();
    await colar(
      page,
      [
        `IT${marca}-1\tCircuito fictício\t85423190\tpeca\t100\t2,50`,
        `IT${marca}-2\tPlaca fictícia\t84733041\tpeca\t50\t3`,
      ].join('\n'),
    );
    await page.getByRole('button', { name: 'Gravar' }).click();
    await expect(page.getByText(`Pedido ${numero} criado.`)).toBeVisible();
    await page.getByRole('button', { name: 'Emitir' }).click();
    await expect(page.getByRole('main').getByText('Emitido', { exact: true }).first()).toBeVisible();
    await expect(page.getByText('Alterações gravadas.').first()).toBeVisible();
  });

  await test.step('a blank process of the same importer takes one line whole and the other in part', async () => {
    await page.goto('/#/importacao/novo-processo');
    await page.getByRole('button', { name: 'Começar em branco' }).click();
    await page.getByRole('button', { name: 'Criar o processo' }).click();
    await expect(page).toHaveURL(/novo-processo\?processo=[\w-]+$/);
    const id = new URL(page.url().replace('#/', '')).searchParams.get('processo');
    await page.goto(`/#/importacao/processos/${id}?aba=identificacao`);
    await escolher(page, 'Importador', 'amazonia');
    await gravar(page);
    await page.getByRole('tab', { name: 'Itens' }).click();
    await page.getByRole('button', { name: 'Trazer de um pedido' }).click();
    const dialogo = page.getByRole('dialog', { name: 'Trazer de um pedido' });
    await dialogo.getByRole('searchbox').fill(numero);
    await dialogo.getByRole('searchbox').press('Enter');
    await expect(dialogo.getByRole('row')).toHaveCount(3);
    await dialogo.getByRole('checkbox', { name: `Trazer ${numero} linha 1` }).check();
    await dialogo.getByRole('checkbox', { name: `Trazer ${numero} linha 2` }).check();
    await dialogo.getByLabel(`Quantidade de ${numero} linha 2`).fill('60');
    await expect(dialogo.getByText('O saldo do pedido neste item é 50: não cabem 60.')).toBeVisible();
    await dialogo.getByLabel(`Quantidade de ${numero} linha 2`).fill('40');
    await conferir(page);
    await dialogo.getByRole('button', { name: 'Trazer 2 linhas' }).click();
    await expect(dialogo).toBeHidden();
    // 100 × 2.50 + 40 × 3.00
    await expect(page.getByLabel('Totais dos itens')).toContainText('370,00');
  });

  await test.step('more than the order has is said at the cell before anything is saved', async () => {
    await celula(page, 'Itens do processo', 2, 5).click();
    await page.keyboard.type('51');
    await page.keyboard.press('Enter');
    await expect(page.getByText('1 célula precisa de atenção.')).toBeVisible();
    await page.keyboard.press('Control+z');
    // The weight is two columns further, where the grid has not rendered it yet.
    await celula(page, 'Itens do processo', 1, 6).click();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await colar(page, '10\n5');
    await gravar(page);
    await conferir(page);
  });

  await test.step('the adições are looked at, then made', async () => {
    await page.getByRole('tab', { name: 'Adições' }).click();
    await page.getByRole('button', { name: 'Gerar adições' }).click();
    const dialogo = page.getByRole('dialog', { name: 'Gerar adições' });
    await expect(dialogo.getByRole('row').nth(1)).toContainText('250,00');
    await expect(dialogo.getByRole('row').nth(2)).toContainText('120,00');
    await conferir(page);
    await dialogo.getByRole('button', { name: 'Aplicar' }).click();
    await expect(page.getByText('Falta a alíquota do II.').first()).toBeVisible();
    await page.getByRole('button', { name: 'Abrir a adição 001' }).click();
    await page.getByLabel('Alíquota do II', { exact: true }).fill('16');
    await page.getByLabel('Alíquota do IPI', { exact: true }).fill('10');
    await conferir(page);
    await page.getByRole('button', { name: 'Próxima' }).click();
    await page.getByLabel('Alíquota do II', { exact: true }).fill('0');
    await page.getByLabel('Alíquota do IPI', { exact: true }).fill('5');
    await gravar(page);
  });

  await test.step('the rates of all adições are in one sheet: a block is pasted, and undo takes it back', async () => {
    await page.getByRole('button', { name: 'Todas as adições' }).click();
    await page.getByRole('button', { name: 'Editar em planilha' }).click();
    const aliquotaDoII = (linha: number) => celula(page, 'Planilha das adições', linha, 5);
    await expect(aliquotaDoII(1)).toHaveText('16,00');
    await aliquotaDoII(1).click();
    await colar(page, '14,5\n2');
    await expect(aliquotaDoII(2)).toHaveText('2,00');
    await page.keyboard.press('Control+z');
    await expect(aliquotaDoII(2)).toHaveText('0,00');
    await page.getByRole('button', { name: 'Aplicar as propostas' }).click();
    const pergunta = page.getByRole('dialog', { name: 'Trocar valores já preenchidos?' });
    await expect(pergunta.getByRole('row').nth(1)).toContainText('Suframa do importador: ativa');
    await conferir(page);
    await pergunta.getByRole('button', { name: 'Cancelar' }).click();
    await conferir(page);
    await expect(aliquotaDoII(1)).toHaveText('16,00');
  });

  await test.step('at five reais to the dollar the taxes are those reckoned by hand', async () => {
    await page.getByRole('tab', { name: 'Tributos' }).click();
    await page.getByLabel('Taxa de USD').fill('5');
    const tabela = page.getByRole('table', { name: 'Tributos previstos' });
    const [primeira, segunda] = [tabela.getByRole('row').nth(1), tabela.getByRole('row').nth(2)];
    // 250.00 × 5: 1,250.00; II 16 %; IPI 10 % of 1,450.00; PIS 2.10 %; COFINS 9.65 % = 120.625, truncated.
    for (const figura of ['1.250,00', '200,00', '145,00', '26,25', '120,62']) {
      await expect(primeira).toContainText(figura);
    }
    // 120.00 × 5: 600.00; II 0; IPI 5 %; PIS; COFINS.
    for (const figura of ['600,00', '30,00', '12,60', '57,90']) await expect(segunda).toContainText(figura);
    // domain/importacao.md §4.10, TV6: Siscomex of two adições.
    await expect(page.getByRole('region', { name: 'Tributos previstos' }).first()).toContainText('192,79');
    await expect(page.getByText('se registrada hoje')).toBeVisible();
    await conferir(page);
    await page.getByRole('button', { name: /memória de cálculo de COFINS da adição 001/ }).click();
    await expect(page.getByRole('dialog', { name: 'Memória de cálculo' })).toContainText('120,62');
  });
});
