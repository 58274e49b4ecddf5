import { statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { entrar, expect, test } from '#e2e/apoio.ts';

/** V8 keeps no compiled code of a shorter script, in characters. */
const O_MENOR_GUARDADO = 1024;

/**
 * V8 keeps the compiled code of a script from its second visit on, and only in a profile on disk: in memory, the headers that isolate
 * the page forbid it.
 */
test('the third visit of a list compiles no script of the site anew', async ({ baseURL, launchOptions }) => {
  const perfil = await mkdtemp(join(tmpdir(), 'cais-morna-'));
  const opcoes = { ...launchOptions, ...(baseURL && { baseURL }) };
  try {
    await noPerfil(perfil, opcoes, entrar);
    const primeira = await noPerfil(perfil, opcoes, compiladosPelaLista);
    expect(primeira.filter(({ doGuardado }) => doGuardado)).toEqual([]);
    await noPerfil(perfil, opcoes, compiladosPelaLista);
    const terceira = await noPerfil(perfil, opcoes, compiladosPelaLista);
    expect(terceira.filter(({ doGuardado }) => !doGuardado)).toEqual([]);
  } finally {
    await rm(perfil, { recursive: true });
  }
});

/** Opens a browser on the profile for one visit. */
async function noPerfil<T>(perfil: string, opcoes: object, visitar: (pagina: Page) => Promise<T>): Promise<T> {
  const contexto = await chromium.launchPersistentContext(perfil, opcoes);
  try {
    return await visitar(contexto.pages()[0] ?? (await contexto.newPage()));
  } finally {
    await contexto.close();
  }
}

interface Compilado {
  arquivo: string;
  /** From the code kept of an earlier visit. */
  doGuardado: boolean;
}

/** Shows the list and returns the scripts of the site that V8 compiled meanwhile: all that the list fetched, and more. */
async function compiladosPelaLista(pagina: Page): Promise<Compilado[]> {
  const cdp = await pagina.context().newCDPSession(pagina);
  const vistos: { name: string; args?: { data?: { url?: string; cacheRejected?: boolean } } }[] = [];
  cdp.on('Tracing.dataCollected', ({ value }) => vistos.push(...(value as object[] as typeof vistos)));
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['v8', 'devtools.timeline'] },
  });
  await pagina.goto('/#/importacao/processos');
  await expect(pagina.getByRole('row').nth(3)).toBeVisible();
  const buscados = await pagina.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  await pagina.waitForLoadState('networkidle');
  const fim = new Promise((feito) => cdp.once('Tracing.tracingComplete', feito));
  await cdp.send('Tracing.end');
  await fim;
  const compilados = vistos.flatMap(({ name, args }) => {
    const arquivo = name === 'v8.compile' && scriptDoSite(args?.data?.url);
    return arquivo ? [{ arquivo, doGuardado: args?.data?.cacheRejected === false }] : [];
  });
  const pedidos = buscados.flatMap((endereco) => scriptDoSite(endereco) ?? []);
  expect(pedidos).not.toEqual([]);
  expect(compilados.map(({ arquivo }) => arquivo)).toEqual(expect.arrayContaining(pedidos));
  return compilados;
}

/** The file of an address, if it is a script of the site whose code V8 may keep. */
function scriptDoSite(endereco = ''): string | undefined {
  const arquivo = endereco.match(/_next\/static\/chunks\/[^?]+\.js$/)?.[0];
  return arquivo && statSync(join('out', arquivo)).size >= O_MENOR_GUARDADO ? arquivo : undefined;
}
