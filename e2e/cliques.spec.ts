import type { Page } from '@playwright/test';
import { gerarArquivoDi } from '#server/seeds/arquivo-di.ts';
import { DEMONSTRACAO } from '#server/seeds/pessoa-demonstracao.ts';
import { diaEmManaus, entrar, expect, novoNumeroDi, pedir, test } from './apoio.ts';
import { contarCliques } from './contar-atos.ts';

const grade = (page: Page) => page.getByRole('grid', { name: 'Processos de importação' });

test('a DI in, and its processo open: 2 clicks (Importar DI, the file dropped, Importar 1 declaração)', async ({
  page,
}) => {
  await entrar(page, '/importacao/processos');
  const numero = novoNumeroDi(-6);
  const { cnpj, razaoSocial: nome } = DEMONSTRACAO.empresa;
  const xml = gerarArquivoDi({
    semente: Date.now() % 1_000_000,
    numero,
    dataRegistro: diaEmManaus(-6),
    adicoes: 1,
    itensPorAdicao: 1,
    importador: { numero: cnpj, nome },
    taxas: { '220': '5.3417' },
  });
  const cliques = await contarCliques(page);

  await page.getByRole('button', { name: 'Importar DI' }).click();
  const janela = page.getByRole('dialog', { name: 'Importar DI' });
  await janela.getByLabel(/^Solte aqui o XML da DI/).setInputFiles({
    name: 'di.xml',
    mimeType: 'text/xml',
    buffer: Buffer.from(xml),
  });
  await janela.getByRole('button', { name: 'Importar 1 declaração' }).click();

  await expect(page).toHaveURL(/importacao\/processos\/[\da-f-]{36}/);
  await expect(
    page.getByText(new RegExp(`DI ${numero.slice(0, 2)}/${numero.slice(2, 9)}-${numero.slice(9)}`)).first(),
  ).toBeVisible();
  expect(await cliques()).toBe(2);
});

test('the canal of one processo: 2 clicks (the pencil of its cell, Verde)', async ({ page }) => {
  await entrar(page);
  const numeroDI = novoNumeroDi();
  const { id, versao } = await pedir<{ id: string; versao: number }>(page, '/api/Processo', { numeroDI });
  await pedir(page, `/api/Processo/${id}/Passo`, { versao, situacao: 'REGISTRADO', data: diaEmManaus() });
  await page.goto(`/#/importacao/processos?q=${numeroDI}`);
  await expect(page.getByText('1–1 de 1')).toBeVisible();
  const cliques = await contarCliques(page);

  await grade(page).locator('tbody [data-field="canalRfb"]').hover();
  await page.getByRole('button', { name: 'Informar o canal' }).click();
  await page
    .getByRole('dialog', { name: /^Canal de/ })
    .getByRole('button', { name: 'Verde' })
    .click();

  await expect(grade(page).getByText('Verde')).toBeVisible();
  expect(await cliques()).toBe(2);
  expect(await pedir(page, `/api/Processo/${id}`)).toMatchObject({ canalRfb: 'VERDE', situacao: 'PARAMETRIZADO' });
});

test('from the draft of a PO to its processo: 4 clicks (Emitir, Embarcar, Continuar, Revisão)', async ({ page }) => {
  await entrar(page);
  const [importador] = await pedir<{ id: string }[]>(page, '/api/Importador?tamanho=1');
  const [fornecedor] = await pedir<{ id: string }[]>(page, '/api/Fornecedor?tamanho=1');
  const numero = `CLIQUE-${Date.now() % 10_000_000}`;
  const { id } = await pedir<{ id: string }>(page, '/api/PurchaseOrder', {
    numero,
    importador: { id: importador?.id },
    fornecedor: { id: fornecedor?.id },
    data: diaEmManaus(),
    incoterm: 'FOB',
    moeda: { codigo: '220' },
    itens: [
      {
        partNumber: `${numero}-A`,
        descricao: 'Circuito fictício',
        ncm: '85423190',
        unidade: 'PECA',
        quantidade: '100',
        valorUnitario: '1.5',
      },
    ],
  });
  await page.goto(`/#/importacao/relatorioPos/${id}`);
  const cliques = await contarCliques(page);

  await page.getByRole('button', { name: 'Emitir' }).first().click();
  const embarcar = page.getByRole('link', { name: 'Embarcar' });
  await expect(embarcar).toBeVisible();
  await expect(page.getByRole('button', { name: 'Desfazer alterações' })).toHaveCount(0);
  await embarcar.click();
  await expect(page.getByRole('textbox', { name: `Quantidade de ${numero}-A` })).toHaveValue('100');
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  await page
    .getByRole('navigation', { name: 'Passos do novo processo' })
    .getByRole('button', { name: 'Revisão' })
    .click();

  await expect(page.getByRole('heading', { name: 'Passo 7 de 7: Revisão' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'O que falta para o registro' })).toBeVisible();
  expect(await cliques()).toBe(4);
});

test('“Onde está minha carga?”: no click and 2 keys beside what is typed (Ctrl K, the reference, Enter)', async ({
  page,
}) => {
  await entrar(page);
  const referencia = `CARGA-${Date.now() % 10_000_000}`;
  const { numero } = await pedir<{ numero: string }>(page, '/api/Processo', { referencia, eta: diaEmManaus(5) });
  await page.goto('/#/dashboard');
  const cliques = await contarCliques(page);

  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('combobox', { name: 'Buscar em tudo' })).toBeFocused();
  await page.keyboard.type(referencia);
  await expect(page.getByRole('option', { name: new RegExp(numero) }).first()).toBeVisible();
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/importacao\/processos\/[\da-f-]{36}/);
  await expect(page.getByText(numero).first()).toBeVisible();
  expect(await cliques()).toBe(0);
});

test('the canal of the DAIs of one hour: 4 clicks (all of them, Informar o canal, Verde for all, Registrar)', async ({
  page,
}) => {
  await entrar(page);
  const numero = `77${Date.now() % 10_000_000}`;
  const data = diaEmManaus();
  const ids: string[] = [];
  for (let i = 0; i < 3; i += 1) {
    const numeroDI = novoNumeroDi();
    const { id, versao } = await pedir<{ id: string; versao: number }>(page, '/api/Processo', { numeroDI });
    await pedir(page, `/api/Processo/${id}/Passo`, { versao, situacao: 'REGISTRADO', data });
    ids.push(id);
  }
  const linhas = ids.map((id, i) => ({ id, numero: `${numero}${i}` }));
  await pedir(page, '/api/Dai/Marca', { tipo: 'ENVIADA', data, motivo: 'Pelo portal da Sefaz', quais: { linhas } });
  await page.goto(`/#/importacao/sefaz?q=${numero}`);
  await expect(page.getByText('1–3 de 3')).toBeVisible();
  const cliques = await contarCliques(page);

  await page.getByRole('checkbox', { name: /todas/i }).click();
  await page.getByRole('button', { name: 'Informar o canal' }).click();
  const janela = page.getByRole('dialog', { name: 'Informar o canal: 3 declarações' });
  await janela.getByRole('group', { name: 'Canal de todas' }).getByRole('button', { name: 'Verde' }).click();
  await janela.getByRole('button', { name: 'Registrar' }).click();

  await expect(page.getByText('Parametrizada: 3 declarações.')).toBeVisible();
  expect(await cliques()).toBe(4);
  for (const id of ids) expect(await pedir(page, `/api/Dai/${id}`)).toMatchObject({ canal: 'VERDE' });
});
