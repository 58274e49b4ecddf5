import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { DEMONSTRACAO } from '#server/seeds/pessoa-demonstracao.ts';
import { expect } from './sem-erros.ts';
import { test } from './um-navegador.ts';

export { expect, test };

/**
 * As the demonstration person, or another, in a session of this test's own: begun at the API, for the form has tests of its own.
 * Without an address the page is left where the origin has least to show.
 */
export async function entrar(page: Page, endereco?: string, quem: Pessoa = DEMONSTRACAO): Promise<void> {
  await comecarSessao(page, '/Auth/Login', { email: quem.email, password: quem.senha }, endereco);
}

/** As the demonstration person, through the form and on to the dashboard, where that too is looked at. */
export async function entrarPelaEntrada(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByLabel('E-mail').fill(DEMONSTRACAO.email);
  await page.getByLabel('Senha', { exact: true }).fill(DEMONSTRACAO.senha);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page).toHaveURL(/#\/dashboard$/);
}

/** Whatever answers with who is now signed in: an accepted invitation too. */
export async function comecarSessao(page: Page, caminho: string, data: object, endereco?: string): Promise<void> {
  // With the browser's own cookies and name, as a form would; what a session before this one left would ask for its header.
  await page.context().clearCookies();
  const resposta = await page.request.post(caminho, { data });
  expect(resposta.ok() ? null : await resposta.text()).toBeNull();
  await page.goto('/saude');
  // Once, and no more: what the test does to the session stays done.
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

/** Saves the open form. The word of the save before may still stand: this one is done when nothing is left to undo. */
export async function gravar(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Gravar' }).click();
  await expect(page.getByText('Alterações gravadas.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Desfazer alterações' })).toHaveCount(0);
}

/** Past the page, without its cookies, by the token of its session alone; a form goes as one, anything else as JSON. */
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

/** The day so many days from today, where the server and the browser are: it may not be the day of this machine. */
export function diaEmManaus(dias = 0): string {
  return comoDiaEmManaus(Date.now() + dias * DIA);
}

/** Since the demonstration was filled, whose days are counted from that one: one more for each midnight since. */
export function diasDaDemonstracao(): number {
  return Math.round((Date.parse(diaEmManaus()) - Date.parse(comoDiaEmManaus(DESDE))) / DIA);
}

/** A process of the demonstration by the place of its number, whose year is that of the server. */
export function processoDaDemonstracao(lugar: number): string {
  return `IMP-${comoDiaEmManaus(DESDE).slice(0, 4)}-${String(lugar).padStart(4, '0')}`;
}

const DIA = 86_400_000;
const DESDE = Number(process.env.E2E_DESDE);
const formato = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: 'America/Manaus' });
const comoDiaEmManaus = (instante: number) => formato.format(instante);

/** The same as a person types it. */
export function diaDigitado(dias = 0): string {
  return diaEmManaus(dias).split('-').reverse().join('/');
}

/** A file of the shared material; where it is absent the test says so and is skipped. */
export function amostra(nome: string): string {
  const caminho = resolve('../shared/samples', nome);
  test.skip(!existsSync(caminho), `${caminho} não existe nesta máquina`);
  return caminho;
}

/** No two tests meet on one CNPJ. */
let feitos = 0;
export function novoCnpj(): string {
  const base = `E${process.env.TEST_PARALLEL_INDEX}${(Date.now() + ++feitos).toString(36).slice(-6).toUpperCase()}0001`;
  return [1, 2].reduce((numero) => numero + digito(numero), base);
}

/** IN RFB 2.229/2024: modulo 11, each character by its code less 48. */
function digito(numero: string): number {
  const soma = [...numero].reverse().reduce((total, letra, i) => total + (letra.charCodeAt(0) - 48) * (2 + (i % 8)), 0);
  return soma % 11 < 2 ? 0 : 11 - (soma % 11);
}
