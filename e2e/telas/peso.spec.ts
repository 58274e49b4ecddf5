import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { entrarPelaEntrada, expect, test } from '#e2e/apoio.ts';

/** The bytes of the status line and headers of one answer, which the count of the build lacks. */
const CABECALHOS = 900;

test('until the log-in stands the browser fetches no more than its budget, compressed', async ({ page }) => {
  const rede = await ouvirRede(page);
  await page.goto('/');
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await page.evaluate(() => document.fonts.ready);
  const { bytes, respostas } = rede();
  const [entrada] = JSON.parse(readFileSync('scripts/site/orcamentos.json', 'utf8'));
  expect(bytes).toBeLessThan(entrada.limite + respostas * CABECALHOS);
  expect(bytes).toBeGreaterThan(100_000);
});

test('nothing moves from the log-in to the dashboard and to a list', async ({ page }) => {
  await anotarMudancas(page);
  await entrarPelaEntrada(page);
  await expect(page.getByRole('region').first()).toBeVisible();
  await page.goto('/#/importacao/processos');
  await expect(page.getByRole('row').nth(3)).toBeVisible();
  expect(await mudancasAVista(page)).toEqual([]);
});

for (const [endereco, parte] of [
  ['/configuracoes/minha-conta', 'Histórico'],
  ['/importacao/relatorioPos/novo', 'Itens'],
] as const) {
  test(`nothing moves while ${endereco} comes`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await entrarPelaEntrada(page);
    await anotarMudancas(page);
    await page.goto(`/#${endereco}`);
    // The recorder begins with a load.
    await page.reload({ waitUntil: 'networkidle' });
    await expect(page.getByRole('region', { name: parte })).toBeVisible();
    expect(await mudancasAVista(page)).toEqual([]);
  });
}

async function anotarMudancas(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const mudancas: object[] = [];
    Object.assign(window, { mudancas });
    new PerformanceObserver((lista) => {
      for (const { hadRecentInput, value, sources } of lista.getEntries() as MudancaDeLugar[]) {
        if (hadRecentInput) continue;
        const quais = sources.map(({ node }) => (node as Element | null)?.outerHTML?.slice(0, 120));
        mudancas.push({ onde: location.hash, quanto: value, quais });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

async function mudancasAVista(page: Page): Promise<object[]> {
  await page.evaluate(() => new Promise((feito) => requestAnimationFrame(() => setTimeout(feito, 0))));
  const mudancas = await page.evaluate(() => (window as unknown as { mudancas: { quanto: number }[] }).mudancas);
  return mudancas.filter(({ quanto }) => quanto >= SEM_SE_VER);
}

/** A rate in the bar that gains a digit moves its neighbours by a pixel or two. */
const SEM_SE_VER = 0.005;

interface MudancaDeLugar extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/** Counts the bytes that came over the network, as the browser does. */
async function ouvirRede(page: Page): Promise<() => { bytes: number; respostas: number }> {
  const cdp = await page.context().newCDPSession(page);
  let bytes = 0;
  let respostas = 0;
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    respostas += 1;
  });
  await cdp.send('Network.enable');
  return () => ({ bytes, respostas });
}
