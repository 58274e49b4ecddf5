import type { Page } from '@playwright/test';
import { conferir } from '#e2e/acessivel.ts';
import { diaDigitado, diaEmManaus, entrar, expect, pedir, test } from '#e2e/apoio.ts';

const sino = (page: Page) => page.getByRole('button', { name: /^Meu dia/ });
const noPainel = (page: Page) => page.getByRole('dialog', { name: 'Avisos' }).getByRole('link', { name: /^Meu dia/ });

/** Creates a process of this test alone, whose ETA has passed. */
async function atrasado(page: Page): Promise<{ id: string; numero: string }> {
  return pedir(page, '/api/Processo', { eta: diaEmManaus(-400) });
}

test('from the bell to the very field; put off with a reason, brought back, and gone once it is done', async ({
  page,
}) => {
  await entrar(page);
  const { numero } = await atrasado(page);

  await test.step('the bell counts, and leads to Meu dia', async () => {
    await page.goto('/#/dashboard');
    await expect(sino(page)).toHaveAccessibleName(/^Meu dia: (\d+|mais de 99) pendências(; |$)/);
    await sino(page).click();
    await expect(noPainel(page)).toHaveAccessibleName(/^Meu dia: (\d+|mais de 99) pendências$/);
    await noPainel(page).click();
    await expect(page).toHaveURL(/#\/meu-dia$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Meu dia' })).toBeVisible();
    await expect(page).toHaveTitle('Meu dia · Cais');
    await expect(page.getByRole('heading', { name: 'Atrasado' })).toBeVisible();
    await conferir(page);
  });

  const linha = page.getByRole('listitem').filter({ hasText: numero });
  await test.step('a line says why and leads to its field, which has the focus', async () => {
    await expect(linha).toContainText('ETA passou há 400 dias, sem chegada.');
    await expect(linha).toContainText('Atrasado 400 dias');
    await linha.getByRole('link', { name: numero }).click();
    await expect(page).toHaveURL(/#\/importacao\/processos\/.*aba=carga/);
    await expect(page.getByRole('textbox', { name: 'Chegada' })).toBeFocused();
    await page.goBack();
    await expect(linha.getByRole('link', { name: numero })).toBeFocused();
  });

  await test.step('it is put off, with the keyboard alone', async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: `Adiar: ${numero}` })).toBeFocused();
    await page.keyboard.press('Enter');
    const dialogo = page.getByRole('dialog', { name: `Adiar ${numero}` });
    await expect(dialogo.getByRole('textbox', { name: 'Por quê' })).toBeFocused();
    await conferir(page);
    await dialogo.getByRole('button', { name: 'Adiar' }).click();
    await expect(dialogo.getByText('Diga por que, com 3 caracteres ao menos.')).toBeVisible();
    await dialogo.getByRole('textbox', { name: 'Por quê' }).fill('O armador confirma na semana que vem.');
    // The last usual date is in a week, whatever its label is today. On a Monday it is also the next Monday.
    await dialogo.getByRole('group', { name: 'Datas usuais' }).getByRole('button').last().click();
    await dialogo.getByRole('button', { name: 'Adiar' }).click();
    await expect(page.getByText(`Adiado até ${diaDigitado(7)}.`)).toBeVisible();
    await expect(dialogo).toHaveCount(0);
    await expect(linha).toHaveCount(0);
  });

  await test.step('it is among what was put off, and comes back from there', async () => {
    await page.getByRole('button', { name: /^Adiados \(\d+\)$/ }).click();
    await expect(page).toHaveURL(/adiados=true/);
    await expect(linha).toContainText(`Adiado até ${diaDigitado(7)}. O armador confirma na semana que vem.`);
    await conferir(page);
    await linha.getByRole('button', { name: `Trazer de volta: ${numero}` }).click();
    await expect(page.getByText(`${numero} está de volta.`)).toBeVisible();
    await expect(linha).toHaveCount(0);
    await page.goto('/#/meu-dia');
    await expect(linha).toBeVisible();
  });

  await test.step('done at its field, it waits no longer', async () => {
    await linha.getByRole('link', { name: numero }).click();
    const chegada = page.getByRole('textbox', { name: 'Chegada' });
    await expect(chegada).toBeFocused();
    await chegada.fill(diaDigitado(-1));
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Alterações gravadas.')).toBeVisible();
    await page.goto('/#/meu-dia');
    await expect(page.getByRole('heading', { name: 'Atrasado' })).toBeVisible();
    await expect(linha).toHaveCount(0);
  });

  await test.step('on a phone the lines are cards, and the page does not scroll sideways', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(page.getByRole('heading', { name: 'Atrasado' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await conferir(page);
  });
});

test('each kind of line leads to what is to be done', async ({ page }) => {
  await entrar(page);
  for (const [regra, foco] of [
    ['CIENCIA', { role: 'button', name: 'Tomar ciência' }],
    ['DAR', { role: 'button', name: 'Informar DAR pago' }],
    ['EXONERACAO', { role: 'button', name: 'Registrar exoneração' }],
    ['LICENCA', { role: 'textbox', name: 'Validade' }],
    ['DOCUMENTO', { role: 'button', name: /^Enviar: / }],
    ['PROCURACAO', { role: 'textbox', name: 'Validade da procuração' }],
    ['CERTIFICADO', { role: 'textbox', name: 'Validade do certificado' }],
    ['SUFRAMA', { role: 'textbox', name: 'Validade da inscrição' }],
    ['PO_ATRASADO', { role: 'textbox', name: 'Entrega prevista' }],
    ['DCI_A_PAGAR', { role: 'button', name: 'Informar pagamento' }],
    ['DCR_DESATUALIZADO', { role: 'button', name: /mudanças? desde que foi feito/ }],
    ['DIFERENCA', { role: 'row', name: /VMLD/ }],
  ] as const) {
    await test.step(regra, async () => {
      // Another journey may resolve the line meanwhile: then the next line takes its place.
      await expect(async () => {
        await page.goto(`/#/meu-dia?de=empresa&regra=${regra}`);
        await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
        await expect(page.getByRole(foco.role, { name: foco.name }).and(page.locator(':focus'))).toBeVisible();
      }).toPass();
    });
  }
});
