import type { Page } from '@playwright/test';
import { irAte } from '#e2e/pelo-teclado.ts';
import { abrir, expect, menu, rodape, test, titulo } from './apoio.ts';

// An address within the shell, under an entry with an open group, whose page has only one link.
const SEM_CONTEUDO = '/importacao/nao-existe';

test('each landmark is there once; the first Tab is the way past the menu', async ({ page }) => {
  await abrir(page, SEM_CONTEUDO);
  await expect(titulo(page)).toHaveText('Processo Importação');
  for (const marco of [page.getByRole('banner'), menu(page), page.getByRole('main'), rodape(page)]) {
    await expect(marco).toHaveCount(1);
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const pular = page.getByRole('link', { name: 'Pular para o conteúdo' });
  await expect(pular).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(pular).toBeFocused();
  await expect(pular).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`#${SEM_CONTEUDO}$`));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Ir para o Dashboard' })).toBeFocused();
});

test('every stop of the shell shows that it has the focus', async ({ page }) => {
  await abrir(page, SEM_CONTEUDO);
  await expect(titulo(page)).toHaveText('Processo Importação');
  const paradas: string[] = [];
  for (let vez = 0; vez < 40; vez += 1) {
    await page.keyboard.press('Tab');
    const parada = await focoAtual(page);
    // The bell has the name of an entry of the menu: the way round ends where it began.
    if (!parada || parada.nome === paradas[0]) break;
    expect(parada, `${parada.nome}: sem contorno de foco`).toMatchObject({ contorno: 'solid', largura: 2 });
    paradas.push(parada.nome);
  }
  expect(paradas).toEqual([
    'Pular para o conteúdo',
    'ACAmazônia ComponentesMaria da Concei',
    'Dashboard',
    'Importação',
    'PO',
    'Novo Processo',
    'Processos',
    'Sefaz',
    'Configurações',
    'DCI',
    'DCR',
    'Meu dia',
    'Estoque',
    'Cadastros',
    'Relatórios',
    'Empresa',
    'Minimizar menu',
    'Importador: Todos os importadores',
    'Buscar (Ctrl K)',
    'Ajuda',
    'Meu dia',
    'Conta',
    'Ir para o Dashboard',
  ]);
});

test('menu, page and account by keys alone', async ({ page }) => {
  await abrir(page, '/dashboard');
  await expect(titulo(page)).toHaveText('Dashboard');

  await test.step('a group opens with Enter and closes with Space', async () => {
    const dcr = menu(page).getByRole('button', { name: 'DCR' });
    await irAte(page, dcr);
    await page.keyboard.press('Enter');
    await expect(dcr).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Space');
    await expect(dcr).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Enter');
  });

  await test.step('its entry leads on, and the keyboard goes on in the page', async () => {
    await irAte(page, menu(page).getByRole('link', { name: 'Meus Processos' }));
    await page.keyboard.press('Enter');
    await expect(titulo(page)).toHaveText('Meus Processos');
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('the menu is minimised', async () => {
    await irAte(page, page.getByRole('button', { name: 'Minimizar menu' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Expandir menu' })).toBeFocused();
  });

  await test.step('the account menu opens, is walked by arrows, and gives the focus back', async () => {
    const conta = page.getByRole('button', { name: 'Conta' });
    await irAte(page, conta);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitemradio', { name: 'Tema do sistema' })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitemradio', { name: 'Tema escuro' })).toBeChecked();
    await page.keyboard.press('Home');
    await expect(page.getByRole('menuitem', { name: 'Minha conta' })).toBeFocused();
    await page.keyboard.press('End');
    await expect(page.getByRole('menuitem', { name: 'Sair' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(conta).toBeFocused();
  });

  await test.step('and out, and in again', async () => {
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menu', { name: 'Conta' }).locator(':focus')).toBeVisible();
    await page.keyboard.press('End');
    await expect(page.getByRole('menuitem', { name: 'Sair' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('E-mail')).toBeFocused();
    await page.keyboard.type('maria@exemplo.com.br');
    await page.keyboard.press('Tab');
    await page.keyboard.type('segredo');
    await page.keyboard.press('Enter');
    await expect(titulo(page)).toHaveText('Dashboard');
  });
});

test.describe('the drawer', () => {
  test.use({ viewport: { width: 800, height: 700 } });

  test('opens, keeps the keyboard inside, and gives it back', async ({ page }) => {
    await abrir(page, '/dashboard');
    const botao = page.getByRole('button', { name: 'Abrir menu' });
    await irAte(page, botao);
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeVisible();
    for (let vez = 0; vez < 12; vez += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('.MuiDrawer-root') !== null)).toBe(true);
    }
    await irAte(page, menu(page).getByRole('button', { name: 'Importação' }));
    await page.keyboard.press('Enter');
    await irAte(page, menu(page).getByRole('link', { name: 'Sefaz' }));
    await page.keyboard.press('Enter');
    await expect(titulo(page)).toHaveText('Sefaz');
    await expect(menu(page)).toHaveCount(0);
    await irAte(page, botao, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(botao).toBeFocused();
  });
});

/** The focused element, by its text, and its focus ring; null when the browser itself has the focus. */
async function focoAtual(page: Page) {
  return page.evaluate(() => {
    const foco = document.activeElement as HTMLElement | null;
    if (!foco || foco === document.body) return null;
    const { outlineStyle, outlineWidth } = getComputedStyle(foco);
    return {
      nome: (foco.getAttribute('aria-label') ?? foco.textContent).replace(/\s+/g, ' ').trim(),
      contorno: outlineStyle,
      largura: Number.parseFloat(outlineWidth),
    };
  });
}
