import type { Page } from '@playwright/test';
import type { Pedido } from '#e2e/outro-servidor/api.ts';
import { abrir, cotacoes, entrar, expect, test, titulo } from './apoio.ts';

const LISTA = 'GET /api/Processo';

test.describe('on the origin of the API', () => {
  test.use({ arranjo: 'mesma-origem' });

  test.describe('a write', () => {
    test.use({ sessao: null });

    test('carries the cookie of that moment, decoded; without one there is no header', async ({ page, api }) => {
      api.responder('POST /Auth/Login', () => ({ status: 503 }));
      await abrir(page, '');
      for (const [cookies, esperado] of COOKIES) {
        await test.step(cookies.join('; '), async () => {
          await trocarCookies(page, cookies);
          api.pedidos.length = 0;
          await entrar(page);
          await expect.poll(() => api.recebidos('POST /Auth/Login')).toHaveLength(1);
          await expect(page.getByRole('button', { name: 'Entrar' })).toBeEnabled();
          expect(api.recebidos('POST /Auth/Login')[0]?.cabecalhos['x-xsrf-token']).toBe(esperado);
        });
      }
    });
  });

  test('reads carry the token and never the cookie', async ({ page, api }) => {
    await abrir(page, '/importacao/processos');
    await expect(page.getByRole('link', { name: 'PROC-001' })).toBeVisible();
    await expect(cotacoes(page)).toHaveCount(3);
    await expect
      // The stream of notices begins some seconds later, so it is left out.
      .poll(() =>
        [...new Set(api.pedidos.map(({ metodo, caminho }) => `${metodo} ${caminho}`))]
          .filter((pedido) => pedido !== 'GET /api/Aviso/Eventos')
          .sort(),
      )
      .toEqual([
        'GET /api/Aviso/Contagem',
        'GET /api/Empresa/7/Logo',
        'GET /api/MeuDia/Contagem',
        'GET /api/Moeda',
        LISTA,
        `${LISTA}/Totais`,
        'GET /api/Usuario',
        'GET /api/Usuario/31/Foto',
        'GET /api/Visao',
      ]);
    expect(api.recebidos('GET /api/Moeda')).toHaveLength(1);
    for (const { cabecalhos } of api.pedidos) {
      expect(cabecalhos['x-xsrf-token']).toBeUndefined();
      expect(cabecalhos.authorization).toBe('Bearer token-da-maria');
    }
  });

  test('a file goes as the one part "file", accents and bytes as they are', async ({ page, api }) => {
    await importar(page);
    const [leitura] = api.recebidos('POST /api/Di/Ler');
    const [envio] = api.recebidos('POST /api/Processo/ImportarDi');
    for (const pedido of [leitura, envio]) {
      expect(pedido?.cabecalhos['x-xsrf-token']).toBe('test');
      expect(pedido?.cabecalhos.authorization).toBe('Bearer token-da-maria');
      expect(partes(pedido)).toEqual([{ nome: 'file', arquivo: ARQUIVO.name, conteudo: ARQUIVO.buffer.toString() }]);
    }
    expect(String(envio?.consulta)).toBe('Bucket=di');
  });
});

test.describe('with the API on another origin', () => {
  test('nothing carries the cookie, though the page has one; the token goes there and nowhere else', async ({
    page,
    api,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'XSRF-TOKEN', value: 'test', url: baseURL ?? '' }]);
    const autorizados = new Set<string>();
    page.on('request', (pedido) => {
      if (pedido.headers().authorization) autorizados.add(new URL(pedido.url()).origin);
    });
    await importar(page);
    await page.getByRole('button', { name: 'Conta' }).click();
    await page.getByRole('menuitem', { name: 'Sair' }).click();
    await entrar(page);
    await expect(titulo(page)).toHaveText('Dashboard');
    await expect.poll(() => api.recebidos('POST /Auth/Logout')).toHaveLength(1);
    expect(await page.evaluate(() => document.cookie)).toBe('XSRF-TOKEN=test');
    expect(api.pedidos.filter(({ metodo }) => metodo === 'POST')).toHaveLength(4);
    for (const { cabecalhos } of api.pedidos) expect(cabecalhos['x-xsrf-token']).toBeUndefined();
    const [origem, ...outras] = [...autorizados];
    expect(outras).toEqual([]);
    expect(origem).not.toBe(baseURL);
  });
});

const ARQUIVO = {
  name: 'declaração nº 1 – São João.xml',
  mimeType: 'text/xml',
  buffer: Buffer.from('<?xml version="1.0" encoding="UTF-8"?><ListaDeclaracoes>ção</ListaDeclaracoes>'),
};

/** The cookies of the page, and the header a write then carries. */
const COOKIES: [string[], string | undefined][] = [
  [['XSRF-TOKEN=test'], 'test'],
  [['XSRF-TOKEN=outro'], 'outro'],
  [[], undefined],
  [['MY-XSRF-TOKEN=a', 'XSRF-TOKEN-2=b', 'xsrf-token=c'], undefined],
  [['MY-XSRF-TOKEN=a', 'XSRF-TOKEN=test', 'XSRF-TOKEN-2=b'], 'test'],
  [['XSRF-TOKEN=a%20b%2Bc%3Dd%2Fe%25'], 'a b+c=d/e%'],
  [['XSRF-TOKEN=a=b+c=='], 'a=b+c=='],
  [['XSRF-TOKEN=%E0%A4%A'], '%E0%A4%A'],
];

const dialogo = (page: Page) => page.getByRole('dialog', { name: 'Importar DI' });

async function escolherArquivo(page: Page): Promise<void> {
  await abrir(page, '/importacao/processos');
  await page.getByRole('button', { name: 'Importar DI' }).click();
  await dialogo(page).getByLabel('Solte aqui o XML da DI ou o JSON da DUIMP').setInputFiles(ARQUIVO);
  await expect(dialogo(page).getByText('1 declaração', { exact: true })).toBeVisible();
}

async function importar(page: Page): Promise<void> {
  await escolherArquivo(page);
  await dialogo(page).getByRole('button', { name: 'Importar 1 declaração' }).click();
  await expect(page.getByText('1 processo criado.')).toBeVisible();
}

async function trocarCookies(page: Page, cookies: string[]): Promise<void> {
  await page.context().clearCookies();
  const url = new URL(page.url()).origin;
  await page.context().addCookies(
    cookies.map((cookie) => {
      const igual = cookie.indexOf('=');
      return { name: cookie.slice(0, igual), value: cookie.slice(igual + 1), url };
    }),
  );
}

/** The parts of a multipart body, split by the boundary of its own content type. */
function partes(pedido: Pedido | undefined) {
  const limite = /^multipart\/form-data; boundary=(----WebKitFormBoundary\w+)$/.exec(
    pedido?.cabecalhos['content-type'] ?? '',
  )?.[1];
  const [antes, ...blocos] = String(pedido?.corpo).split(`--${limite}`);
  expect(antes).toBe('');
  expect(blocos.pop()).toBe('--\r\n');
  return blocos.map((bloco) => {
    const [cabecalho = '', ...conteudo] = bloco.split('\r\n\r\n');
    return {
      nome: / name="([^"]*)"/.exec(cabecalho)?.[1],
      arquivo: /filename="([^"]*)"/.exec(cabecalho)?.[1],
      conteudo: conteudo.join('\r\n\r\n').replace(/\r\n$/, ''),
    };
  });
}
