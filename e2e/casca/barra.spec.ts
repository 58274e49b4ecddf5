import { abrir, cotacoes, expect, menu, naoEntrou, test, titulo } from './apoio.ts';

test('the title follows the path and never its query', async ({ page }) => {
  await abrir(page, '/components');
  for (const [caminho, esperado] of [
    ['/dashboard?de=/configuracoes/associados', 'Dashboard'],
    ['/importacao/processos?q=adicao', 'Processos'],
    ['/importacao/processos?q=empresa&pagina=2', 'Processos'],
    ['/importacao/sefaz/?q=associados', 'Sefaz'],
    ['/importacao/qualquer-outra', 'Processo Importação'],
    ['/configuracoes/empresa/7/representante?x=associados', 'Empresa'],
    ['/dcr/processos-dcr?x=/importacao/adicao', 'Meus Processos'],
    ['/dci/adicao', 'Dashboard'],
  ] as const) {
    await test.step(caminho, async () => {
      await page.goto(`/#${caminho}`);
      await expect(page).toHaveTitle(`${esperado} · Cais`);
      await expect(titulo(page)).toHaveText(esperado);
    });
  }
});

test('EUR, USD, NOK, in this order, whatever else and however the back end sends', async ({ page, api }) => {
  await abrir(page, '/dashboard');
  await expect(cotacoes(page)).toHaveText(['EUR 1.234,5678', 'USD 5,3417', 'NOK 0,5312']);
  await expect(page.getByRole('banner')).not.toContainText('R$');
  expect(api.recebidos('GET /api/Moeda')).toHaveLength(1);
});

test('each rate with four decimals, half up; one that is none is a dash and takes nobody with it', async ({ page }) => {
  let fio: readonly string[] = [];
  // Written as text, because JSON made by JavaScript cannot contain `-0`.
  await page.route('**/api/Moeda', (rota) =>
    rota.fulfill({
      headers: { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'application/json' },
      body: `[{"sigla":null},${fio.map((valor, vez) => `{"sigla":"${SIGLAS[vez]}","valorTaxa":${valor}}`).join()}]`,
    }),
  );
  for (const [valores, esperados] of TAXAS) {
    await test.step(valores.join(), async () => {
      fio = valores;
      await (page.url() === 'about:blank' ? abrir(page, '/components') : page.reload());
      await expect(cotacoes(page)).toHaveText(esperados.map((esperado, vez) => `${SIGLAS[vez]} ${esperado}`));
    });
  }
});

const SIGLAS = ['EUR', 'USD', 'NOK'];
const TAXAS = [
  [
    ['0.00004', '0.00005', '999.99995'],
    ['0,0000', '0,0001', '1.000,0000'],
  ],
  [
    ['-0.0', '-0.00001', '1234567.5'],
    ['0,0000', '0,0000', '1.234.567,5000'],
  ],
  [
    ['"5.4321"', '"abc"', '""'],
    ['5,4321', '—', '—'],
  ],
  [
    ['null', '{}', '0.5'],
    ['—', '—', '0,5000'],
  ],
] as const;

test('without rates the bar stands', async ({ page, api }) => {
  api.responder('GET /api/Moeda', () => ({ status: 500 }));
  await abrir(page, '/importacao/sefaz');
  await expect(page.getByRole('banner')).toContainText('Cotações indisponíveis');
  await expect(titulo(page)).toHaveText('Sefaz');
  await menu(page).getByRole('link', { name: 'PO', exact: true }).click();
  await expect(titulo(page)).toHaveText('PO');
  await page.getByRole('button', { name: 'Conta' }).click();
  await expect(page.getByRole('menuitem', { name: 'Sair' })).toBeVisible();
});

test('the account menu: whose it is, the account page, the way out', async ({ page }) => {
  await abrir(page, '/dashboard');
  await page.getByRole('button', { name: 'Conta' }).click();
  const conta = page.getByRole('menu', { name: 'Conta' });
  await expect(conta).toContainText('Maria da Conceição Oliveira');
  await conta.getByRole('menuitem', { name: 'Minha conta' }).click();
  await expect(page).toHaveURL(/#\/configuracoes\/minha-conta$/);
  await expect(conta).toBeHidden();
  await page.getByRole('button', { name: 'Conta' }).click();
  await conta.getByRole('menuitem', { name: 'Sair' }).click();
  await naoEntrou(page);
});

test('the theme chosen is the theme shown, also after a reload and to the next person', async ({ page }) => {
  await abrir(page, '/dashboard');
  const raiz = page.locator('html');
  await page.getByRole('button', { name: 'Conta' }).click();
  for (const [nome, esquema, fundo] of [
    ['Tema escuro', 'dark', 'rgb(13, 21, 28)'],
    ['Tema claro', 'light', 'rgb(245, 247, 249)'],
    ['Tema escuro', 'dark', 'rgb(13, 21, 28)'],
  ] as const) {
    await page.getByRole('menuitemradio', { name: nome }).click();
    await expect(page.getByRole('menuitemradio', { name: nome })).toBeChecked();
    await expect(raiz).toHaveAttribute('data-scheme', esquema);
    await expect(page.locator('body')).toHaveCSS('background-color', fundo);
  }
  await page.reload();
  await expect(raiz).toHaveAttribute('data-scheme', 'dark');
  await page.getByRole('button', { name: 'Conta' }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await naoEntrou(page);
  await expect(raiz).toHaveAttribute('data-scheme', 'dark');
});

test('the theme of the system is followed while it is what was chosen', async ({ page }) => {
  await abrir(page, '/dashboard');
  const raiz = page.locator('html');
  await page.getByRole('button', { name: 'Conta' }).click();
  await page.getByRole('menuitemradio', { name: 'Tema do sistema' }).click();
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(raiz).toHaveAttribute('data-scheme', colorScheme);
  }
});
