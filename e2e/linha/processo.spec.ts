import type { Page } from '@playwright/test';
import { conferir } from '#e2e/acessivel.ts';
import { diaDigitado, entrar, expect, gravar, test } from '#e2e/apoio.ts';

const dialogo = (page: Page) => page.getByRole('dialog', { name: /^Passar/ });
const passos = (page: Page) => page.getByRole('list', { name: 'Passos do processo' }).getByRole('listitem');

test('a process is begun blank, filled in, taken along its steps, and found on the board', async ({ page }) => {
  const referencia = `JORNADA-${Date.now()}`;
  await entrar(page);

  const numero = await test.step('blank, it opens in the wizard, and has its own page already', async () => {
    await page.goto('/#/importacao/novo-processo');
    await page.getByRole('button', { name: 'Começar em branco' }).click();
    await page.getByRole('button', { name: 'Criar o processo' }).click();
    await expect(page).toHaveURL(/#\/importacao\/novo-processo\?processo=[\w-]+$/);
    const id = new URL(page.url().replace('#/', '')).searchParams.get('processo');
    await page.goto(`/#/importacao/processos/${id}?aba=identificacao`);
    await page.getByLabel('Nossa referência').fill(referencia);
    await gravar(page);
    const titulo = page.getByRole('heading', { name: new RegExp(referencia) });
    await expect(titulo).toBeVisible();
    return (await titulo.textContent())?.split(' · ')[0] ?? '';
  });

  await test.step('a container with a wrong digit is refused at its field, and mended', async () => {
    await page.getByRole('tab', { name: 'Carga' }).click();
    await page.getByLabel('ETA', { exact: true }).fill(diaDigitado(-3));
    await page.getByRole('button', { name: 'Adicionar contêiner' }).click();
    const conteiner = page.getByRole('group', { name: 'Contêineres, linha 1' }).getByLabel('Número');
    await conteiner.fill('FICU1234560');
    await page.getByRole('button', { name: 'Gravar' }).click();
    await expect(page.getByText('O dígito verificador do contêiner não confere.').first()).toBeVisible();
    await conteiner.fill('FICU 123456-9');
    await gravar(page);
    await page.reload();
    await expect(conteiner).toHaveValue('FICU 123456-9');
  });

  await test.step('an arrival that has not come calls', async () => {
    await expect(page.getByRole('region', { name: 'Alertas' })).toContainText('ETA passou há 3 dias, sem chegada.');
    await conferir(page);
  });

  await test.step('a step is refused in words, then taken as the rule wants it', async () => {
    await page.getByRole('button', { name: 'Registrado', exact: true }).click();
    await dialogo(page).getByRole('button', { name: 'Confirmar' }).click();
    await expect(dialogo(page).getByLabel('Número da DI')).toHaveAccessibleDescription(
      'Informe o número da DI ou da DUIMP antes de dar o processo como registrado.',
    );
    await dialogo(page).getByLabel('Número da DI').fill('2690009993');
    await dialogo(page).getByRole('button', { name: 'Confirmar' }).click();
    await expect(dialogo(page)).toBeHidden();
    await page.getByRole('button', { name: 'Parametrizado', exact: true }).click();
    await dialogo(page).getByRole('combobox', { name: 'Canal' }).click();
    await page.getByRole('option', { name: 'Amarelo' }).click();
    await dialogo(page).getByRole('button', { name: 'Confirmar' }).click();
    await expect(passos(page)).toHaveCount(3);
    await expect(passos(page).last()).toContainText('Parametrizado');
    await expect(passos(page).last()).toContainText('canal amarelo');
  });

  await test.step('registered, what is declared is locked and says why', async () => {
    await page.getByRole('tab', { name: 'Identificação' }).click();
    await expect(page.getByText('A declaração está registrada')).toBeVisible();
    await expect(page.getByLabel('Modalidade')).toHaveCount(0);
    await expect(page.getByLabel('Nossa referência')).toHaveValue(referencia);
  });

  await test.step('the last step is taken back, and stays told', async () => {
    await page.getByRole('button', { name: 'Desfazer o último passo' }).click();
    await expect(passos(page)).toHaveCount(2);
    await page.getByRole('button', { name: '1 passo desfeito' }).click();
    await expect(page.getByRole('list', { name: 'Passos desfeitos' })).toContainText('desfeito por Maria da Conceição');
  });

  await test.step('on the board a wrong way is refused, and the right one asked for by keyboard', async () => {
    await page.goto(`/#/importacao/processos?q=${referencia}`);
    await page.getByRole('button', { name: 'Quadro' }).click();
    await expect(page).toHaveURL(/modo=quadro/);
    await conferir(page);
    const registrado = page.getByRole('region', { name: 'Registrado, 1' });
    await registrado
      .getByRole('listitem')
      .filter({ hasText: numero })
      .dragTo(page.getByRole('region', { name: /^Em aberto/ }));
    await expect(page.getByText('De “Registrado” não se passa a “Em aberto”')).toBeVisible();
    await page.getByRole('button', { name: `Passar para… ${numero}` }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(dialogo(page)).toBeVisible();
    await dialogo(page).getByRole('combobox', { name: 'Canal' }).click();
    await page.getByRole('option', { name: 'Verde' }).click();
    await dialogo(page).getByRole('button', { name: 'Confirmar' }).click();
    await expect(page.getByRole('region', { name: 'Parametrizado, 1' })).toContainText(numero);
  });

  await test.step('registered it calls for nobody any more', async () => {
    await page.goto(`/#/importacao/processos?q=${referencia}&alerta=QUALQUER`);
    await expect(page.getByText('Nada encontrado em processos')).toBeVisible();
  });
});
