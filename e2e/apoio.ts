import type { BrowserContext, Page } from '@playwright/test';
import { numeroFicticio } from '#server/seeds/gerador-di.ts';
import { DEMONSTRACAO } from '#server/seeds/pessoa-demonstracao.ts';
import { expect } from './sem-erros.ts';
import { test as base } from './worker-server.ts';

export { expect };

/** The session of a test ends with it: the tests of a worker share the person of the demonstration, whose sessions are limited. */
export const test = base.extend({
  context: async ({ context }, use) => {
    await use(context);
    await signOut(context);
  },
});

async function signOut(context: BrowserContext): Promise<void> {
  const { origins } = await context.storageState();
  for (const { origin, localStorage } of origins) {
    const stored = localStorage.find(({ name }) => name === 'cais-credentials')?.value;
    const { token } = JSON.parse(stored ?? '{}') as { token?: string };
    const headers = { Authorization: `Bearer ${token}` };
    if (token) await fetch(`${origin}/Auth/Logout`, { method: 'POST', headers }).catch(() => {});
  }
}

/**
 * Signs in as the demonstration person, or another, in a session of this test alone. It uses the API, because the form has its own
 * tests. Without an address the page stays at /saude, which has the least to show.
 */
export async function entrar(page: Page, endereco?: string, quem: Pessoa = DEMONSTRACAO): Promise<void> {
  await comecarSessao(page, '/Auth/Login', { email: quem.email, password: quem.senha }, endereco);
}

/** Signs in as the demonstration person through the form, on to the dashboard, for tests that look at these pages too. */
export async function entrarPelaEntrada(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByLabel('E-mail').fill(DEMONSTRACAO.email);
  await page.getByLabel('Senha', { exact: true }).fill(DEMONSTRACAO.senha);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page).toHaveURL(/#\/dashboard$/);
}

/** Begins a session through any route that answers with the signed-in person; an accepted invitation does too. */
export async function comecarSessao(page: Page, caminho: string, data: object, endereco?: string): Promise<void> {
  // The request uses the browser's own cookies and user agent, as a form does. Cookies of a former session would require the XSRF
  // header.
  await page.context().clearCookies();
  const resposta = await page.request.post(caminho, { data });
  expect(resposta.ok() ? null : await resposta.text()).toBeNull();
  await page.goto('/saude');
  // Written only once, so that changes the test makes to the session stay.
  await page.evaluate(
    (usuario: object) => {
      localStorage.setItem('cais-credentials', JSON.stringify({ ...usuario, date: new Date().toISOString() }));
    },
    await resposta.json(),
  );
  if (endereco !== undefined) await page.goto(`/#${endereco}`);
}

export interface Pessoa {
  email: string;
  senha: string;
}

/** Saves the open form. The message of a former save may still be visible, so the save is done when there is nothing left to undo. */
export async function gravar(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Gravar' }).click();
  await expect(page.getByText('Alterações gravadas.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Desfazer alterações' })).toHaveCount(0);
}

/**
 * Types into a lookup and takes the first option that has what was typed, whatever its case and accents: those chosen lately stand
 * there until the answer comes.
 */
export async function escolher(page: Page, nome: string, digitado: string): Promise<void> {
  const busca = page.getByRole('combobox', { name: nome });
  await busca.click();
  await busca.pressSequentially(digitado);
  await page
    .getByRole('option', { name: comQualquerAcento(digitado) })
    .first()
    .click();
}

function comQualquerAcento(digitado: string): RegExp {
  const letras = digitado.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').split(/\s+/);
  return new RegExp(
    letras.join('.*').replace(/[aeiouc]/gi, (letra) => ACENTOS[letra.toLowerCase()] ?? letra),
    'i',
  );
}

const ACENTOS: Readonly<Record<string, string>> = {
  a: '[aáàâã]',
  e: '[eéê]',
  i: '[ií]',
  o: '[oóôõ]',
  u: '[uúü]',
  c: '[cç]',
};

/** Calls the API outside the page, with the token of its session and no cookies. A form is sent as a form, any other body as JSON. */
export async function pedir<Resposta>(
  page: Page,
  caminho: string,
  corpo?: object,
  method = corpo ? 'POST' : 'GET',
): Promise<Resposta> {
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('cais-credentials') ?? '{}').token);
  const resposta = await fetch(new URL(caminho, page.url()), {
    method,
    headers: {
      Authorization: `Bearer ${token}`,
      ...(!(corpo instanceof FormData) && { 'Content-Type': 'application/json' }),
    },
    ...(corpo && { body: corpo instanceof FormData ? corpo : JSON.stringify(corpo) }),
  });
  expect(resposta.ok ? null : await resposta.text()).toBeNull();
  return resposta.json() as Promise<Resposta>;
}

/** The date `dias` days from today, in the time zone of the server and the browser. This machine may have another date. */
export function diaEmManaus(dias = 0): string {
  return comoDiaEmManaus(Date.now() + dias * DIA);
}

/** The days since the demonstration was filled. Its dates count from that day, so each midnight adds one. */
export function diasDaDemonstracao(): number {
  return Math.round((Date.parse(diaEmManaus()) - Date.parse(comoDiaEmManaus(DESDE))) / DIA);
}

/** The number of a process of the demonstration, by its place; the year is the server's. */
export function processoDaDemonstracao(lugar: number): string {
  return `IMP-${comoDiaEmManaus(DESDE).slice(0, 4)}-${String(lugar).padStart(4, '0')}`;
}

const DIA = 86_400_000;
const DESDE = Number(process.env.E2E_DESDE);
const formato = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: 'America/Manaus' });
const comoDiaEmManaus = (instante: number) => formato.format(instante);

/** The same day as a person types it. */
export function diaDigitado(dias = 0): string {
  return diaEmManaus(dias).split('-').reverse().join('/');
}

/** A new number of a DI registered `dias` days from today. Each worker has numbers of its own, so that no two tests share one. */
let numeros = Date.now() % 300_000;
export function novoNumeroDi(dias = 0): string {
  const qual = Number(process.env.TEST_PARALLEL_INDEX) * 300_000 + (numeros++ % 300_000);
  return numeroFicticio(diaEmManaus(dias), qual);
}

/** A new CNPJ each time, so that no two tests share one. */
let feitos = 0;
export function novoCnpj(): string {
  const base = `E${process.env.TEST_PARALLEL_INDEX}${(Date.now() + ++feitos).toString(36).slice(-6).toUpperCase()}0001`;
  return [1, 2].reduce((numero) => numero + digito(numero), base);
}

/** IN RFB 2.229/2024: modulo 11, with each character worth its code less 48. */
function digito(numero: string): number {
  const soma = [...numero].reverse().reduce((total, letra, i) => total + (letra.charCodeAt(0) - 48) * (2 + (i % 8)), 0);
  return soma % 11 < 2 ? 0 : 11 - (soma % 11);
}
