import type { Page } from '@playwright/test';
import { conferir } from '#e2e/acessivel.ts';
import { entrar as entrarSo, expect, pedir, test } from '#e2e/apoio.ts';

const campo = (page: Page) => page.getByRole('combobox', { name: 'Buscar em tudo' });
const opcao = (page: Page, nome: RegExp | string) => page.getByRole('option', { name: nome });
const titulo = (page: Page) => page.getByRole('heading', { level: 1 });
const nome = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).first();

/** Waits for the bar, because only then do the keys work. */
async function entrar(page: Page) {
  await entrarSo(page, '/dashboard');
  await expect(page.getByRole('button', { name: 'Buscar (Ctrl K)' })).toBeVisible();
}

/** Presses Ctrl+K, types the text, and presses Enter once the entry is selected. */
async function irPara(page: Page, texto: string, entrada: RegExp | string) {
  await page.keyboard.press('Control+k');
  await expect(campo(page)).toBeFocused();
  await page.keyboard.type(texto);
  await expect(opcao(page, entrada).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Buscar em tudo' })).toBeHidden();
}

test('by the keyboard alone: a DI, a container, a part number, a menu entry, an action, and back among the recent', async ({
  page,
}) => {
  await entrar(page);
  const [declarado] = await pedir<{ id: string; numero: string; numeroDI: string }[]>(
    page,
    '/api/Processo?q=placa%20montada&tamanho=1',
  ).then((achados) =>
    achados.length > 0 ? achados : pedir<typeof achados>(page, '/api/Processo?situacao=DESEMBARACADO_RFB&tamanho=1'),
  );
  const referencia = `PALETA-${Date.now()}`;
  const conteiner = 'FICU7654321';
  const comConteiner = await pedir<{ numero: string }>(page, '/api/Processo', {
    referencia,
    conteineres: [{ numero: conteiner }],
  });
  const partNumber = `PLT-${Date.now()}`;
  await pedir(page, '/api/Item', {
    partNumber,
    descricao: 'Peça da paleta',
    ncm: '73181500',
    unidadeComercializada: 'PECA',
    origem: 'IMPORTADO',
  });

  await test.step('a DI, as it is printed', async () => {
    const impressa = declarado?.numeroDI.replace(/^(..)(.{7})(.)$/, '$1/$2-$3') ?? '';
    await irPara(page, impressa, new RegExp(impressa));
    await expect(nome(page)).toContainText(declarado?.numero ?? '');
  });

  await test.step('a container, with its blank and its dash', async () => {
    await irPara(page, 'ficu 765432-1', new RegExp(`${comConteiner.numero}.*Contêiner ${conteiner}`));
    await expect(nome(page)).toContainText(referencia);
  });

  await test.step('a part number', async () => {
    await irPara(page, partNumber.toLowerCase(), new RegExp(partNumber));
    await expect(nome(page)).toHaveText(partNumber);
  });

  await test.step('a menu entry, without its accent', async () => {
    await irPara(page, 'sefaz', /Importação › Sefaz/);
    await expect(page).toHaveURL(/#\/importacao\/sefaz$/);
  });

  await test.step('an action', async () => {
    await irPara(page, 'importar di', 'Importar DI ou DUIMP');
    await expect(page.getByRole('dialog', { name: /Importar/ })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('what was open is what is offered first', async () => {
    await page.keyboard.press('Control+k');
    const recentes = page.getByRole('group', { name: 'Abertos há pouco' }).getByRole('option');
    await expect(recentes.first()).toContainText(partNumber);
    await expect(recentes.nth(1)).toContainText(referencia);
    await conferir(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(nome(page)).toContainText(referencia);
  });

  await test.step('on the page of a process, what can be done with it', async () => {
    await irPara(page, 'gerar dai', 'Gerar DAI deste processo');
    await expect(page).toHaveURL(/#\/importacao\/sefaz\/[\w-]+\?aba=conferencia$/);
  });
});

test('? lists the keys, g and a letter goes there, / searches; from a field they are letters', async ({ page }) => {
  await entrar(page);
  await page.keyboard.press('?');
  const lista = page.getByRole('dialog', { name: 'Atalhos do teclado' });
  await expect(lista).toBeVisible();
  await conferir(page);
  await page.keyboard.press('Escape');
  await expect(lista).toBeHidden();

  await page.keyboard.press('g');
  await page.keyboard.press('p');
  await expect(page).toHaveURL(/#\/importacao\/processos$/);
  await expect(titulo(page)).toHaveText('Processos');

  const busca = page.getByRole('searchbox').first();
  await busca.click();
  await page.keyboard.type('gd?/');
  await expect(busca).toHaveValue('gd?/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await busca.fill('');
  await page.keyboard.press('Tab');
  await page.getByRole('main').focus();

  await page.keyboard.press('/');
  await expect(campo(page)).toBeFocused();
  await page.keyboard.type('xqzw');
  await expect(page.getByText('Nada encontrado para “xqzw”.')).toBeVisible();
  await conferir(page);
});
