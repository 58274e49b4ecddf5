import type { Page } from '@playwright/test';
import { diaDigitado, expect, test } from '#e2e/apoio.ts';
import { escrever, irAte } from '#e2e/pelo-teclado.ts';
import { DEMONSTRACAO } from '#server/seeds/pessoa-demonstracao.ts';

const botao = (page: Page, nome: string) => page.getByRole('button', { name: nome, exact: true });
const campo = (page: Page, nome: string) => page.getByRole('textbox', { name: nome, exact: true });
const passos = (page: Page) => page.getByRole('list', { name: 'Passos do processo' }).getByRole('listitem');

async function apertar(page: Page, nome: string): Promise<void> {
  await irAte(page, botao(page, nome));
  await page.keyboard.press('Enter');
}

async function gravar(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Alterações gravadas.').first()).toBeVisible();
  await expect(botao(page, 'Desfazer alterações')).toHaveCount(0);
}

test('a process from the log-in to its shipment, left and opened again from the list, without a mouse', async ({
  page,
}) => {
  const referencia = `TECLADO-${Date.now()}`;

  await test.step('the log-in', async () => {
    await page.goto('/');
    await irAte(page, campo(page, 'E-mail'));
    await page.keyboard.type(DEMONSTRACAO.email);
    await irAte(page, page.getByLabel('Senha', { exact: true }));
    await page.keyboard.type(DEMONSTRACAO.senha);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#\/dashboard$/);
    await expect(botao(page, 'Buscar (Ctrl K)')).toBeVisible();
  });

  await test.step('by the palette to a new one, blank', async () => {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Buscar em tudo' })).toBeFocused();
    await page.keyboard.type('novo processo');
    await expect(page.getByRole('option', { name: /^Novo processo/ }).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#\/importacao\/novo-processo$/);
    await apertar(page, 'Começar em branco');
    await apertar(page, 'Criar o processo');
    await expect(page.getByRole('heading', { name: 'Passo 1 de 7: Identificação' })).toBeVisible();
  });

  await test.step('who, of what and through where, chosen and typed, then saved', async () => {
    await escrever(page, 'Nossa referência', referencia);
    await irAte(page, page.getByRole('combobox', { name: 'Modalidade' }));
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await irAte(page, page.getByRole('combobox', { name: 'Importador' }));
    await page.keyboard.type('Amaz');
    await expect(page.getByRole('option').first()).toContainText('Amazônia');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await gravar(page);
  });

  await test.step('the next step of the wizard begins where its name stands', async () => {
    await apertar(page, 'Continuar');
    await expect(page.getByRole('heading', { name: 'Passo 2 de 7: Carga e transporte' })).toBeVisible();
    await escrever(page, 'Manifesto', 'M-4711');
    await gravar(page);
  });

  const id = new URL(page.url().replace('#/', '')).searchParams.get('processo');

  await test.step('from the list, found by its reference, Enter opens it', async () => {
    await apertar(page, 'Sair e continuar depois');
    await expect(page.getByRole('grid', { name: 'Processos de importação' })).toBeVisible();
    await irAte(page, page.getByRole('main').getByRole('searchbox'));
    await page.keyboard.type(referencia);
    await expect(page.getByRole('row').nth(1)).toContainText(referencia);
    await irAte(page, page.getByRole('grid').getByRole('checkbox').first());
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`#/importacao/processos/${id}$`));
    await expect(page.getByRole('heading', { name: new RegExp(referencia) })).toBeVisible();
  });

  await test.step('its shipment is told: refused with tomorrow, taken with today', async () => {
    await apertar(page, 'Em trânsito');
    const dialogo = page.getByRole('dialog', { name: /para “Em trânsito”$/ });
    const dia = dialogo.getByRole('textbox', { name: 'Data' });
    for (const digitado of [diaDigitado(1), diaDigitado()]) {
      await irAte(page, dia);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(digitado);
      await irAte(page, dialogo.getByRole('button', { name: 'Confirmar' }));
      await page.keyboard.press('Enter');
      if (digitado !== diaDigitado()) await expect(dia).toHaveAccessibleDescription(/não pode ser depois de hoje/);
    }
    await expect(dialogo).toBeHidden();
    await expect(passos(page).last()).toContainText('Em trânsito');
    await expect(passos(page).last()).toContainText(diaDigitado());
  });

  await test.step('the tabs by arrows, and what was typed is there', async () => {
    await irAte(page, page.getByRole('tab', { selected: true }), 'Shift+Tab');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/aba=carga$/);
    await expect(campo(page, 'Manifesto')).toHaveValue('M-4711');
  });

  await test.step('Back is the list as it was left', async () => {
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`q=${referencia}`));
    await expect(page.getByRole('row', { name: new RegExp(referencia) })).toContainText('Em trânsito');
  });
});
