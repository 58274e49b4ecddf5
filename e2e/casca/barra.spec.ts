import { abrir, expect, naoEntrou, test } from './apoio.ts';

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
