import type { Page } from '@playwright/test';
import type { OutraApi } from '#e2e/outro-servidor/api.ts';
import { abrir, expect, test } from './apoio.ts';

const ITENS = 'GET /api/Item/GetByPartnumberQ';

const campo = (page: Page, nome: string) => page.getByRole('combobox', { name: nome, exact: true });
const opcoes = (page: Page) => page.getByRole('option');
const perguntas = (api: OutraApi) => api.recebidos(ITENS).map(({ consulta }) => consulta.get('q'));
/** Holds an answer until the test releases it. */
function segurar(api: OutraApi, q: string) {
  let soltar = () => {};
  const solta = new Promise<void>((feito) => {
    soltar = feito;
  });
  api.responder(ITENS, async ({ consulta }) => {
    if (consulta.get('q') === q) await solta;
    return { corpo: [{ id: 1, partNumber: consulta.get('q'), descricao: 'resposta' }] };
  });
  return () => soltar();
}

/**
 * Opens the same page with a clock the test can stop. A page that is open meanwhile sees 1970 for a moment, and ends a session that is of
 * the future then.
 */
async function comRelogio(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.clock.install();
  await abrir(page, '/components');
}

/** Stops the clock while the test types, so that no time passes between keys on a slow machine. */
async function deUmaVez(page: Page, digitar: () => Promise<void>): Promise<void> {
  await page.clock.pauseAt(new Date(Date.now() + 10_000));
  await digitar();
  await page.clock.resume();
}

test.beforeEach(async ({ page }) => {
  await abrir(page, '/components');
  await expect(campo(page, 'Item')).toBeVisible();
});

test('one question for a text typed at once, encoded, with the token of who asks', async ({ page, api }) => {
  await comRelogio(page);
  await campo(page, 'Item').focus();
  await deUmaVez(page, () => page.keyboard.type('porca & a'));
  await expect(opcoes(page)).toHaveText(['PN-002 - Porca & arruela']);
  expect(perguntas(api)).toEqual(['porca & a']);
  expect(api.recebidos(ITENS)[0]?.cabecalhos.authorization).toBe('Bearer token-da-maria');
  expect(api.recebidos(ITENS)[0]?.cabecalhos['x-xsrf-token']).toBeUndefined();
});

test('nothing is asked before 300 ms have passed since the last key', async ({ page, api }) => {
  await comRelogio(page);
  await campo(page, 'Item').focus();
  await page.clock.pauseAt(new Date(Date.now() + 10_000));
  await page.keyboard.type('pn');
  await page.clock.runFor(299);
  await page.keyboard.type('-');
  await page.clock.runFor(299);
  expect(perguntas(api)).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => perguntas(api)).toEqual(['pn-']);
});

test('an empty or blank text asks nothing; the same text twice in a row is asked once', async ({ page, api }) => {
  await comRelogio(page);
  await campo(page, 'Item').pressSequentially('  ');
  await campo(page, 'Item').fill('pn');
  await expect(opcoes(page)).toHaveCount(2);
  await deUmaVez(page, async () => {
    await page.keyboard.type('x');
    await page.keyboard.press('Backspace');
  });
  await campo(page, 'Item').fill('');
  await expect(opcoes(page)).toHaveCount(0);
  await campo(page, 'Item').fill('porca');
  await expect(opcoes(page)).toHaveText(['PN-002 - Porca & arruela']);
  expect(perguntas(api)).toEqual(['pn', 'porca']);
});

test('an answer that comes late does not take the place of a newer one', async ({ page, api }) => {
  const soltar = segurar(api, 'pn');
  await campo(page, 'Item').fill('pn');
  await expect.poll(() => perguntas(api)).toEqual(['pn']);
  const desistida = page.waitForEvent('requestfailed', (pedido) => pedido.url().endsWith('?q=pn'));
  await campo(page, 'Item').fill('pn-2');
  await expect(opcoes(page)).toHaveText(['pn-2 - resposta']);
  expect((await desistida).failure()?.errorText).toContain('ERR_ABORTED');
  soltar();
  await expect(opcoes(page)).toHaveText(['pn-2 - resposta']);
  expect(perguntas(api)).toEqual(['pn', 'pn-2']);
});

for (const [nome, resposta, frase] of [
  ['an Error in an answer that is well', { corpo: { Error: 'Consulta indisponível.' } }, 'Consulta indisponível.'],
  ['a refusal', { status: 400, corpo: { Error: 'Texto curto demais.', codigo: 'VALIDACAO' } }, 'Texto curto demais.'],
] as const) {
  test(`${nome} stands under the field and in the console, and the next text works again`, async ({ page, api }) => {
    const ditas: string[] = [];
    page.on('console', (dita) => dita.type() === 'error' && ditas.push(dita.text()));
    api.responder(ITENS, () => resposta);
    await campo(page, 'Item').fill('pn');
    await expect(campo(page, 'Item')).toHaveAccessibleDescription(frase);
    await expect(opcoes(page)).toHaveCount(0);
    expect(ditas).toContainEqual(expect.stringContaining(frase));
    api.voltarAoNormal(ITENS);
    await campo(page, 'Item').fill('porca');
    await expect(opcoes(page)).toHaveText(['PN-002 - Porca & arruela']);
    await expect(campo(page, 'Item')).toHaveAccessibleDescription('');
  });
}

for (const [nome, texto, rotulos] of [
  ['Item', 'pn', ['PN-001 - Parafuso sextavado', 'PN-002 - Porca & arruela']],
  ['Fornecedor', 'a', ['Nordlys AS - Noruega', 'Lanterna GmbH']],
  ['País', '0', ['023 - Alemanha']],
] as const) {
  test(`${nome}: the labels of the trade`, async ({ page }) => {
    await campo(page, nome).fill(texto);
    await expect(opcoes(page)).toHaveText([...rotulos]);
  });
}

test('by keyboard alone: arrows, Enter and Escape, and the number of options is said', async ({ page }) => {
  await campo(page, 'Item').fill('pn');
  await expect(page.getByRole('status').filter({ hasText: '2 opções.' })).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(campo(page, 'Item')).toHaveValue('PN-002 - Porca & arruela');
  await page.keyboard.press('ArrowDown');
  await expect(opcoes(page)).not.toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(opcoes(page)).toHaveCount(0);
  await expect(campo(page, 'Item')).toHaveValue('PN-002 - Porca & arruela');
});
