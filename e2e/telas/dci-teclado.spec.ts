import type { Page } from '@playwright/test';
import { diaDigitado, entrar, expect, test } from '#e2e/apoio.ts';
import { industriaComDcr } from '#e2e/industria-da-dci.ts';
import { escolher, escrever, irAte } from '#e2e/pelo-teclado.ts';

const foco = (page: Page) => page.locator(':focus');
const botao = (page: Page, nome: string | RegExp) => page.getByRole('button', { name: nome, exact: true });
const passos = (page: Page) => page.getByRole('list', { name: 'Passos da DCI' });

async function apertar(page: Page, nome: string): Promise<void> {
  await irAte(page, botao(page, nome).first());
  await page.keyboard.press('Enter');
}

/** Presses the button at the foot of a step; the focus then stands at the start of the next step. */
async function avancar(page: Page, lugar: number, nome: string): Promise<void> {
  await apertar(page, `${nome} →`);
  await expect(foco(page)).toHaveText(`Etapa ${lugar} de 6: ${nome}`);
}

test('an individual DCI of a typed nota, to its payment and back, without a mouse', async ({ page }, info) => {
  const marca = `${info.parallelIndex}${Date.now()}`.slice(-8);
  await entrar(page);
  const { razaoSocial, codigo } = await industriaComDcr(page, marca);

  await test.step('of what kind, by whom, by which rate', async () => {
    await page.goto('/#/dci/novo-processo-dci');
    await irAte(page, page.getByRole('radio', { name: 'Mensal' }));
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: 'Individual' })).toBeChecked();
    await escolher(page, 'Indústria', razaoSocial);
    await escolher(page, 'Credenciado', 'Ana');
    await escrever(page, 'Taxa do dólar (R$)', '5,0000');
    await apertar(page, 'Criar e continuar');
    await expect(page.getByText(/DCI-\d{4}-\d{4} criada\./)).toBeVisible();
  });

  await test.step('its nota is typed from the paper', async () => {
    await apertar(page, 'Digitar nota');
    const dialogo = page.getByRole('dialog', { name: 'Digitar nota' });
    await escrever(page, 'Número', '4711');
    await escrever(page, 'Série', '1');
    await escrever(page, 'Emissão', diaDigitado(-5));
    await escrever(page, 'CNPJ', '11.222.333/0001-81');
    await escrever(page, 'Nome ou razão social', 'Loja Fictícia');
    await escolher(page, 'Município do destino', 'São Paulo');
    await irAte(page, dialogo.getByRole('button', { name: 'Adicionar linha' }));
    await page.keyboard.press('Tab');
    for (const texto of [codigo, 'Monitor', '85285200', '6101', 'UN', '3', '900']) {
      await expect(foco(page)).toHaveRole('gridcell');
      await page.keyboard.type(texto);
      await page.keyboard.press(texto === '900' ? 'Enter' : 'Tab');
    }
    await page.keyboard.press('ControlOrMeta+s');
    await expect(page.getByText('Nota 4711 incluída.')).toBeVisible();
    await expect(dialogo).toHaveCount(0);
    await expect(page.getByRole('row', { name: /4711/ })).toContainText('2.700,00');
  });

  await test.step('from step to step, to the taxes: 0.864 × 3 × 5, or nothing where a judge says so', async () => {
    await avancar(page, 3, 'Itens e destinos');
    await expect(page.getByRole('row', { name: new RegExp(codigo) })).toContainText('3 UN');
    await avancar(page, 4, 'Insumos e saldo');
    await avancar(page, 5, 'Tributos');
    const item = page.getByRole('row', { name: new RegExp(codigo) });
    await expect(item).toContainText('12,96');
    await irAte(page, item.getByRole('button', { name: 'Sim' }));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await irAte(page, item.getByRole('textbox', { name: /Motivo/ }));
    await page.keyboard.type('Liminar fictícia 1/2026');
    await expect(item).not.toContainText('12,96');
    await page.keyboard.press('ControlOrMeta+s');
    await expect(page.getByText('Alterações gravadas.')).toBeVisible();
    await irAte(page, item.getByRole('button', { name: 'Não' }), 'Shift+Tab');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(item).toContainText('12,96');
    await page.keyboard.press('ControlOrMeta+s');
    await expect(page.getByText('Alterações gravadas.').first()).toBeVisible();
  });

  await test.step('its way, its number, and what was paid', async () => {
    await avancar(page, 6, 'Conferência e envio');
    for (const [passo, feito] of [
      ['Calcular', 'Calculada'],
      ['Validar', 'Validada'],
    ] as const) {
      await irAte(
        page,
        page.getByRole('region', { name: 'Andamento' }).getByRole('button', { name: passo, exact: true }),
      );
      await page.keyboard.press('Enter');
      await expect(passos(page).getByText(feito)).toBeVisible();
    }
    await apertar(page, 'Gerar arquivo de conferência');
    await expect(page.getByRole('dialog', { name: /Arquivo de conferência/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await apertar(page, 'Marcar como transmitida');
    await apertar(page, 'Confirmar');
    await expect(passos(page).getByText('Transmitida')).toBeVisible();
    await apertar(page, 'Informar registro');
    await irAte(page, page.getByRole('dialog').getByRole('textbox', { name: /Número/ }));
    await page.keyboard.type(`41${marca}`);
    await apertar(page, 'Confirmar');
    await expect(page.getByRole('heading', { name: `DCI 41${marca}` })).toBeVisible();
    await apertar(page, 'Informar pagamento');
    await apertar(page, 'Confirmar pagamento');
    await expect(page.getByText(/[Pp]aga em/).first()).toBeVisible();
  });

  await test.step('and back: the payment is undone, then the registration', async () => {
    await apertar(page, 'Desfazer pagamento');
    await expect(botao(page, 'Informar pagamento')).toBeVisible();
    await apertar(page, 'Desfazer: Registrada');
    await expect(page.getByRole('heading', { name: /^DCI-\d{4}-\d{4}$/ })).toBeVisible();
    await expect(botao(page, 'Desfazer: Transmitida')).toBeVisible();
  });
});
