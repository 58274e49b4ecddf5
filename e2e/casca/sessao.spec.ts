import type { Page } from '@playwright/test';
import { USUARIO } from '#e2e/outro-servidor/pessoa-e-cadastros.ts';
import { lookWhileBusy } from '#e2e/settled.ts';
import { abrir, entrar, expect, menu, naoEntrou, test, titulo } from './apoio.ts';
import { CHAVE_SESSAO, registro } from './registro.ts';

const AGORA = '2026-11-20T12:00:00.000Z';
const MINUTO = 60_000;
const depois = (minutos: number) => new Date(Date.parse(AGORA) + minutos * MINUTO);

/** Spec §3, as the site maps the answer of the other back end: numeric ids become text, and missing fields become null. */
const SESSAO_ESPERADA = {
  token: 'token-da-maria',
  id: '31',
  name: 'Maria da Conceição Oliveira',
  email: 'maria@exemplo.com.br',
  idEmpresa: '7',
  empresa: { nomeFantasia: 'Amazônia Componentes' },
  telefone: '(92) 3000-0000',
  telefonePessoal: null,
  rg: null,
  cpf: '12345678909',
  dtNascimento: null,
  despachante: true,
  sobremim: null,
};

test.describe('one hour from login', () => {
  test.use({ sessao: registro({ date: AGORA }) });

  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: AGORA });
  });

  test('holds at 59 minutes, with and without a reload, and is not prolonged by use', async ({ page }) => {
    await abrir(page, '/dashboard');
    await expect(titulo(page)).toHaveText('Dashboard');
    await page.clock.fastForward(59 * MINUTO);
    await menu(page).getByRole('button', { name: 'DCR' }).click();
    await menu(page).getByRole('link', { name: 'Meus Processos' }).click();
    await expect(titulo(page)).toHaveText('Meus Processos');
    await page.reload();
    await expect(titulo(page)).toHaveText('Meus Processos');
    await page.clock.fastForward(2 * MINUTO);
    await naoEntrou(page);
  });

  test('ends by itself at the moment it runs out, without a word; after it the person is where the work was', async ({
    page,
  }) => {
    await abrir(page, '/dcr/processos-dcr');
    await expect(titulo(page)).toHaveText('Meus Processos');
    await page.evaluate(() => localStorage.setItem('outra', 'fica'));
    await page.clock.fastForward(61 * MINUTO);
    await naoEntrou(page);
    expect(await page.evaluate(() => Object.keys(localStorage))).toContain('outra');
    expect(await guardado(page)).toBeNull();
    await entrar(page);
    await expect(page).toHaveURL(/#\/dcr\/processos-dcr$/);
  });

  test('is found run out on a navigation, when no timer has fired', async ({ page, api }) => {
    await abrir(page, '/dashboard');
    await menu(page).getByRole('button', { name: 'Importação' }).click();
    await expect(menu(page).getByRole('link', { name: 'Processos', exact: true })).toBeVisible();
    await page.clock.setSystemTime(depois(61));
    await menu(page).getByRole('link', { name: 'Processos', exact: true }).click();
    await naoEntrou(page);
    expect(api.recebidos('GET /api/Processo')).toEqual([]);
  });
});

test.describe('a broken record', () => {
  test.use({ sessao: '{' });

  test('is nobody signed in, never a crash', async ({ page, api }) => {
    await abrir(page, '/importacao/processos');
    await naoEntrou(page);
    expect(await guardado(page)).toBeNull();
    await guardar(page, registro({ date: 'ontem' }));
    await page.goto('/#/dashboard');
    await expect.poll(() => guardado(page)).toBeNull();
    await naoEntrou(page);
    expect(api.pedidos).toEqual([]);
  });
});

test('spoilt personal fields end no session and are never shown as "null"', async ({ page }) => {
  await abrir(page, '/pages/login');
  const soToken = registro({ name: null, empresa: null, idEmpresa: undefined, email: 7, telefone: {}, cpf: null });
  await guardar(page, soToken);
  await abrir(page, '/configuracoes/minha-conta');
  await expect(page.getByRole('heading', { name: 'Minha conta' })).toBeVisible();
  await expect(page.locator('body')).not.toContainText(/null|undefined|\[object/);
});

test('another tab that leaves takes this one along, silently, and brings it back to where it was', async ({
  page,
  context,
}) => {
  await abrir(page, '/importacao/sefaz');
  await expect(titulo(page)).toHaveText('Sefaz');
  const outra = await context.newPage();
  await abrir(outra, '/dashboard');
  await sair(outra);
  await naoEntrou(outra);
  await naoEntrou(page);
  await entrar(outra);
  await expect(outra).toHaveURL(/#\/dashboard$/);
  await expect(page).toHaveURL(/#\/importacao\/sefaz$/);
  await expect(titulo(page)).toHaveText('Sefaz');
});

test('a 401 from the API ends the session: one key goes, the others stay, nothing pops up', async ({ page, api }) => {
  api.responder('GET /api/Processo', () => ({ status: 401 }));
  await abrir(page, '/dashboard');
  await expect(titulo(page)).toHaveText('Dashboard');
  await page.evaluate(() => localStorage.setItem('outra', 'fica'));
  await page.goto('/#/importacao/processos');
  await naoEntrou(page);
  expect(await guardado(page)).toBeNull();
  expect(await page.evaluate(() => localStorage.getItem('outra'))).toBe('fica');
});

test('"Sair" removes the one key and forgets the page; the API is told as who was signed in', async ({ page, api }) => {
  await abrir(page, '/importacao/sefaz');
  await page.evaluate(() => localStorage.setItem('outra', 'fica'));
  await sair(page);
  await naoEntrou(page);
  expect(await guardado(page)).toBeNull();
  expect(await page.evaluate(() => localStorage.getItem('outra'))).toBe('fica');
  await expect.poll(() => api.recebidos('POST /Auth/Logout')).toHaveLength(1);
  expect(api.recebidos('POST /Auth/Logout')[0]?.cabecalhos.authorization).toBe('Bearer token-da-maria');
  await entrar(page);
  await expect(page).toHaveURL(/#\/dashboard$/);
});

test('what one company read is not shown to the next, not while its own is on its way', async ({ page, api }) => {
  await abrir(page, '/importacao/processos');
  await expect(page.getByRole('link', { name: 'PROC-001' })).toBeVisible();
  await sair(page);
  await naoEntrou(page);

  const resposta = Promise.withResolvers<void>();
  for (const rota of ['GET /api/Processo', 'GET /api/Moeda'] as const) {
    api.responder(rota, async () => {
      await resposta.promise;
      return { corpo: [], cabecalhos: { 'X-Total-Count': '0' } };
    });
  }
  api.responder('POST /Auth/Login', () => ({
    corpo: { ...USUARIO, token: 'outro', empresa: { nomeFantasia: 'Outra' } },
  }));
  await page.goto('/#/importacao/processos');
  await lookWhileBusy(page);
  await entrar(page);
  await expect(menu(page)).toContainText('Outra');
  await expect(page.getByRole('grid', { name: 'Processos de importação' })).toBeVisible();
  await expect.poll(() => api.recebidos('GET /api/Processo').length).toBeGreaterThan(1);
  await expect(page.locator('body')).not.toContainText('PROC-001');
  await expect(page.locator('body')).not.toContainText('1.234,5678');
  await expect(menu(page)).not.toContainText('Amazônia');
  resposta.resolve();
  await expect(page.getByRole('heading', { name: 'Nenhum processo ainda' })).toBeVisible();
});

test.describe('the log-in', () => {
  test.use({ sessao: null });

  test('sends e-mail and password, and stores the fields of the session and no other', async ({ page, api }) => {
    await abrir(page, '');
    await entrar(page);
    await expect(page).toHaveURL(/#\/dashboard$/);
    const [pedido] = api.recebidos('POST /Auth/Login');
    expect(JSON.parse(String(pedido?.corpo))).toEqual({ email: 'maria@exemplo.com.br', password: 'segredo' });
    expect(pedido?.cabecalhos.authorization).toBeUndefined();
    const { date, ...campos } = JSON.parse((await guardado(page)) ?? '');
    expect(campos).toEqual(SESSAO_ESPERADA);
    expect(Math.abs(Date.parse(date) - Date.now())).toBeLessThan(MINUTO);
    expect(date).toBe(new Date(date).toISOString());
  });
});

async function sair(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Conta' }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
}

async function guardado(page: Page): Promise<string | null> {
  return page.evaluate((chave) => localStorage.getItem(chave), CHAVE_SESSAO);
}

async function guardar(page: Page, texto: string): Promise<void> {
  await page.evaluate(([chave, valor]) => localStorage.setItem(chave, valor), [CHAVE_SESSAO, texto] as const);
}
