import type { Page, Request } from '@playwright/test';
import { OutraApi } from '#e2e/outro-servidor/api.ts';
import { type Servidor, servir } from '#e2e/outro-servidor/servidor.ts';
import { servirSite } from '#e2e/outro-servidor/site.ts';
import { test as base, expect } from '#e2e/sem-erros.ts';
import { registro } from './registro.ts';

export { expect };

/** Where the site finds its API: on another origin (no cookie, no XSRF), or on its own, which sets the cookie. */
type Arranjo = 'outra-origem' | 'mesma-origem';

interface Opcoes {
  arranjo: Arranjo;
  /** The content of `cais-credentials` when the browser opens; null when nobody is signed in. */
  sessao: string | null;
}

interface DoTeste {
  /** The back end: the test sets its answers and reads the requests it got. */
  api: OutraApi;
  /** Checked in every test: the browser requests no document but `/`, and no `alert` opens. */
  nadaForaDoCostume: undefined;
}

interface Servidores extends Record<Arranjo, Servidor> {
  api: OutraApi;
}

export const test = base.extend<Opcoes & DoTeste, { servidores: Servidores }>({
  arranjo: ['outra-origem', { option: true }],
  sessao: [registro(), { option: true }],

  servidores: [
    async ({ browserName: _ }, usar) => {
      const api = new OutraApi();
      const atenderApi = api.atender.bind(api);
      const sozinha = await servir(atenderApi);
      const site = await servir(servirSite(() => sozinha.origem));
      const siteComCookie = servirSite(() => '', { 'Set-Cookie': 'XSRF-TOKEN=test; Path=/' });
      const juntos = await servir((pedido, resposta) =>
        /^\/(api|Auth)\//.test(pedido.url ?? '') ? atenderApi(pedido, resposta) : siteComCookie(pedido, resposta),
      );
      await usar({ api, 'outra-origem': site, 'mesma-origem': juntos });
      await Promise.all([sozinha, site, juntos].map(({ fechar }) => fechar()));
    },
    { scope: 'worker' },
  ],

  api: async ({ servidores: { api } }, usar) => {
    api.limpar();
    await usar(api);
  },
  baseURL: ({ servidores, arranjo }, usar) => usar(servidores[arranjo].origem),

  // Set in the storage only before the first page opens, so that changes the test makes stay.
  storageState: async ({ baseURL, sessao }, usar) => {
    const localStorage = sessao === null ? [] : [{ name: 'cais-credentials', value: sessao }];
    await usar({ cookies: [], origins: [{ origin: baseURL ?? '', localStorage }] });
  },

  nadaForaDoCostume: [
    async ({ context, api: _ }, usar) => {
      const documentos = new Set<string>();
      const dialogos: string[] = [];
      context.on('request', (pedido) => {
        if (ehDocumento(pedido)) documentos.add(new URL(pedido.url()).pathname);
      });
      context.on('dialog', async (dialogo) => {
        dialogos.push(dialogo.message());
        await dialogo.dismiss();
      });
      await usar(undefined);
      expect([...documentos].filter((caminho) => caminho !== '/')).toEqual([]);
      expect(dialogos).toEqual([]);
    },
    { auto: true },
  ],
});

function ehDocumento(pedido: Request): boolean {
  return pedido.resourceType() === 'document' && pedido.url().startsWith('http');
}

/** Opens a path as typed into the address bar of a fresh tab: the page loads, whatever was open before. */
export async function abrir(page: Page, caminho: string): Promise<void> {
  if (page.url() !== 'about:blank') await page.goto('about:blank');
  await page.goto(`/#${caminho}`);
}

/** Signs in through the form, as the person the other back end knows. */
export async function entrar(page: Page): Promise<void> {
  await page.getByLabel('E-mail').fill('maria@exemplo.com.br');
  await page.getByLabel('Senha', { exact: true }).fill('segredo');
  await page.getByRole('button', { name: 'Entrar' }).click();
}

/** Checks that the log-in is shown, without the main layout and without any reason. */
export async function naoEntrou(page: Page): Promise<void> {
  await expect(page).toHaveURL(/#\/pages\/login$/);
  await expect(page.getByRole('heading', { name: 'Entrar' })).toBeVisible();
  await expect(page.locator('nav, header, footer')).toHaveCount(0);
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

export const titulo = (page: Page) => page.getByRole('banner').getByRole('heading', { level: 1 });
export const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu principal' });
export const rodape = (page: Page) => page.getByRole('contentinfo');
export const cotacoes = (page: Page) => page.getByRole('list', { name: 'Cotações' }).getByRole('listitem');

/** The hash of the address, not decoded. */
export const hash = (page: Page) => new URL(page.url()).hash;
