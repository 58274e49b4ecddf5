import type { Page } from '@playwright/test';
import { abrir, expect, menu, test, titulo } from './apoio.ts';

/** The entries of spec §2, in its order; those of the company carry the person's own company id. */
const MENU = [
  ['Dashboard', '/dashboard', []],
  [
    'Importação',
    null,
    [
      ['PO', '/importacao/relatorioPos'],
      ['Novo Processo', '/importacao/novo-processo'],
      ['Processos', '/importacao/processos'],
      ['Sefaz', '/importacao/sefaz'],
    ],
  ],
  [
    'Configurações',
    null,
    [
      ['Representante Legal', '/configuracoes/empresa/7/representante'],
      ['Importador', '/configuracoes/empresa/7/associados'],
    ],
  ],
  [
    'DCI',
    null,
    [
      ['Novo Processo', '/dci/novo-processo-dci'],
      ['Meus Processos', '/dci/processos-dci'],
    ],
  ],
  [
    'DCR',
    null,
    [
      ['Novo Processo', '/dcr/novo-processo-dcr'],
      ['Meus Processos', '/dcr/processos-dcr'],
    ],
  ],
] as const;

test('entries, titles and paths, in their order', async ({ page }) => {
  await abrir(page, '/dashboard');
  const entradas = menu(page).locator(':scope > ul > li');
  await expect(entradas).toHaveCount(MENU.length);
  for (const [posicao, [nome, caminho, filhos]] of MENU.entries()) {
    const entrada = entradas.nth(posicao);
    if (caminho) await expect(entrada.getByRole('link', { name: nome })).toHaveAttribute('href', `/#${caminho}`);
    else await entrada.getByRole('button', { name: nome }).click();
    const links = entrada.getByRole('list').getByRole('link');
    await expect(links).toHaveText(filhos.map(([filho]) => filho));
    for (const [vez, [, destino]] of filhos.entries()) {
      await expect(links.nth(vez)).toHaveAttribute('href', `/#${destino}`);
    }
  }
});

test('company and name cut to 15 characters lead to the account', async ({ page }) => {
  await abrir(page, '/dashboard');
  const conta = menu(page).getByRole('link', { name: /Amazônia Componentes/ });
  await expect(conta.getByText('Maria da Concei', { exact: true })).toBeVisible();
  await conta.click();
  await expect(page).toHaveURL(/#\/configuracoes\/minha-conta$/);
});

test.describe('at 800 px', () => {
  test.use({ viewport: { width: 800, height: 700 } });

  test('it is a drawer, closed at first, that closes after each navigation', async ({ page }) => {
    await abrir(page, '/dashboard');
    await expect(titulo(page)).toHaveText('Dashboard');
    await expect(menu(page)).toHaveCount(0);
    await abrirGaveta(page);
    await menu(page).getByRole('button', { name: 'Importação' }).click();
    for (const destino of ['Sefaz', 'PO', 'PO']) {
      await menu(page).getByRole('link', { name: destino, exact: true }).click();
      await expect(menu(page)).toHaveCount(0);
      await expect(titulo(page)).toHaveText(destino);
      await abrirGaveta(page);
    }
    await page.goBack();
    await expect(titulo(page)).toHaveText('Sefaz');
    await expect(menu(page)).toHaveCount(0);
  });
});

test('992 px is the first width at which it stands, whatever is navigated', async ({ page }) => {
  await page.setViewportSize({ width: 991, height: 700 });
  await abrir(page, '/dashboard');
  await expect(page.getByRole('button', { name: 'Abrir menu' })).toBeVisible();
  await expect(menu(page)).toHaveCount(0);
  await page.setViewportSize({ width: 992, height: 700 });
  await expect(menu(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Abrir menu' })).toBeHidden();
  // Below 1200 px it begins minimised, and opens over the page only under the hand; who opens it keeps it open.
  await page.mouse.move(600, 400);
  await expect.poll(() => largura(page)).toBe(80);
  await page.getByRole('button', { name: 'Expandir menu' }).click();
  await expect.poll(() => largura(page)).toBe(260);
  await menu(page).getByRole('button', { name: 'Importação' }).click();
  await menu(page).getByRole('link', { name: 'Sefaz' }).click();
  await expect(titulo(page)).toHaveText('Sefaz');
  await expect(menu(page).locator('[aria-current=page]')).toHaveText(['Sefaz']);
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeVisible();
});

test('minimised it is 80 px wide, through navigation and reload; open again 260', async ({ page }) => {
  await abrir(page, '/dashboard');
  await expect.poll(() => largura(page)).toBe(260);
  await page.getByRole('button', { name: 'Minimizar menu' }).click();
  await expect.poll(() => largura(page)).toBe(80);
  await page.goto('/#/importacao/sefaz');
  await expect(titulo(page)).toHaveText('Sefaz');
  expect(await largura(page)).toBe(80);
  await page.reload();
  await expect(titulo(page)).toHaveText('Sefaz');
  expect(await largura(page)).toBe(80);
  await page.getByRole('button', { name: 'Expandir menu' }).click();
  await expect.poll(() => largura(page)).toBe(260);
});

async function abrirGaveta(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Abrir menu' }).click();
  await expect(menu(page)).toBeVisible();
}

/** The width the menu takes beside the page. Opened by the pointer it lies over the page and takes none. */
async function largura(page: Page): Promise<number | undefined> {
  return page.evaluate(() => {
    const lado = document.querySelector('nav')?.closest('.MuiDrawer-root');
    return lado ? Math.round(lado.getBoundingClientRect().width) : undefined;
  });
}
