import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { ROTAS } from '#e2e/rotas.ts';
import { addressesOf } from '#medidas/bench/paginas/routes.ts';
import { type SignedIn, signIn } from '#medidas/bench/paginas/session.ts';
import { acharNavegador, OPCOES_DO_NAVEGADOR } from '#scripts/navegador.mjs';
import { freePort } from '#server/platform/free-port.ts';
import { startServer } from '#server/testing/separate-server.ts';

/**
 * `npm run -s prova -- passeio --passos=500 --semente=7` walks through all screens of the demonstration like somebody in a hurry, on a
 * processor four times slower: the next address, link, tab or Back is pressed before the former screen is there. It fails where a
 * screen fails, an exception is thrown, a record named `undefined` is asked for, or the last screen does not come. The same seed
 * presses the same things; what is on its way meanwhile depends on the machine.
 */
const { values } = parseArgs({ options: { passos: { type: 'string' }, semente: { type: 'string' } } });
const PASSOS = Number(values.passos ?? 500);
const POR_PAGINA = 40;
const LENTIDAO = 4;
const A_CAMINHO = '.MuiSkeleton-root, [data-por-vir], [aria-busy=true], [role=progressbar]:not([aria-valuenow])';
let semente = Number(values.semente ?? Math.floor(Math.random() * 2 ** 31));

/** From 0 to 1, by a linear congruential generator with the figures of C's standard. */
function sorte(): number {
  semente = (semente * 1_103_515_245 + 12_345) % 2 ** 31;
  return semente / 2 ** 31;
}
const um = <Coisa>(coisas: readonly Coisa[]) => coisas[Math.floor(sorte() * coisas.length)] as Coisa;

console.log(`${PASSOS} passos, semente ${semente} (repete-se com --semente=${semente})`);
const pasta = await mkdtemp(join(tmpdir(), 'cais-passeio-'));
const servidor = startServer({ PORT: String(await freePort()), DATA_DIR: join(pasta, 'dados') });
await servidor.noAr;
const navegador = await chromium.launch({ executablePath: acharNavegador() ?? undefined, args: OPCOES_DO_NAVEGADOR });
try {
  const quem = await signIn(servidor.url);
  const enderecos = (await addressesOf(servidor.url, quem))
    .filter(({ route, signedIn }) => signedIn && !ROTAS[route]?.exigida)
    .flatMap(({ route, address }) => [address, ...(ROTAS[route]?.partes ?? []).map((parte) => `${address}?${parte}`)]);
  const achados: string[] = [];
  for (let dados = 0; dados < PASSOS; dados += POR_PAGINA) {
    achados.push(...(await passear(navegador, { quem, enderecos, passos: Math.min(POR_PAGINA, PASSOS - dados) })));
  }
  console.log(achados.length ? achados.join('\n\n') : `${enderecos.length} endereços, nada falhou`);
  process.exitCode = achados.length ? 1 : 0;
} finally {
  await navegador.close();
  servidor.processo.kill();
  await servidor.fim;
}

interface Passeio {
  quem: SignedIn;
  enderecos: readonly string[];
  passos: number;
}

/** Walks in a page of its own, on a desk or a phone. Returns what went wrong, with the steps before it. */
async function passear(onde: Browser, { quem, enderecos, passos }: Passeio): Promise<string[]> {
  const viewport = sorte() < 0.3 ? { width: 360, height: 740 } : { width: 1280, height: 800 };
  const contexto = await onde.newContext({ viewport, locale: 'pt-BR', baseURL: servidor.url });
  const page = await contexto.newPage();
  const trilha: string[] = [];
  const achados: string[] = [];
  const achar = (oQue: string) => achados.push([oQue, ...trilha.slice(-12)].join('\n  '));
  page.on('pageerror', (erro) => achar(`exception: ${erro.message}`));
  page.on('request', (pedido) => /\bundefined\b/.test(pedido.url()) && achar(`asked for: ${pedido.url()}`));
  await page.goto('/saude');
  await page.evaluate(({ key, text }) => localStorage.setItem(key, text), quem.stored);
  await page.goto('/#/dashboard');
  const cdp = await contexto.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: LENTIDAO });
  for (let passo = 0; passo < passos; passo += 1) {
    const pausa = Math.floor(sorte() * (sorte() < 0.5 ? 60 : 700));
    trilha.push(`${await apertar(page, enderecos)}, ${pausa} ms`);
    await page.waitForTimeout(pausa);
    if (await falhou(page)) {
      achar('the screen failed');
      await page.reload();
    }
  }
  const veio = await page.waitForFunction((seletor) => !document.querySelector(seletor), A_CAMINHO).catch(() => null);
  if (!veio) achar(`still loading: ${page.url()}`);
  if (await falhou(page)) achar('the screen failed');
  await contexto.close();
  return achados;
}

/** Returns what was pressed. */
async function apertar(page: Page, enderecos: readonly string[]): Promise<string> {
  const qual = sorte();
  if (qual < 0.5) {
    const endereco = um(enderecos);
    await page.evaluate((hash) => {
      location.hash = hash;
    }, endereco);
    return endereco;
  }
  if (qual < 0.6 && (await page.evaluate(() => history.length > 4))) {
    await page.evaluate(() => history.back());
    return 'Back';
  }
  return page.evaluate((parte) => {
    const visiveis = [...document.querySelectorAll<HTMLElement>('a[href^="/#/"], [role=tab]')].filter((alvo) =>
      alvo.checkVisibility(),
    );
    const alvo = visiveis[Math.floor(parte * visiveis.length)];
    alvo?.click();
    return `${alvo?.textContent.slice(0, 40) ?? 'nothing'} ${alvo?.getAttribute('href') ?? ''}`;
  }, sorte());
}

function falhou(page: Page): Promise<boolean> {
  return page.getByRole('heading', { name: 'Esta tela falhou' }).isVisible();
}
