import type { Locator, Page } from '@playwright/test';
import { entrar, expect, pedir, test } from '#e2e/apoio.ts';
import { enderecosDe, rotasPorGrupo } from '#e2e/enderecos.ts';

/**
 * What somebody types on any screen has a draft, or is asked about before it is lost (docs/decisions/rascunhos.md). Each area of
 * fields says which: `data-digitado`. An experiment says on the screen that nothing of it is saved. A field in no area has its reason
 * here.
 */
const ISENTOS: readonly (readonly [endereco: RegExp, campo: RegExp, motivo: string])[] = [
  [/^\/pages\//, /./, 'a entrada: o e-mail, e senhas e códigos, que nunca ficam'],
  [/^\/components$/, /./, 'a galeria: nada ali é de ninguém'],
  [/./, /^Importador em foco$/, 'busca: escolhe o importador em foco'],
  [/\/relatorios\//, /^(De|Até)$/, 'filtro, que fica no endereço'],
  [/nao-convertidos/, /^Acréscimos até$/, 'filtro, que fica no endereço'],
  [/matriz\?dialogo=gerar-xml$/, /^(Importador|Dia)$/, 'a escolha de uma consulta'],
  [/dialogo=habilitacao$/, /^Indústria$/, 'a escolha de uma consulta'],
  [/\/configuracoes\/portal-unico$/, /^(NCM|País de origem|Dia do fato gerador)/, 'pergunta ao Portal Único'],
  [/\/configuracoes\/portal-unico$/, /^Importador da ronda/, 'busca: escolhe o importador da ronda'],
  [/dialogo=importar-di$|novo-processo/, /^(Número da DUIMP|De|Até|Importador)/, 'busca no Portal Único'],
];

for (const [grupo, rotas] of Object.entries(rotasPorGrupo())) {
  test(`nothing typed on the screens of ${grupo} is lost`, async ({ page }) => {
    if (rotas.some(([, { fora }]) => fora)) await page.goto('/saude');
    else await entrar(page);
    for (const [rota, como] of rotas) {
      for (const endereco of await enderecosDe(page, rota, como)) {
        await test.step(endereco, () => provar(page, endereco));
      }
    }
  });
}

test('the data of a DUIMP is there after another tab of its processo, and after another page', async ({ page }) => {
  await entrar(page);
  const { id } = await pedir<{ id: string }>(page, '/api/Processo', { tipoDocumento: 'DUIMP', viaTransporte: '01' });
  await abrir(page, `/importacao/processos/${id}?aba=duimp`);
  const campo = page.getByRole('textbox', { name: 'Informação complementar' });
  await campo.fill('Carga fictícia, a conferir');
  await page.getByRole('tab', { name: /^Carga/ }).click();
  await expect(campo).toHaveCount(0);
  await page.getByRole('tab', { name: /^DUIMP/ }).click();
  await expect(page.getByText(/^Rascunho de \d\d:\d\d restaurado/)).toBeVisible();
  await expect(campo).toHaveValue('Carga fictícia, a conferir');

  await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('button', { name: 'Sair e manter rascunho' }).click();
  await expect(page).toHaveTitle('Dashboard · Cais');
  await abrir(page, `/importacao/processos/${id}?aba=duimp`);
  await expect(campo).toHaveValue('Carga fictícia, a conferir');
  await page.getByRole('button', { name: 'Gravar os dados da DUIMP' }).click();
  await expect(page.getByText('Dados da DUIMP gravados.')).toBeVisible();
  expect(await pedir(page, `/api/Processo/${id}/Duimp`)).toMatchObject({
    complemento: { informacaoComplementar: 'Carga fictícia, a conferir' },
  });
});

/** No field of the address is unguarded, and each area that keeps or asks does so. */
async function provar(page: Page, endereco: string): Promise<void> {
  await abrir(page, endereco);
  const campos = await camposDa(page);
  const soltos = campos.filter(({ area }) => area === null).map(({ nome }) => nome);
  expect(soltos.filter((nome) => !ISENTOS.some(([onde, qual]) => onde.test(endereco) && qual.test(nome)))).toEqual([]);
  const areas = await page.locator(AREAS).count();
  for (let lugar = 0; lugar < areas; lugar += 1) {
    if (lugar > 0) await abrir(page, endereco);
    await provarArea(page, endereco, lugar);
  }
}

async function provarArea(page: Page, endereco: string, lugar: number): Promise<void> {
  const area = page.locator(AREAS).nth(lugar);
  const campo = await digitarEm(page, area);
  // A grid alone, or a document that is closed by now.
  if (!campo) return;
  const digitado = await campo.inputValue();
  const guarda = (await area.getAttribute('data-digitado')) === 'rascunho';
  const nome = `${endereco}, ${await campo.evaluate((elemento) => elemento.id)}`;
  // A dialog covers the menu.
  if (await page.getByRole('dialog').count()) await irPara(page, '/dashboard');
  else await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Dashboard' }).click();
  const pergunta = page.getByRole('dialog', { name: 'Descartar alterações?' });
  if (!guarda) {
    await pergunta.getByRole('button', { name: 'Continuar editando' }).click();
    await expect(pergunta).toHaveCount(0);
    expect(await campo.inputValue(), nome).toBe(digitado);
    await irPara(page, '/dashboard');
    await pergunta.getByRole('button', { name: 'Descartar' }).click();
    await expect(page).toHaveTitle('Dashboard · Cais');
    return;
  }
  await pergunta.getByRole('button', { name: 'Sair e manter rascunho' }).click();
  await expect(page).toHaveTitle('Dashboard · Cais');
  await abrir(page, endereco);
  await expect(page.getByText(/^Rascunho de \d\d:\d\d restaurado/)).toBeVisible();
  const deNovo = page.locator(AREAS).nth(lugar);
  const valores = () =>
    deNovo.locator(DE_TEXTO).evaluateAll((todos) => todos.map((um) => (um as HTMLInputElement).value));
  await expect.poll(valores, nome).toContain(digitado);
  await page.getByRole('button', { name: 'Descartar rascunho' }).click();
}

/** Types into the first field of the area that takes the text; none where there is no such field. */
async function digitarEm(page: Page, area: Locator): Promise<Locator | null> {
  const campos = area.locator(DE_TEXTO);
  for (let i = 0; i < (await campos.count()); i += 1) {
    const campo = campos.nth(i);
    if (!(await campo.isVisible()) || !(await campo.isEditable())) continue;
    if ((await campo.getAttribute('role')) === 'combobox' || !(await ehDa(area, campo))) continue;
    const antes = await campo.inputValue();
    await campo.focus();
    await page.keyboard.press('End');
    await page.keyboard.type('9');
    await campo.blur();
    if ((await campo.inputValue()) !== antes) return campo;
  }
  return null;
}

/** An area may stand inside another: an experiment in a form. */
async function ehDa(area: Locator, campo: Locator): Promise<boolean> {
  const dela = await campo.evaluateHandle((elemento) => elemento.closest('[data-digitado]'));
  return area.evaluate((elemento, mais) => elemento === mais, dela);
}

/** The fields of text in sight that somebody can change, with their names and how what is typed in them is kept. */
function camposDa(page: Page): Promise<{ nome: string; area: string | null }[]> {
  return page.evaluate((seletor) => {
    const nomeDe = (campo: HTMLInputElement) =>
      campo.getAttribute('aria-label') ?? campo.labels?.[0]?.textContent?.replace(/\s*\*$/, '') ?? campo.name;
    return [...document.querySelectorAll<HTMLInputElement>(seletor)]
      .filter((campo) => !campo.readOnly && !campo.disabled && campo.checkVisibility({ visibilityProperty: true }))
      .filter((campo) => campo.closest('main, [role=dialog]') !== null && campo.ariaHidden !== 'true')
      .map((campo) => ({
        nome: nomeDe(campo),
        area: campo.closest<HTMLElement>('[data-digitado]')?.dataset.digitado ?? null,
      }));
  }, DE_TEXTO);
}

async function abrir(page: Page, endereco: string): Promise<void> {
  await irPara(page, endereco);
  // The page sets its title when it renders: while it is empty, the former page is still shown.
  await expect(page).toHaveTitle(/./);
  expect(page.url()).toContain(`#${endereco}`);
  await expect(page.locator('main')).toHaveAttribute('aria-busy', 'false');
  await expect(page.locator('main')).not.toBeEmpty();
}

/** As an address that somebody typed, without loading the product again but for another part of the same page. */
async function irPara(page: Page, endereco: string): Promise<void> {
  const { pathname, hash } = new URL(page.url());
  if (pathname === '/' && hash.split('?')[0] !== `#${endereco.split('?')[0]}`) {
    await page.evaluate((novo) => {
      document.title = '';
      location.hash = novo;
    }, endereco);
    return;
  }
  await page.goto('/saude');
  await page.goto(`/#${endereco}`);
}

const DE_TEXTO =
  ':is(input:is([type=text], [type=email], [type=tel], [type=url], [type=number], :not([type])), textarea):not([readonly])';
const AREAS = ':is([data-digitado=rascunho], [data-digitado=pergunta]):visible';
