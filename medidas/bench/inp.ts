import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { acharNavegador, OPCOES_DO_NAVEGADOR } from '#scripts/navegador.mjs';
import { DEMONSTRACAO } from '#server/seeds/pessoa-demonstracao.ts';

/**
 * `npm run -s bench -- inp [http://localhost:4173]` measures how fast the list of processes responds, from the event to the next
 * painted frame, on a processor four times slower. It needs a running server. It prints the worst of each kind of act; INP is the
 * worst of all.
 */
const SITE = process.argv[2] ?? 'http://localhost:4173';
const META_MS = 200;
const LENTIDAO = 4;
const RODADAS = 3;

async function medir(quem: Browser): Promise<boolean> {
  const page = await quem.newPage({ viewport: { width: 1280, height: 800 }, locale: 'pt-BR' });
  await anotarInteracoes(page);
  await entrar(page);
  await page.goto(`${SITE}/#/importacao/processos`);
  await page.getByRole('row').nth(3).waitFor();
  const cdp = await page.context().newCDPSession(page);
  const piores: number[] = [];
  for (const [titulo, agir] of Object.entries(ATOS)) {
    const tempos: number[] = [];
    for (let rodada = 0; rodada < RODADAS; rodada += 1) tempos.push(await piorDe(page, cdp, () => agir(page, rodada)));
    const pior = Math.max(...tempos);
    piores.push(pior);
    console.log(
      `${titulo.padEnd(20)} ${tempos.map((ms) => `${ms} ms`.padStart(8)).join('')}   ${pior <= META_MS ? 'ok' : 'ABOVE'}`,
    );
  }
  const inp = Math.max(...piores);
  console.log(`INP with ${LENTIDAO}× slowdown: ${inp} ms of ${META_MS} allowed (event timing counts in steps of 8 ms)`);
  return inp <= META_MS;
}

const ATOS: Record<string, (page: Page, rodada: number) => Promise<void>> = {
  'typing in the search': async (page, rodada) => {
    await page.getByRole('searchbox').first().pressSequentially(`imp${rodada}`, { delay: 80 });
    await page.getByRole('searchbox').first().fill('');
    await page.getByRole('row').nth(3).waitFor();
  },
  sorting: async (page) => page.getByRole('columnheader').nth(2).click(),
  paging: async (page) => {
    await page.getByRole('button', { name: 'próxima página' }).click();
    await page.getByRole('button', { name: 'página anterior' }).click();
  },
  'choosing a row': async (page, rodada) =>
    page
      .getByRole('row')
      .nth(2 + rodada)
      .getByRole('checkbox')
      .click(),
  'opening a row': async (page, rodada) => {
    await page
      .getByRole('row')
      .nth(2 + rodada)
      .getByRole('link')
      .first()
      .click();
    await page.waitForURL(/processos\/[^?]/);
    await page.goBack();
    await page.getByRole('row').nth(3).waitFor();
  },
};

/** The longest event of one act, in ms; events too short for the browser to report count as zero. */
async function piorDe(page: Page, cdp: CDPSession, agir: () => Promise<void>): Promise<number> {
  await page.waitForTimeout(600);
  await page.evaluate(() => Object.assign(window, { interacoes: [] }));
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: LENTIDAO });
  await agir();
  await page.waitForTimeout(800);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return page.evaluate(() => Math.max(0, ...(window as unknown as { interacoes: number[] }).interacoes));
}

/** Records as web-vitals does: only events of an interaction, each by its whole duration. */
function anotarInteracoes(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    Object.assign(window, { interacoes: [] });
    new PerformanceObserver((lista) => {
      for (const evento of lista.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
        if (evento.interactionId) (window as unknown as { interacoes: number[] }).interacoes.push(evento.duration);
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
}

async function entrar(page: Page): Promise<void> {
  await page.goto(SITE);
  await page.getByLabel('E-mail').fill(DEMONSTRACAO.email);
  await page.getByLabel('Senha', { exact: true }).fill(DEMONSTRACAO.senha);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.waitForURL(/dashboard/);
}

const navegador = await chromium.launch({
  executablePath: acharNavegador() ?? undefined,
  args: OPCOES_DO_NAVEGADOR,
});
try {
  process.exitCode = (await medir(navegador)) ? 0 : 1;
} finally {
  await navegador.close();
}
