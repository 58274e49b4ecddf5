import type { Page } from '@playwright/test';
import { conferir } from '#e2e/acessivel.ts';
import { entrar, expect, pedir, test } from './apoio.ts';

/** Creates an issued order of two lines and returns its number. */
async function novoPedido(page: Page): Promise<string> {
  const [importador] = await pedir<{ id: string }[]>(page, '/api/Importador?tamanho=1');
  const [fornecedor] = await pedir<{ id: string }[]>(page, '/api/Fornecedor?tamanho=1&q=ficticia%20han');
  const numero = `E2E-${Date.now()}`.slice(0, 20);
  const linha = { descricao: 'Circuito fictício', ncm: '85423190', unidade: 'PECA', valorUnitario: '1.5' };
  await pedir(page, '/api/PurchaseOrder', {
    numero,
    importador: { id: importador?.id },
    fornecedor: { id: fornecedor?.id },
    data: '2026-01-05',
    incoterm: 'FOB',
    moeda: { codigo: '220' },
    decidido: 'EMITIDA',
    itens: [
      {
        ...linha,
        partNumber: `${numero}-A`,
        quantidade: '100',
        pesoLiquidoUnitario: '0.5',
        paisOrigem: { codigo: '160' },
      },
      { ...linha, partNumber: `${numero}-B`, quantidade: '40' },
    ],
  });
  return numero;
}

const passo = (page: Page, nome: string) =>
  page.getByRole('navigation', { name: 'Passos do novo processo' }).getByRole('button', { name: nome });
const continuar = (page: Page) => page.getByRole('button', { name: 'Continuar', exact: true }).click();
const noPasso = (page: Page, numero: number, nome: string) =>
  expect(page.getByRole('heading', { name: `Passo ${numero} de 7: ${nome}` })).toBeVisible();

test('from an order, step by step: left in the middle, taken up again, and finished with what is missing told', async ({
  page,
}) => {
  await entrar(page);
  const pedido = await novoPedido(page);
  const referencia = `WZ-${pedido}`;

  await test.step('the balances of an order are taken, but for what was typed', async () => {
    await page.goto('/#/importacao/novo-processo');
    await page.getByRole('link', { name: 'Escolher pedidos' }).click();
    await page.getByRole('searchbox').fill(pedido);
    await page.getByRole('checkbox', { name: new RegExp(pedido) }).check();
    await expect(page.getByRole('textbox', { name: `Quantidade de ${pedido}-A` })).toHaveValue('100');
    await page.getByRole('textbox', { name: `Quantidade de ${pedido}-A` }).fill('60,5');
    await conferir(page);
  });

  await test.step('more than there is makes nothing, and says what there is', async () => {
    await page.getByRole('textbox', { name: `Quantidade de ${pedido}-B` }).fill('41');
    await continuar(page);
    await expect(page.getByRole('textbox', { name: `Quantidade de ${pedido}-B` })).toHaveAccessibleDescription(
      'O saldo do pedido neste item é 40: não cabem 41.',
    );
    await page.getByRole('textbox', { name: `Quantidade de ${pedido}-B` }).fill('40');
    await continuar(page);
    await noPasso(page, 1, 'Identificação');
  });

  await test.step('going on saves what is typed', async () => {
    await page.getByLabel('Nossa referência').fill(referencia);
    await continuar(page);
    await noPasso(page, 2, 'Carga e transporte');
    await expect(page.getByRole('heading', { name: new RegExp(referencia) })).toBeVisible();
    await conferir(page);
  });

  await test.step('what is refused keeps the person at the step, with the field', async () => {
    await page.getByRole('button', { name: 'Adicionar contêiner' }).click();
    await page.getByRole('group', { name: 'Contêineres, linha 1' }).getByLabel('Número').fill('FICU1234560');
    await continuar(page);
    await expect(page.getByText('O dígito verificador do contêiner não confere.').first()).toBeVisible();
    await noPasso(page, 2, 'Carga e transporte');
  });

  await test.step('left in the middle, what was typed and not saved is there on coming back', async () => {
    await page.getByLabel('Manifesto').fill('M-77');
    await page.getByRole('button', { name: 'Sair e continuar depois' }).click();
    await expect(page.getByText(/O que não foi gravado ficou como rascunho neste navegador\.$/)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Processos', level: 1 })).toBeVisible();
    await page.goto('/#/importacao/novo-processo');
    await page.getByRole('link', { name: new RegExp(referencia) }).click();
    await noPasso(page, 1, 'Identificação');
    await passo(page, 'Carga e transporte').click();
    await expect(page.getByLabel('Manifesto')).toHaveValue('M-77');
    await page.getByRole('group', { name: 'Contêineres, linha 1' }).getByLabel('Número').fill('FICU1234569');
    await continuar(page);
    await noPasso(page, 3, 'Itens');
  });

  await test.step('the review tells what is missing, and leads to where it is mended', async () => {
    await passo(page, 'Revisão').click();
    await noPasso(page, 7, 'Revisão');
    const identificacao = page.getByRole('link', { name: 'Preencher: 6 dados da identificação por informar' });
    await expect(identificacao).toBeVisible();
    await expect(page.getByText(/Informe a URF de despacho\./)).toBeVisible();
    await expect(page.getByRole('link', { name: /O item 2 está sem peso líquido\.$/ })).toBeVisible();
    await expect(page.getByRole('link', { name: /O item 2 está sem país de origem\.$/ })).toBeVisible();
    await expect(page.getByRole('link', { name: /Os itens ainda não estão em adições: gere-as\.$/ })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ver os documentos: 3 papéis exigidos faltam' })).toBeVisible();
    await expect(page.getByText(/Documento em falta: fatura comercial\./)).toBeVisible();
    // 60.5 × 1.5 + 40 × 1.5
    await expect(page.getByText('150,75')).toBeVisible();
    await conferir(page);
    await identificacao.click();
    await noPasso(page, 1, 'Identificação');
    await page.goBack();
  });

  await test.step('finished, it is a process like any other', async () => {
    await page.getByRole('button', { name: 'Concluir' }).click();
    await expect(page).toHaveURL(/#\/importacao\/processos\/[\w-]+$/);
    await expect(page.getByRole('heading', { name: new RegExp(referencia) })).toBeVisible();
  });
});
