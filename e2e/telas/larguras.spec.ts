import type { Page } from '@playwright/test';
import { diaEmManaus, entrar, expect, pedir, test } from '#e2e/apoio.ts';

/** Every list of the product, by its address and the name of its grid. */
const LISTAS: readonly (readonly [endereco: string, grade: string])[] = [
  ['/importacao/relatorioPos', 'Pedidos de compra'],
  ['/importacao/relatorioPos/saldos', 'Saldos por item'],
  // The processos of the demonstration alone: other tests write long references.
  ['/importacao/processos?ordem=numero', 'Processos de importação'],
  ['/importacao/sefaz', 'Fila da Sefaz'],
  ['/dcr/processos-dcr', 'Meus DCR-Es'],
  ['/dci/processos-dci', 'Minhas DCIs'],
  ['/dcr/produtos', 'Produtos'],
  ['/dcr/saldo-insumos', 'Saldo de insumos'],
  ['/dcr/saldo-insumos/entradas', 'Entradas por nota e DSI'],
  ['/dcr/compras-nacionais', 'Compras nacionais'],
  ['/configuracoes/associados', 'Importadores'],
  ['/configuracoes/representante', 'Representantes legais'],
  ['/configuracoes/fornecedores', 'Fornecedores e fabricantes'],
  ['/configuracoes/itens', 'Itens'],
  ['/configuracoes/catalogo', 'Catálogo de produtos'],
  ['/configuracoes/catalogo/operadores', 'Operadores estrangeiros'],
  ['/configuracoes/catalogo/fabricantes', 'Fabricantes dos produtos'],
  ['/configuracoes/matriz', 'Matriz de tributação'],
  ['/configuracoes/ncm', 'Códigos da NCM'],
  ['/configuracoes/parametros', 'Parâmetros'],
  ['/configuracoes/tabelas/Pais', 'Países'],
];

/** Free texts as long as a paragraph, and lists of names. Their tooltip holds them whole. */
const TEXTOS_LONGOS = ['descricao', 'fonte', 'produto', 'importadores'];

for (const comodo of ['importacao', 'dci', 'dcr', 'configuracoes']) {
  test(`at 1440 px each list of /${comodo} fits its place, and cuts nothing but descriptions`, async ({ page }) => {
    await entrar(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const [endereco, grade] of LISTAS.filter(([caminho]) => caminho.startsWith(`/${comodo}/`))) {
      await test.step(grade, async () => {
        await page.goto(`/#${endereco}`);
        const lista = page.getByRole('grid', { name: grade });
        await expect(lista.getByRole('gridcell').nth(1)).toBeVisible();
        await expect.poll(() => cortados(page, grade)).toEqual([]);
      });
    }
  });
}

test('a long code goes on in a second line', async ({ page }) => {
  await entrar(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  const codigo = `LARGO-${Date.now()}-WWWW`;
  await pedir(page, '/api/Item', {
    partNumber: codigo,
    descricao: 'Peça de código largo',
    ncm: '73181500',
    unidadeComercializada: 'PECA',
    origem: 'IMPORTADO',
  });
  await page.goto(`/#/configuracoes/itens?q=${codigo}`);
  await expect(page.getByRole('grid', { name: 'Itens' }).getByRole('link', { name: codigo })).toBeVisible();
  await expect.poll(() => cortados(page, 'Itens')).toEqual([]);
});

test('an order with the longest number, of a supplier with a long name, is read whole', async ({ page }) => {
  await entrar(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  const numero = `E2E-${Date.now()}-LG`;
  const [fornecedor] = await pedir<{ id: string }[]>(page, '/api/Fornecedor?q=great%20lakes&tamanho=1');
  const [importador] = await pedir<{ id: string }[]>(page, '/api/Importador?q=amazonia&tamanho=1');
  await pedir(page, '/api/PurchaseOrder', {
    numero,
    importador: { id: importador?.id },
    fornecedor: { id: fornecedor?.id },
    data: diaEmManaus(),
    incoterm: 'FOB',
    moeda: { codigo: '220' },
    itens: [],
  });
  await page.goto(`/#/importacao/relatorioPos?q=${numero}`);
  const grade = page.getByRole('grid', { name: 'Pedidos de compra' });
  await expect(grade.getByRole('row', { name: numero })).toContainText('FICTICIA GREAT LAKES SEMICONDUCTOR INC');
  await expect.poll(() => cortados(page, 'Pedidos de compra')).toEqual([]);
});

test('at 1024 px the ledger of a lot that lost goods needs no scrolling sideways', async ({ page }) => {
  await entrar(page);
  await page.setViewportSize({ width: 1024, height: 800 });
  const lotes = await pedir<{ id: string }[]>(page, '/api/SaldoInsumo?comSaldo=false&tamanho=50');
  let lote: string | undefined;
  for (const { id } of lotes) {
    const { faltas } = await pedir<{ faltas: string }>(page, `/api/SaldoInsumo/${id}`);
    if (Number(faltas) > 0) lote ??= id;
  }
  await page.goto(`/#/dcr/saldo-insumos/${lote}`);
  const extrato = page.getByRole('region', { name: 'Extrato' }).last();
  await expect(extrato.getByText('Falta, perda ou quebra')).toBeVisible();
  expect(await extrato.evaluate((caixa) => caixa.scrollWidth - caixa.clientWidth)).toBe(0);
});

test('at 1440 px the acts on chosen rows are one line, so that no row moves', async ({ page }) => {
  await entrar(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const [endereco, grade] of LISTAS.filter(([caminho]) => /relatorioPos$|processos\?|sefaz/.test(caminho))) {
    await test.step(endereco, async () => {
      await page.goto(`/#${endereco}`);
      const caixa = page.getByRole('grid', { name: grade }).getByRole('row').nth(1).getByRole('checkbox');
      await expect(caixa).toBeVisible();
      const antes = (await caixa.boundingBox())?.y;
      await caixa.check();
      await expect(page.getByRole('region', { name: 'Seleção' })).toBeVisible();
      await expect.poll(async () => (await caixa.boundingBox())?.y).toBe(antes);
    });
  }
});

test('at 1280 px the head of a DAI says the whole number of its DUIMP', async ({ page }) => {
  await entrar(page);
  const [dai] = await pedir<{ id: string }[]>(page, '/api/Dai?tipoDocumento=DUIMP&tamanho=1');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/#/importacao/sefaz/${dai?.id}`);
  const numero = page.getByRole('main').getByRole('heading', { name: /^DUIMP \d\dBR\d{10}-\d$/ });
  await expect(numero).toBeVisible();
  await expect.poll(() => numero.evaluate((um) => um.scrollWidth <= um.clientWidth)).toBe(true);
});

test('beside the menu every part of a DUIMP that lacks much is in sight: at 1440 px in one line, at 1024 in two', async ({
  page,
}) => {
  await entrar(page);
  const [importador] = await pedir<{ id: string }[]>(page, '/api/Importador?q=amazonia&tamanho=1');
  const { id } = await pedir<{ id: string }>(page, '/api/Processo', {
    tipoDocumento: 'DUIMP',
    modalidade: 'PROPRIA',
    importador: { id: importador?.id },
  });
  await page.goto(`/#/importacao/processos/${id}`);
  for (const [width, quantasLinhas] of [
    [1440, 1],
    [1024, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByRole('tab', { name: /^Carga \d+ pendências$/ })).toBeVisible();
    await expect(page.getByRole('tab', { name: /papéis exigidos$/ })).toBeVisible();
    const partes = page.getByRole('tablist', { name: 'Partes do processo' }).getByRole('tab');
    for (const parte of await partes.all()) await expect(parte).toBeInViewport({ ratio: 1 });
    const linhas = await partes.evaluateAll((todas) => todas.map((parte) => parte.getBoundingClientRect().top));
    expect(new Set(linhas).size).toBe(quantasLinhas);
  }
});

test('on a phone the head of a DAI, a DCI and a DCR-E says its whole number beside the next act', async ({ page }) => {
  await entrar(page);
  await page.setViewportSize({ width: 360, height: 780 });
  for (const [documento, endereco] of [
    ['Dai', 'importacao/sefaz'],
    ['Dci', 'dci/processos-dci'],
    ['Dcr', 'dcr/processos-dcr'],
  ] as const) {
    await test.step(documento, async () => {
      const [primeiro] = await pedir<{ id: string }[]>(page, `/api/${documento}?tamanho=1`);
      await page.goto(`/#/${endereco}/${primeiro?.id}`);
      const numero = page.getByRole('main').getByRole('heading', { level: 2 }).first();
      await expect(page).toHaveURL(new RegExp(`${primeiro?.id}`));
      await expect(numero).toBeVisible();
      await expect.poll(() => numero.evaluate((titulo) => titulo.scrollWidth <= titulo.clientWidth)).toBe(true);
    });
  }
});

test('on a phone the steps of a processo leave its goods in sight', async ({ page }) => {
  await entrar(page);
  const [um] = await pedir<{ id: string }[]>(page, '/api/Processo?situacao=DESEMBARACADO_RFB&ordem=numero&tamanho=1');
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(`/#/importacao/processos/${um?.id}?aba=itens`);
  await expect(page.getByRole('heading', { name: 'Mercadorias' })).toBeInViewport();
  const passos = page.getByRole('list', { name: 'Passos do processo' }).getByRole('listitem');
  await expect(passos).toHaveText([/^Desembaraçado RFB/]);
  await page.getByRole('button', { name: /passos? anterior/ }).click();
  await expect(passos.first()).toHaveText(/^Registrado/);
});

test('the head and the first column of a list stay in sight', async ({ page }) => {
  await entrar(page);
  await page.setViewportSize({ width: 1440, height: 700 });
  await page.goto('/#/importacao/processos?tamanho=50');
  const lista = page.getByRole('grid', { name: 'Processos de importação' });
  const ultima = lista.getByRole('row').last();
  await expect(lista.getByText(/^Total de/)).toBeVisible();
  await ultima.scrollIntoViewIfNeeded();
  await expect(lista.getByRole('columnheader', { name: 'Situação' })).toBeInViewport();
  for (const celula of [ultima.getByRole('gridcell').nth(1), lista.getByRole('columnheader', { name: 'Processo' })]) {
    await expect(celula).toHaveCSS('position', 'sticky');
  }
});

test('a phone turned while a part of the page arrives has the layout of its new width', async ({ page }) => {
  await entrar(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/#/dashboard');
  const cabeca = page.getByRole('banner').getByRole('heading', { level: 1 }).locator('..');
  await expect(cabeca).toBeVisible();
  await page.evaluate(regrasACaminho);
  // Chromium forgets a part of them.
  for (let vez = 0; vez < 10; vez++) {
    await page.setViewportSize({ width: 360, height: 780 });
    await expect(cabeca).toHaveCSS('grid-template-areas', /^"menu titulo acoes conta" "cotacoes/);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(cabeca).toHaveCSS('grid-template-areas', '"menu titulo cotacoes acoes conta"');
  }
});

/** Adds a rule to the sheet of the page at every turn of the loop, as parts that arrive do. */
function regrasACaminho(): void {
  const folha = document.querySelector<HTMLStyleElement>('style[data-emotion=css]')?.sheet;
  if (!folha) throw new Error('no sheet of emotion');
  let quantas = 0;
  const parte = document.body.appendChild(document.createElement('i'));
  const acrescentar = () => {
    parte.className = `a-caminho-${quantas++}`;
    folha.insertRule(`.${parte.className} { color: red }`, folha.cssRules.length);
    setTimeout(acrescentar, 1);
  };
  acrescentar();
}

/** The list wider than its box, and each cell that cuts its content. */
function cortados(page: Page, grade: string): Promise<string[]> {
  return page.evaluate(
    ([nome, longos]) => {
      const tabela = document.querySelector(`[role=grid][aria-label="${nome}"]`);
      const caixa = tabela?.parentElement;
      if (!tabela || !caixa) return ['no grid'];
      const larga = tabela.scrollWidth > caixa.clientWidth ? [`${tabela.scrollWidth} > ${caixa.clientWidth}`] : [];
      const celulas = [...tabela.querySelectorAll<HTMLElement>('th .titulo, td, td *')].filter((uma) => {
        const { display, overflow } = getComputedStyle(uma);
        const campo = uma.closest<HTMLElement>('[data-field]')?.dataset.field ?? '';
        if (display === 'inline' || overflow === 'visible') return false;
        if (longos.includes(campo) && !uma.closest('thead, tfoot')) return false;
        return uma.scrollWidth > uma.clientWidth + 1 || uma.scrollHeight > uma.clientHeight + 2;
      });
      return [
        ...larga,
        ...celulas.map((uma) => `${uma.closest<HTMLElement>('[data-field]')?.dataset.field}: ${uma.textContent}`),
      ];
    },
    [grade, TEXTOS_LONGOS] as const,
  );
}
