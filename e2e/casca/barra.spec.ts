import { abrir, cotacoes, expect, naoEntrou, test } from './apoio.ts';

test('the theme chosen is the theme shown, the system’s too, also after a reload and to the next person', async ({
  page,
}) => {
  await abrir(page, '/dashboard');
  const raiz = page.locator('html');
  await page.getByRole('button', { name: 'Conta' }).click();
  await page.getByRole('menuitemradio', { name: 'Tema do sistema' }).click();
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(raiz).toHaveAttribute('data-scheme', colorScheme);
  }
  for (const [nome, esquema, fundo] of [
    ['Tema escuro', 'dark', 'rgb(13, 21, 28)'],
    ['Tema claro', 'light', 'rgb(245, 247, 249)'],
    ['Tema escuro', 'dark', 'rgb(13, 21, 28)'],
  ] as const) {
    await page.getByRole('menuitemradio', { name: nome }).click();
    await expect(page.getByRole('menuitemradio', { name: nome })).toBeChecked();
    await expect(raiz).toHaveAttribute('data-scheme', esquema);
    await expect(page.locator('body')).toHaveCSS('background-color', fundo);
  }
  await page.reload();
  await expect(raiz).toHaveAttribute('data-scheme', 'dark');
  await page.getByRole('button', { name: 'Conta' }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await naoEntrou(page);
  await expect(raiz).toHaveAttribute('data-scheme', 'dark');
});

test('the rates are EUR, USD and NOK, in this order, each with four decimals', async ({ page, api }) => {
  const taxas = { NOK: 0.53125, CNY: 0.7, USD: 5, EUR: 1234.5678 };
  api.responder('GET /api/Moeda', () => ({
    corpo: Object.entries(taxas).map(([sigla, valorTaxa]) => ({ sigla, valorTaxa })),
  }));
  await abrir(page, '/dashboard');
  await expect(cotacoes(page)).toHaveText(['EUR 1.234,5678', 'USD 5,0000', 'NOK 0,5313']);
});
