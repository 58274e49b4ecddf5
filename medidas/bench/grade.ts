import { chromium, type Page } from '@playwright/test';
import { acharNavegador } from '#scripts/navegador.mjs';

/**
 * Measures the grid of items with a thousand rows against ten: the time from a key to the next frame, and the time of a cell that
 * is typed and left. It needs a running Cais with its demonstration data: `npm run bench -- grade <address>`.
 */
const endereco = process.argv[2] ?? 'http://localhost:3000';
const navegador = await chromium.launch({
  executablePath: acharNavegador() ?? undefined,
  args: ['--no-sandbox'],
});
const pagina = await (await navegador.newContext({ permissions: ['clipboard-read', 'clipboard-write'] })).newPage();
await pagina.goto(`${endereco}/#/components`);
await pagina.getByLabel('E-mail').fill('demo@cais.local');
await pagina.getByLabel('Senha', { exact: true }).fill('cais-demo');
await pagina.getByRole('button', { name: 'Entrar' }).click();
await pagina.getByRole('grid').waitFor();

const medidas = { 10: await medir(pagina, 10), 1000: await medir(pagina, 1_000) };
for (const gesto of ['seta', 'celula'] as const) {
  const [poucas, muitas] = [medidas[10][gesto], medidas[1_000][gesto]];
  console.log(
    `${gesto}: ${poucas.toFixed(1)} ms with 10 rows, ${muitas.toFixed(1)} ms with 1,000: ${(muitas / poucas).toFixed(2)} times`,
  );
}
await navegador.close();

/** Medians, in milliseconds. */
async function medir(page: Page, quantas: number) {
  await page.reload();
  const grade = page.getByRole('grid', { name: 'Itens do exemplo' });
  const linhas = Array.from({ length: quantas }, (_, indice) => `P${indice}\tItem ${indice}\tUN\t${indice},5\t0,01\t`);
  await grade.getByRole('gridcell', { name: 'PN-001' }).click();
  await page.evaluate((texto) => navigator.clipboard.writeText(texto), linhas.join('\n'));
  await page.keyboard.press('ControlOrMeta+v');
  await page.waitForFunction(
    ([total]) => document.querySelector('[role=grid]')?.getAttribute('aria-rowcount') === total,
    [String(quantas + 1)],
  );
  return { seta: await mediana(page, ['ArrowDown']), celula: await mediana(page, ['7', 'ArrowRight', 'ArrowLeft']) };
}

async function mediana(page: Page, teclas: string[]): Promise<number> {
  const tempos: number[] = [];
  for (let vez = 0; vez < 25; vez++) {
    const inicio = performance.now();
    for (const tecla of teclas) await page.keyboard.press(tecla);
    await page.evaluate(() => new Promise((desenhado) => requestAnimationFrame(desenhado)));
    tempos.push(performance.now() - inicio);
  }
  return tempos.sort((a, b) => a - b)[12] ?? Number.NaN;
}
