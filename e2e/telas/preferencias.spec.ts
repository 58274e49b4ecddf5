import type { Locator, Page } from '@playwright/test';
import { entrar, entrarPelaEntrada, expect, test } from '#e2e/apoio.ts';

// The colours themselves are held to 7:1 and 3:1 by components/theme/contrast.test.ts.
test('who asks for more contrast has every word 7:1 and every line 3:1 on its ground', async ({ page }) => {
  const colorScheme = 'dark';
  await page.emulateMedia({ colorScheme, contrast: 'no-preference' });
  await entrar(page);
  await page.goto('/#/configuracoes/itens');
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible();
  const linhas = {
    'a row of the list': [page.getByRole('row').nth(2).getByRole('gridcell').nth(1), 'borderTopColor'],
    'the list': [page.getByRole('grid').locator('..'), 'borderTopColor'],
    'a field': [page.getByRole('main').locator('fieldset').first(), 'borderTopColor'],
    'a filter': [page.getByRole('button', { name: 'Origem', exact: true }), 'borderTopColor'],
    'the bar': [page.getByRole('banner'), 'borderBottomColor'],
  } as const;
  const palavras = {
    'the head of a column': page.getByRole('columnheader').nth(2),
    'a link': page.getByRole('main').getByRole('link').first(),
    'an entry of the menu': page.getByRole('navigation', { name: 'Menu principal' }).getByRole('button').first(),
    'the name of the person': page.getByRole('link', { name: /Maria da Concei/ }).getByText(/^Maria da Concei/),
    'a rate': page.getByRole('banner').getByRole('listitem').first().locator('*').first(),
  };
  const medir = async () => ({
    linhas: await medirTodas(linhas, ([onde, propriedade]) => contraste(onde, propriedade)),
    palavras: await medirTodas(palavras, (onde) => contraste(onde, 'color')),
  });
  expect(abaixoDe(3, (await medir()).linhas)).not.toEqual([]);
  await page.emulateMedia({ colorScheme, contrast: 'more' });
  const pedindo = await medir();
  expect(abaixoDe(3, pedindo.linhas)).toEqual([]);
  expect(abaixoDe(7, pedindo.palavras)).toEqual([]);
});

test.describe('who asks for less motion', () => {
  test('sees nothing move: neither menu, dialog, skeleton nor chart', async ({ page }) => {
    await anotarMovimento(page);
    await passear(page);
    expect(await movimento(page)).toEqual([]);
  });

  test.describe('who does not', () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } });

    test('sees them move', async ({ page }) => {
      await anotarMovimento(page);
      await passear(page);
      expect((await movimento(page)).length).toBeGreaterThan(3);
    });
  });
});

/**
 * Visits everything that could move: the log-in, skeletons, charts, the drawer of the menu, a menu, a dialog, a notice, a long
 * scroll.
 */
async function passear(page: Page): Promise<void> {
  await page.route('**/api/Processo?*', async (rota) => {
    await new Promise((depois) => setTimeout(depois, 300));
    await rota.continue();
  });
  await entrarPelaEntrada(page);
  await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();
  await page.goto('/#/importacao/processos');
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible();
  await page.getByRole('button', { name: 'Minimizar menu' }).click();
  await page.getByRole('button', { name: 'Conta' }).click();
  await expect(page.getByRole('menuitem', { name: 'Sair' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Buscar em tudo' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 360, height: 780 });
  await page.getByRole('button', { name: 'Abrir menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeHidden();
}

/**
 * Records, frame by frame, every animation longer than a frame. Charts are animated by a script, so it records them by the shapes
 * they draw.
 */
async function anotarMovimento(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const vistos = new Set<string>();
    Object.assign(window, { vistos });
    const formas = new WeakMap<Element, string>();
    const olhar = () => {
      for (const { effect, playState } of document.getAnimations()) {
        const { duration } = effect?.getComputedTiming() ?? {};
        const alvo = (effect as KeyframeEffect | null)?.target;
        if (playState === 'running' && Number(duration) > 20) vistos.add(`${alvo?.tagName} ${alvo?.className}`);
      }
      for (const forma of document.querySelectorAll('main svg[class*=Charts] :is(rect, path)')) {
        const desenho = `${forma.getAttribute('d')} ${forma.getAttribute('height')} ${forma.getAttribute('width')}`;
        if (innerWidth > 360 && (formas.get(forma) ?? desenho) !== desenho) vistos.add(`chart ${forma.tagName}`);
        formas.set(forma, desenho);
      }
      requestAnimationFrame(olhar);
    };
    requestAnimationFrame(olhar);
  });
}

function movimento(page: Page): Promise<string[]> {
  return page.evaluate(() => [...(window as unknown as { vistos: Set<string> }).vistos]);
}

async function medirTodas<Onde>(
  lugares: Readonly<Record<string, Onde>>,
  medir: (onde: Onde) => Promise<number>,
): Promise<[string, number][]> {
  return Promise.all(
    Object.entries(lugares).map(async ([nome, onde]) => [nome, await medir(onde)] as [string, number]),
  );
}

function abaixoDe(minimo: number, medidas: readonly [string, number][]): string[] {
  return medidas.filter(([, razao]) => razao < minimo).map(([nome, razao]) => `${nome} ${razao.toFixed(2)}`);
}

/** Computes the WCAG contrast between a colour of the element and the first opaque background under it. */
function contraste(onde: Locator, propriedade: 'color' | 'borderTopColor' | 'borderBottomColor'): Promise<number> {
  return onde.evaluate((elemento, nome) => {
    const tela = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const pixel = (cor: string) => {
      tela?.clearRect(0, 0, 1, 1);
      if (tela) tela.fillStyle = cor;
      tela?.fillRect(0, 0, 1, 1);
      return [...(tela?.getImageData(0, 0, 1, 1).data ?? [])];
    };
    const luz = ([r = 0, g = 0, b = 0]: number[]) => {
      const linear = (canal: number) => (canal <= 10 ? canal / 3294 : ((canal / 255 + 0.055) / 1.055) ** 2.4);
      return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
    };
    let chao: Element | null = elemento;
    while (chao && pixel(getComputedStyle(chao).backgroundColor)[3] !== 255) chao = chao.parentElement;
    const [a, b] = [
      luz(pixel(getComputedStyle(elemento)[nome])),
      luz(pixel(chao ? getComputedStyle(chao).backgroundColor : '#fff')),
    ];
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  }, propriedade);
}
