import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { conferir } from '#e2e/acessivel.ts';
import { entrar, expect, pedir, test } from '#e2e/apoio.ts';

const campo = (page: Page, nome: string) => page.getByRole('textbox', { name: nome, exact: true });
const gravar = (page: Page) => page.getByRole('button', { name: 'Gravar' });
const mudancas = (page: Page) => page.getByRole('list', { name: 'Alterações' }).getByRole('listitem');

/** A new name each time, so that no two tests share one. */
let nomes = 0;
const novoNome = () => `FICTICIA E2E ${process.env.TEST_PARALLEL_INDEX} ${Date.now()} ${++nomes}`;

async function escolher(page: Page, rotulo: string, texto: string, opcao: string | RegExp): Promise<void> {
  await page.getByRole('combobox', { name: rotulo }).fill(texto);
  await page.getByRole('option', { name: opcao }).click();
}

async function criarFornecedor(page: Page, nome: string): Promise<void> {
  await page.goto('/#/configuracoes/fornecedores/novo');
  // The form of the supplier before has the same fields, and stands until this one is ready.
  await expect(page.getByRole('heading', { name: 'Novo fornecedor' })).toBeVisible();
  await page.getByRole('radio', { name: 'Fornecedor e fabricante' }).check();
  await campo(page, 'Razão social').fill(nome);
  await escolher(page, 'País', 'chin', '160 - CHINA, REPUBLICA POPULAR');
  await campo(page, 'Cidade').fill('SHENZHEN');
  await gravar(page).click();
  await expect(page.getByText(`Fornecedor ${nome} criado.`)).toBeVisible();
  await expect(page.getByRole('heading', { name: nome })).toBeVisible();
}

test('a supplier is made, changed, undone after a reload, deleted and brought back', async ({ page }) => {
  const nome = novoNome();
  await entrar(page);
  await criarFornecedor(page, nome);
  await expect(page.getByText('Fornecedor e fabricante · CHINA, REPUBLICA POPULAR')).toBeVisible();

  await test.step('each change is told, field by field, and undone', async () => {
    await campo(page, 'Cidade').fill('GUANGZHOU');
    await escolher(page, 'País', 'japao', /JAPAO/);
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Alterações gravadas.')).toBeVisible();
    await expect(mudancas(page)).toHaveCount(2);
    await expect(mudancas(page).first()).toContainText('CidadeEra: SHENZHENFicou: GUANGZHOU');
    await expect(mudancas(page).first()).toContainText('JAPAO');
    await conferir(page);
    await page.reload();
    await mudancas(page)
      .first()
      .getByRole('button', { name: /Desfazer/ })
      .click();
    await expect(page.getByText('Alteração desfeita.')).toBeVisible();
    await expect(mudancas(page)).toHaveCount(3);
    await expect(campo(page, 'Cidade')).toHaveValue('SHENZHEN');
    await expect(page.getByRole('combobox', { name: 'País' })).toHaveValue('160 - CHINA, REPUBLICA POPULAR');
  });

  await test.step('two versions are compared', async () => {
    await page.getByRole('button', { name: 'Comparar versões' }).click();
    const comparacao = page.getByRole('dialog', { name: 'Comparar versões' });
    await expect(comparacao).toContainText('CidadeA: GUANGZHOUB: SHENZHEN');
    await comparacao.getByRole('button', { name: 'Fechar' }).click();
  });

  await test.step('deleting says what will happen, and can be undone at once or from the list', async () => {
    const excluir = async () => {
      await page.getByRole('button', { name: 'Excluir', exact: true }).click();
      const dialogo = page.getByRole('dialog', { name: `Excluir o fornecedor ${nome}?` });
      await expect(dialogo).toContainText('deixa de ser oferecido nos processos');
      await dialogo.getByRole('button', { name: 'Excluir' }).click();
      await expect(page.getByText(`Fornecedor ${nome} excluído.`)).toBeVisible();
    };
    await excluir();
    await expect(page).toHaveURL(/#\/configuracoes\/fornecedores$/);
    await page.getByRole('alert').getByRole('button', { name: 'Desfazer' }).click();
    await expect(page.getByRole('heading', { name: nome })).toBeVisible();
    await expect(page.getByText(`Fornecedor ${nome} excluído.`)).toBeHidden();
    await excluir();
    await expect(page).toHaveURL(/#\/configuracoes\/fornecedores$/);
    await page.goto(`/#/configuracoes/fornecedores?excluidos=true&q=${encodeURIComponent(nome)}`);
    await page.getByRole('button', { name: `Trazer de volta ${nome}` }).click();
    await expect(page.getByText(`${nome} voltou.`)).toBeVisible();
    await page.goto(`/#/configuracoes/fornecedores?q=${encodeURIComponent(nome)}`);
    await page.getByRole('link', { name: nome }).click();
    await expect(campo(page, 'Cidade')).toHaveValue('SHENZHEN');
  });
});

test('a name that already leads to another supplier is refused, with the way to that one', async ({ page }) => {
  const [um, outro] = [novoNome(), novoNome()];
  await entrar(page);
  for (const nome of [um, outro]) {
    await criarFornecedor(page, nome);
    await page.getByRole('button', { name: 'Adicionar nome' }).click();
    await campo(page, 'Nome como vem na DI').fill(`${um} CO., LTD.`);
    await gravar(page).click();
    if (nome === um) await expect(page.getByText('Alterações gravadas.')).toBeVisible();
  }
  const recusa = page.getByRole('alert').filter({ hasText: 'já leva a outro fornecedor' });
  await expect(recusa).toBeVisible();
  await expect(campo(page, 'Nome como vem na DI')).toHaveValue(`${um} CO., LTD.`);
});

test('an item is duplicated from one of the list, its supplier and NCM kept, its part number not', async ({ page }) => {
  await entrar(page);
  await page.goto('/#/configuracoes/itens');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Itens');
  const primeiro = page.getByRole('grid').getByRole('link').first();
  const partNumber = (await primeiro.textContent()) ?? '';
  await primeiro.click();
  const ncm = await campo(page, 'NCM').inputValue();
  const descricao = await campo(page, 'Descrição para a DI').inputValue();
  await page.getByRole('link', { name: 'Duplicar' }).click();
  await expect(page.getByText(`Com os dados de ${partNumber}, para mudar o que for outro.`)).toBeVisible();
  await expect(campo(page, 'Part number')).toHaveValue('');
  await expect(campo(page, 'NCM')).toHaveValue(ncm);
  await campo(page, 'Part number').fill(`E2E-${Date.now()}`);
  await campo(page, 'Peso líquido unitário').fill('0,0125');
  await gravar(page).click();
  await expect(page.getByText(/^Item E2E-\d+ criado\.$/)).toBeVisible();
  await expect(campo(page, 'Descrição para a DI')).toHaveValue(descricao);
  await expect(campo(page, 'Peso líquido unitário')).toHaveValue('0,0125000');
  await conferir(page);
});

test('a blank form is left without a question', async ({ page }) => {
  await entrar(page);
  for (const rota of ['itens', 'fornecedores', 'ncm', 'tabelas/Urf', 'parametros']) {
    await page.goto(`/#/configuracoes/${rota}/novo`);
    await expect(gravar(page)).toBeVisible();
    await page.getByRole('button', { name: 'Importação' }).click();
    await page
      .getByRole('navigation', { name: 'Menu principal' })
      .getByRole('link', { name: 'PO', exact: true })
      .click();
    await expect(page).toHaveURL(/relatorioPos$/);
    await page.getByRole('button', { name: 'Importação' }).click();
  }
});

test('a shipped row is read only, lends itself to one of the company, and goes behind it', async ({ page }) => {
  await entrar(page);
  await page.goto('/#/configuracoes/tabelas/Incoterm?q=FOB');
  await page.getByRole('link', { name: 'FOB' }).click();
  await expect(page.getByText('Vem com o Cais e muda com as versões dele')).toBeVisible();
  await page.getByRole('link', { name: 'Criar o da empresa com este código' }).click();
  await expect(campo(page, 'Código')).toHaveValue('FOB');
  await campo(page, 'Nome').fill('Livre a bordo, como a empresa o chama');
  await gravar(page).click();
  await expect(page.getByRole('heading', { name: 'FOB - Livre a bordo, como a empresa o chama' })).toBeVisible();
  await page.goto('/#/configuracoes/tabelas/Incoterm?q=FOB');
  await expect(page.getByText('1–1 de 1')).toBeVisible();
  await expect(page.getByRole('grid').getByText('Da empresa')).toBeVisible();
  await page.getByRole('link', { name: 'FOB' }).click();
  await page.getByRole('button', { name: 'Excluir', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click();
  await expect(page).toHaveURL(/#\/configuracoes\/tabelas\/Incoterm$/);
  await page.goto('/#/configuracoes/tabelas/Incoterm?q=FOB');
  await expect(page.getByText('1–1 de 1')).toBeVisible();
  await expect(page.getByRole('grid').getByText('De fábrica')).toBeVisible();
});

test('the official table of the NCM is brought in, and its codes are found by what they mean', async ({ page }) => {
  const nomenclatura = (Codigo: string, Descricao: string, Data_Fim = '31/12/9999') => ({
    Codigo,
    Descricao,
    Data_Inicio: '01/04/2022',
    Data_Fim,
    Tipo_Ato_Ini: 'Res Camex',
    Numero_Ato_Ini: '272',
    Ano_Ato_Ini: '2021',
  });
  const tabela = {
    Data_Ultima_Atualizacao_NCM: 'Vigente em 20/11/2026',
    Ato: 'Resolução Gecex fictícia nº 1/2026',
    Nomenclaturas: [
      nomenclatura('01', 'Animais vivos.'),
      nomenclatura('01.01', 'Cavalos, asininos e muares, vivos.'),
      nomenclatura('0101.2', '- Cavalos:'),
      nomenclatura('0101.21.00', '-- Reprodutores de raça pura'),
    ],
  };
  await entrar(page);
  await page.goto('/#/configuracoes/ncm');
  await page.getByRole('button', { name: 'Importar tabela oficial' }).click();
  const dialogo = page.getByRole('dialog', { name: 'Importar a tabela oficial da NCM' });
  const soltar = dialogo.getByLabel('Solte aqui o arquivo JSON da NCM');
  await soltar.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"a":1}') });
  await expect(dialogo.getByRole('alert')).toBeVisible();
  const buffer = Buffer.from(JSON.stringify(tabela));
  await soltar.setInputFiles({ name: 'Tabela_NCM_Vigente.json', mimeType: 'application/json', buffer });
  await expect(dialogo.getByRole('alert')).toContainText('1 códigos novos');
  await dialogo.getByRole('button', { name: 'Fechar' }).click();
  await page.getByLabel(/Buscar código/).fill('cavalos reprodutores');
  await expect(page.getByRole('link', { name: '0101.21.00' })).toBeVisible();
});

test('the whole list of suppliers goes to a file', async ({ page }) => {
  await entrar(page);
  await page.goto('/#/configuracoes/fornecedores?papel=FABRICANTE');
  await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
  const espera = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar' }).click();
  await page.getByRole('menuitem', { name: /CSV/ }).first().click();
  const baixado = await espera;
  expect(baixado.suggestedFilename()).toMatch(/^fornecedores-\d{4}-\d{2}-\d{2}\.csv$/);
  const [titulos = '', ...linhas] = (await readFile(await baixado.path(), 'utf8')).trim().split('\r\n');
  expect(titulos).toContain('Razão social');
  expect(linhas.length).toBeGreaterThan(5);
  expect(linhas.every((linha) => linha.includes('Fabricante'))).toBe(true);
});

test('from one cadastro to the next: in a strip, and on a phone in a menu', async ({ page }) => {
  await entrar(page);
  await page.goto('/#/configuracoes/itens');
  const nav = page.getByRole('navigation', { name: 'Cadastros' });
  await expect(nav.getByRole('link', { name: 'Itens' })).toHaveAttribute('aria-current', 'page');
  await nav.getByRole('link', { name: 'Tabelas' }).click();
  await page.goto('/#/configuracoes/tabelas/Urf');
  await expect(nav.getByRole('link', { name: 'Tabelas' })).toHaveAttribute('aria-current', 'page');
  await expect(nav.locator('[aria-current]')).toHaveCount(1);

  await page.setViewportSize({ width: 360, height: 740 });
  await nav.getByRole('button', { name: 'Cadastro: Tabelas' }).click();
  await page.getByRole('menuitem', { name: 'Parâmetros' }).click();
  await expect(page).toHaveURL(/#\/configuracoes\/parametros$/);
  await expect(nav.getByRole('button', { name: 'Cadastro: Parâmetros' })).toBeVisible();
  await conferir(page);
});

test('a whole filtered result is deleted when that is confirmed, and Desfazer brings back exactly those', async ({
  page,
}) => {
  const nome = novoNome();
  await entrar(page);
  await criarFornecedores(page, { nome, quantos: 27 });
  await page.goto(`/#/configuracoes/fornecedores?q=${encodeURIComponent(nome)}`);
  await expect(page.getByText('1–25 de 27')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Selecionar todas as linhas' }).check();
  await page.getByRole('button', { name: 'Selecionar todos os 27 fornecedores do resultado' }).click();
  await page.getByRole('button', { name: 'Excluir', exact: true }).click();
  const dialogo = page.getByRole('dialog', { name: 'Excluir 27 fornecedores?' });
  await expect(dialogo).toContainText('não só o que está nesta página');
  await expect(dialogo).toContainText('Cada um deixa de ser oferecido nos processos');
  await expect(dialogo.getByRole('button', { name: 'Excluir' })).toBeDisabled();
  await conferir(page);
  await dialogo.getByRole('checkbox', { name: /^Sim, excluir 27 fornecedores/ }).check();
  await dialogo.getByRole('button', { name: 'Excluir' }).click();
  await expect(page.getByText('27 fornecedores na lista dos excluídos.')).toBeVisible();
  await expect(page.getByText('Nada encontrado em fornecedores')).toBeVisible();
  await page.getByRole('alert').getByRole('button', { name: 'Desfazer' }).click();
  await expect(page.getByText('27 fornecedores de volta.')).toBeVisible();
  await expect(page.getByText('1–25 de 27')).toBeVisible();
});

test('of chosen rows the shipped ones stay, said in words, and those of the company go', async ({ page }) => {
  await entrar(page);
  await page.goto('/#/configuracoes/tabelas/Incoterm/novo');
  await campo(page, 'Código').fill('ZZZ');
  await campo(page, 'Nome').fill('Fictício da empresa');
  await gravar(page).click();
  await expect(page.getByRole('heading', { name: 'ZZZ - Fictício da empresa' })).toBeVisible();
  await page.goto('/#/configuracoes/tabelas/Incoterm?ordem=-codigo');
  const linha = (codigo: string) =>
    page
      .getByRole('row')
      .filter({ has: page.getByRole('link', { name: codigo, exact: true }) })
      .getByRole('checkbox');
  await linha('ZZZ').check();
  await linha('CIF').check();
  await page.getByRole('button', { name: 'Excluir', exact: true }).click();
  await page.getByRole('dialog', { name: 'Excluir 2 registros?' }).getByRole('button', { name: 'Excluir' }).click();
  await expect(page.getByText('1 registro na lista dos excluídos.')).toBeVisible();
  await expect(page.getByText(/^CIF: .+ é de fábrica\./)).toBeVisible();
  await conferir(page);
});

/** Creates more suppliers than a person would type. */
async function criarFornecedores(page: Page, { nome, quantos }: { nome: string; quantos: number }): Promise<void> {
  for (let i = 0; i < quantos; i += 1) {
    await pedir(page, '/api/Fornecedor', {
      papel: 'FORNECEDOR',
      razaoSocial: `${nome} Nº ${i}`,
      pais: { codigo: '160' },
    });
  }
}
