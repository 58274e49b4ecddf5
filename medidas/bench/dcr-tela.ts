import { chromium, type Page } from '@playwright/test';
import { acharNavegador } from '#scripts/navegador.mjs';

/**
 * `npm run bench -- dcr-tela <address>` measures a DCR-E of a thousand components in the browser against one of ten. The times are:
 * from Enter in a cell to its new figure, from an arrow key to the next frame, and from pasting as many rows to their figure. It
 * also prints the longest time the page was blocked. It needs a running Cais with its demonstration data, and leaves the data as
 * they were. `LENTO=4` simulates a machine four times as slow.
 */
const endereco = process.argv[2] ?? 'http://localhost:3000';
const CABECA = {
  tipo: 'N',
  descricao: 'PRODUTO FICTICIO DE MEDIDA',
  ncm: '84713012',
  unidade: 'PECA',
  pesoBruto: '1.00000',
  tipoCoeficiente: 'VARIAVEL',
  dataBase: '2026-11-20',
  taxaUSD: '5.123456',
  salarios: '3.1000',
  encargos: '1.2000',
};
const api = await entrarNaApi();
const navegador = await chromium.launch({
  executablePath: acharNavegador() ?? undefined,
  args: ['--no-sandbox'],
});
const contexto = await navegador.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
const pagina = await contexto.newPage();
await pagina.goto(endereco);
await pagina.getByLabel('E-mail').fill('demo@cais.local');
await pagina.getByLabel('Senha', { exact: true }).fill('cais-demo');
await pagina.getByRole('button', { name: 'Entrar' }).click();
await pagina.waitForURL(/dashboard/);
const cdp = await contexto.newCDPSession(pagina);
await cdp.send('Emulation.setCPUThrottlingRate', { rate: Number(process.env.LENTO ?? 1) });

const medidas = { 10: await medir(pagina, 10), 1000: await medir(pagina, 1_000) };
for (const gesto of ['enter', 'seta', 'colar'] as const) {
  const [poucas, muitas] = [medidas[10][gesto], medidas[1_000][gesto]];
  console.log(
    `${gesto}: ${poucas.toFixed(0)} ms with 10 components, ${muitas.toFixed(0)} ms with 1,000: ${(muitas / poucas).toFixed(2)} times`,
  );
}
console.log(
  `held up at most ${medidas[10].presa.toFixed(0)} ms with 10, ${medidas[1_000].presa.toFixed(0)} ms with 1,000`,
);
await navegador.close();

/** Medians in milliseconds; `presa` is the longest task of the typing, or 50 when none took longer. */
async function medir(page: Page, quantos: number) {
  const id = await api.criar(quantos);
  // Leaves the former form first: it would ask whether to discard the changes.
  await page.goto('about:blank');
  await page.goto(`${endereco}/#/dcr/processos-dcr/${id}?etapa=importados`);
  const grade = page.getByRole('grid', { name: 'Componentes importados' });
  await grade.locator('[aria-rowindex="2"] [aria-colindex="6"]').click();
  await page.evaluate(vigiar);
  const enter = await vezes(8, (vez) => ateAFigura(page, [...`${vez + 11},5`], 'Enter'));
  const presa = await page.evaluate(() => (window as unknown as { presa: number }).presa);
  const seta = await vezes(25, async () => {
    const inicio = performance.now();
    await page.keyboard.press('ArrowDown');
    await page.evaluate(() => new Promise((desenhado) => requestAnimationFrame(desenhado)));
    return performance.now() - inicio;
  });
  const bloco = Array.from({ length: quantos }, (_, i) => `${(i % 7) + 1},25`).join('\n');
  await page.evaluate((texto) => navigator.clipboard.writeText(texto), bloco);
  const colar = await ateAFigura(page, [], 'ControlOrMeta+v');
  await api.excluir(id);
  return { enter, seta, colar, presa };
}

/** Records in the page when a key was last pressed, when the figures were last drawn, and the longest blocking task. */
function vigiar(): void {
  const medidor = window as unknown as { tecla: number; figura: number; presa: number };
  Object.assign(medidor, { tecla: 0, figura: 0, presa: 50 });
  document.addEventListener('keydown', ({ timeStamp }) => (medidor.tecla = timeStamp), true);
  const figuras = document.querySelector('[aria-label="Resultado do cálculo"]');
  const desenhada = () => requestAnimationFrame(() => setTimeout(() => (medidor.figura = performance.now())));
  new MutationObserver(desenhada).observe(figuras as Element, { subtree: true, characterData: true, childList: true });
  new PerformanceObserver((lista) => {
    for (const { duration } of lista.getEntries()) medidor.presa = Math.max(medidor.presa, duration);
  }).observe({ type: 'longtask' });
}

/** The time from the last key to the figure, by the clock of the page itself. */
async function ateAFigura(page: Page, antes: string[], tecla: string): Promise<number> {
  for (const uma of [...antes, tecla]) await page.keyboard.press(uma);
  const passou = await page.waitForFunction(() => {
    const { tecla, figura } = window as unknown as { tecla: number; figura: number };
    return figura > tecla && figura - tecla;
  });
  return Number(await passou.jsonValue());
}

async function vezes(quantas: number, fazer: (vez: number) => Promise<number>): Promise<number> {
  const tempos: number[] = [];
  for (let vez = 0; vez < quantas; vez += 1) tempos.push(await fazer(vez));
  return tempos.sort((a, b) => a - b)[Math.floor(quantas / 2)] ?? Number.NaN;
}

async function entrarNaApi() {
  const pedir = async (metodo: string, caminho: string, corpo?: object, token?: string) => {
    const resposta = await fetch(`${endereco}${caminho}`, {
      method: metodo,
      headers: {
        ...(corpo && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(corpo && { body: JSON.stringify(corpo) }),
    });
    if (!resposta.ok) throw new Error(`${metodo} ${caminho}: ${resposta.status} ${await resposta.text()}`);
    return resposta.status === 204 ? null : await resposta.json();
  };
  const { token } = await pedir('POST', '/Auth/Login', { email: 'demo@cais.local', password: 'cais-demo' });
  const [{ importador, produto }] = await pedir('GET', '/api/Dcr', undefined, token);
  return {
    criar: async (quantos: number): Promise<string> => {
      const importados = Array.from({ length: quantos }, (_, i) => importado(i));
      const novo = { ...CABECA, importador: { id: importador.id }, produto: { id: produto.id }, importados };
      return (await pedir('POST', '/api/Dcr', novo, token)).id;
    },
    excluir: (id: string) => pedir('DELETE', `/api/Dcr/${id}`, undefined, token),
  };
}

function importado(i: number) {
  return {
    codigo: `C${i}`,
    descricao: `COMPONENTE FICTICIO ${i}`,
    unidade: 'PECA',
    ncm: '85423190',
    quantidade: `${(i % 7) + 1}.5000000`,
    preco: `${(i % 11) + 1}.${String((i * 37) % 1_000_000).padStart(6, '0')}`,
    documento: 'DI',
    numeroDeclaracao: '2600000123',
    adicao: (i % 99) + 1,
    itemDaAdicao: (i % 80) + 1,
    aliquotaII: '14.40',
  };
}
