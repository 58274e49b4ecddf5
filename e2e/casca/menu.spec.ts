import type { Page } from '@playwright/test';
import { abrir, expect, menu, test, titulo } from './apoio.ts';
import { registro } from './registro.ts';

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

test('the group of the path is open and its entry marked, no other', async ({ page }) => {
  await abrir(page, '/components');
  for (const [caminho, grupo, marcada] of LUGARES) {
    await test.step(caminho, async () => {
      await page.goto(`/#${caminho}`);
      await expect(menu(page).locator('[aria-current=page]')).toHaveText(marcada ? [marcada] : []);
      await expect(menu(page).locator('[aria-current]')).toHaveCount(marcada ? 1 : 0);
      if (grupo) await expect(menu(page).getByRole('button', { name: grupo, expanded: true })).toBeVisible();
    });
  }
  for (const [caminho, grupo] of LUGARES.filter(([, , marcada]) => marcada !== 'Dashboard').slice(0, 3)) {
    await test.step(`${caminho} loaded there`, async () => {
      await abrir(page, caminho);
      await expect(menu(page)).toBeVisible();
      await expect(menu(page).locator('[aria-expanded=true]')).toHaveText(grupo ? [grupo] : []);
    });
  }
});

const LUGARES = [
  ['/components', null, null],
  ['/dashboard', null, 'Dashboard'],
  ['/importacao/processos?pagina=2', 'Importação', 'Processos'],
  ['/importacao/processos/00000000-0000-4000-8000-000000000001', 'Importação', 'Processos'],
  ['/configuracoes/associados', 'Configurações', 'Importador'],
  ['/configuracoes/empresa/7/representante', 'Configurações', 'Representante Legal'],
  ['/dcr/processos-dcr/', 'DCR', 'Meus Processos'],
] as const;

test('company and cut name lead to the account; the whole name is the tooltip', async ({ page }) => {
  await abrir(page, '/dashboard');
  const conta = menu(page).getByRole('link', { name: /Amazônia Componentes/ });
  await expect(conta).toContainText('Amazônia Componentes');
  await expect(conta.getByText('Maria da Concei', { exact: true })).toHaveAttribute(
    'title',
    'Maria da Conceição Oliveira',
  );
  await conta.click();
  await expect(page).toHaveURL(/#\/configuracoes\/minha-conta$/);
});

test.describe('without company and name', () => {
  test.use({ sessao: registro({ empresa: { nomeFantasia: null }, name: null }) });

  test('the top of the menu is empty, never "null"', async ({ page }) => {
    await abrir(page, '/dashboard');
    const conta = menu(page).getByRole('link', { name: 'Minha conta' });
    await expect(conta).toHaveText('');
    await conta.click();
    await expect(page).toHaveURL(/#\/configuracoes\/minha-conta$/);
  });
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

  test('Escape or a click beside it closes it', async ({ page }) => {
    await abrir(page, '/dashboard');
    await abrirGaveta(page);
    await page.keyboard.press('Escape');
    await expect(menu(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Abrir menu' })).toBeFocused();
    await abrirGaveta(page);
    await page.mouse.click(700, 400);
    await expect(menu(page)).toHaveCount(0);
  });
});

test('at 1280 px it stands, whatever is navigated', async ({ page }) => {
  await abrir(page, '/dashboard');
  await menu(page).getByRole('button', { name: 'Importação' }).click();
  await menu(page).getByRole('link', { name: 'Sefaz' }).click();
  await expect(titulo(page)).toHaveText('Sefaz');
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeVisible();
});

test('992 px is the first width at which it stands', async ({ page }) => {
  await page.setViewportSize({ width: 991, height: 700 });
  await abrir(page, '/dashboard');
  await expect(page.getByRole('button', { name: 'Abrir menu' })).toBeVisible();
  await expect(menu(page)).toHaveCount(0);
  await page.setViewportSize({ width: 992, height: 700 });
  await expect(menu(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Abrir menu' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Minimizar menu' })).toBeVisible();
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

test('either way the page is told to measure itself again, about every 180 ms for up to a second', async ({ page }) => {
  await page.clock.install();
  await abrir(page, '/dashboard');
  await expect(titulo(page)).toHaveText('Dashboard');
  await page.evaluate(() => {
    const vezes: number[] = [];
    Object.assign(window, { vezes });
    window.addEventListener('resize', () => vezes.push(performance.now()));
  });
  for (const acao of ['Minimizar menu', 'Expandir menu']) {
    const inicio = await page.evaluate(() => {
      (window as unknown as { vezes: number[] }).vezes.length = 0;
      return performance.now();
    });
    await page.getByRole('button', { name: acao }).click();
    await page.clock.runFor(3_000);
    const vezes = await page.evaluate(() => (window as unknown as { vezes: number[] }).vezes);
    expect(vezes.length).toBeGreaterThanOrEqual(3);
    expect(vezes.length).toBeLessThanOrEqual(7);
    expect(Number(vezes.at(-1)) - Number(vezes[0])).toBeLessThanOrEqual(1_000);
    expect(vezes[0]).toBeGreaterThan(inicio);
  }
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
