import type { Page } from '@playwright/test';
import { entrar, expect, test } from '#e2e/apoio.ts';
import { diDe2023, disDe2018 } from '#lib/testing/dis-dos-vetores.ts';
import { gerarArquivoDi } from '#server/seeds/arquivo-di.ts';

const dialogo = (page: Page) => page.getByRole('dialog', { name: 'Importar DI' });

async function abrirImportacao(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Importação' }).click();
  await page
    .getByRole('navigation', { name: 'Menu principal' })
    .getByRole('link', { name: 'Processos', exact: true })
    .click();
  await page.getByRole('button', { name: 'Importar DI' }).click();
}

test('from two DI files to their processes, each figure as declared', async ({ page }) => {
  const arquivos = [
    { name: 'di-2023-16-adicoes.xml', mimeType: 'text/xml', buffer: diDe2023() },
    { name: 'di-2018-3-declaracoes.xml', mimeType: 'text/xml', buffer: disDe2018() },
  ];
  await entrar(page, '/dashboard');
  await abrirImportacao(page);

  await test.step('the files are shown with their conferences before anything is saved', async () => {
    await dialogo(page).getByLabel('Solte aqui o XML da DI').setInputFiles(arquivos);
    await expect(dialogo(page).getByText('1 declaração', { exact: true })).toBeVisible();
    await expect(dialogo(page).getByText('3 declarações', { exact: true })).toBeVisible();
    // Several good ones are folded.
    await dialogo(page)
      .getByRole('button', { name: /DI 23\/9000001-0 \d+ conferências do arquivo conferem/ })
      .click();
    const conferencias = dialogo(page)
      .getByRole('article', { name: 'di-2023-16-adicoes.xml' })
      .getByRole('table', { name: 'Conferências' });
    await expect(conferencias.getByRole('row', { name: /VMLD/ })).toContainText('565.511,26');
    await expect(conferencias.getByRole('row', { name: /Peso líquido/ })).toContainText('25.226,87000');
    await expect(conferencias.getByRole('row', { name: /Pagamento do II/ })).toContainText(
      'pagamento de R$ 79.185,09, igual ao valor a debitar',
    );
  });

  await test.step('confirmed, each declaration is a process of the list', async () => {
    await dialogo(page).getByRole('button', { name: 'Importar 4 declarações' }).click();
    await expect(page.getByText('4 processos criados.')).toBeVisible();
    await dialogo(page).getByRole('button', { name: 'Fechar' }).click();
    await expect(dialogo(page)).toBeHidden();
    await page.getByLabel(/Buscar processo/).fill('ficticia da amazonia');
    await expect(page.getByText('1–4 de 4')).toBeVisible();
    await expect(page.getByRole('row', { name: /DI 23\/9000001-0/ })).toContainText('565.511,26');
    await expect(page.getByRole('row', { name: /DI 18\/9000001-0/ })).toContainText('Verde');
  });

  await test.step('a process opens with its figures', async () => {
    await page
      .getByRole('row', { name: /DI 23\/9000001-0/ })
      .getByRole('link')
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Processo Importação');
    await expect(page.getByText('DI 23/9000001-0 de 02/01/2023')).toBeVisible();
    await expect(page.getByRole('row', { name: /VMLE/ })).toContainText('551.683,75');

    await page.getByRole('tab', { name: 'Tributos' }).click();
    const tributos = page.getByRole('table', { name: 'Tributos declarados' });
    await expect(tributos.getByRole('row', { name: /^II 0086/ })).toContainText('79.184,34');
    await expect(tributos.getByRole('row', { name: /^IPI 1038/ })).toContainText('33.319,88');
    await expect(tributos.getByRole('row', { name: /^PIS 5602/ })).toContainText('14.050,24');
    await expect(tributos.getByRole('row', { name: /^COFINS 5629/ })).toContainText('67.647,66');
    await expect(tributos.getByRole('row', { name: /^Taxa Siscomex 7811/ })).toContainText('493,56');
    // Devido, a recolher, a debitar, pago and the difference: the bank debits half up, adição by adição.
    await expect(tributos.getByRole('row', { name: /^II 0086/ })).toContainText('79.184,3479.184,3479.185,09');

    const comparada = page.getByRole('table', { name: 'Declarado, calculado e diferença' });
    await expect(page.getByText('Dentro da tolerância')).toBeVisible();
    await expect(comparada.getByRole('row', { name: /^006 .* COFINS/ })).toContainText('26.778,6426.778,640,00');
    await expect(comparada.getByRole('row', { name: /^Total II/ })).toContainText('79.184,3479.184,340,00');
    await comparada.getByRole('button', { name: '27.876,27: memória de cálculo de II da adição 006' }).click();
    const memoria = page.getByRole('dialog', { name: 'Memória de cálculo' });
    await expect(memoria.getByRole('treeitem', { name: /^II da adição 006/ })).toContainText('R$ 27.876,27');
    await memoria.getByText('Valor aduaneiro, adição 006', { exact: true }).click();
    await expect(memoria.getByRole('treeitem', { name: /^Condição de venda em reais/ })).toContainText('R$ 174.226,72');
    await page.reload();
    await expect(memoria.getByRole('treeitem', { name: /^II da adição 006/ })).toContainText(
      'XML da DI: adicao[006]/iiAliquotaAdValorem',
    );
    await page.keyboard.press('Escape');
    await expect(memoria).toBeHidden();

    await page.getByRole('tab', { name: 'Adições' }).click();
    const adicoes = page.getByRole('table', { name: 'Adições' });
    await expect(adicoes.getByRole('row')).toHaveCount(18);
    await expect(adicoes.getByRole('row', { name: /^006/ })).toContainText('174.226,72');
    await expect(adicoes.getByRole('row', { name: /^006/ })).toContainText('26.778,64');
  });

  await test.step('an adição opens with its taxes and items', async () => {
    await page.getByRole('link', { name: '006' }).click();
    await expect(page.getByRole('heading', { name: 'Adição 006 · NCM 8409.91.11' })).toBeVisible();
    const tributos = page.getByRole('table', { name: 'Tributos declarados' });
    await expect(tributos.getByRole('row', { name: /^COFINS/ })).toContainText('15,37');
    await expect(tributos.getByRole('row', { name: /^COFINS/ })).toContainText('26.778,64');
    const itens = page.getByRole('table', { name: 'Itens da adição' });
    await expect(itens.getByRole('row')).toHaveCount(24);
    await expect(itens.getByRole('row', { name: /^1 MERCADORIA 01/ })).toContainText('61,7801075');
  });

  await test.step('the same file again says where it already is, and cannot be imported twice', async () => {
    await page
      .getByRole('navigation', { name: 'Menu principal' })
      .getByRole('link', { name: 'Processos', exact: true })
      .click();
    await page.getByRole('button', { name: 'Importar DI' }).click();
    await dialogo(page).getByLabel('Solte aqui o XML da DI').setInputFiles(arquivos.slice(0, 1));
    await expect(dialogo(page).getByText(/Esta DI já está no processo/)).toBeVisible();
    await expect(dialogo(page).getByRole('button', { name: 'Importar' })).toBeDisabled();
    await dialogo(page).getByRole('button', { name: 'Cancelar' }).click();
  });

  await test.step('the file with three fields changed is a difference of exactly those three', async () => {
    let lugar = 0;
    const retificado = diDe2023()
      .toString('utf8')
      .replace(/(<cargaPesoBruto>)\d+/, '$1000009900000000')
      .replace(/(<viaTransporteNomeVeiculo>)[^<]*/, '$1OUTRO NAVIO FICTICIO')
      .replaceAll(/(<iiAliquotaValorDevido>)\d+/g, (folha, abre) => (++lugar === 6 ? `${abre}000000002887627` : folha));
    await page.getByRole('button', { name: 'Importar DI' }).click();
    await dialogo(page)
      .getByLabel('Solte aqui o XML da DI')
      .setInputFiles({ name: 'retificada.xml', mimeType: 'text/xml', buffer: Buffer.from(retificado) });
    await dialogo(page).getByRole('button', { name: 'Ver como retificação' }).click();
    const retificacao = page.getByRole('dialog', { name: 'Retificação da DI 23/9000001-0' });
    await expect(retificacao.getByRole('region')).toHaveCount(2);
    await expect(retificacao.getByRole('region', { name: 'Carga e transporte' })).toContainText('2 diferenças');
    await expect(retificacao.getByRole('region', { name: 'Adição 006' })).toContainText('1 diferença');
    // From 27,876.27 to 28,876.27.
    await expect(retificacao.getByRole('region', { name: 'Adição 006' })).toContainText('1.000,00');
    await page.keyboard.press('Escape');
    await expect(retificacao).toBeHidden();
    await dialogo(page).getByRole('button', { name: 'Cancelar' }).click();
  });

  await test.step('logging out closes the door', async () => {
    await page.getByRole('button', { name: /conta/i }).click();
    await page.getByRole('menuitem', { name: 'Sair' }).click();
    await expect(page).toHaveURL(/#\/pages\/login$/);
    await page.goto('/#/importacao/processos');
    await expect(page).toHaveURL(/#\/pages\/login$/);
  });
});

test('a file that is no DI is refused in words and nothing is saved', { tag: '@inteira' }, async ({ page }) => {
  await entrar(page, '/dashboard');
  await abrirImportacao(page);
  await dialogo(page)
    .getByLabel('Solte aqui o XML da DI')
    .setInputFiles({ name: 'nota.xml', mimeType: 'text/xml', buffer: Buffer.from('<?xml version="1.0"?><nfeProc/>') });
  await expect(dialogo(page).getByRole('article', { name: 'nota.xml' }).getByRole('alert')).toContainText('NF-e');
  await expect(dialogo(page).getByRole('button', { name: 'Importar' })).toBeDisabled();
  await dialogo(page).getByRole('button', { name: 'Tirar nota.xml' }).click();
  await expect(dialogo(page).getByRole('article')).toHaveCount(0);
});

test('an import that finds the network down keeps what was read, and goes through once it is back', {
  tag: '@inteira',
}, async ({ page }) => {
  const arquivo = Buffer.from(gerarArquivoDi(PEDIDO));
  await entrar(page, '/dashboard');
  await abrirImportacao(page);
  await dialogo(page)
    .getByLabel('Solte aqui o XML da DI')
    .setInputFiles({ name: 'ficticia.xml', mimeType: 'text/xml', buffer: arquivo });
  const confirmar = dialogo(page).getByRole('button', { name: 'Importar 1 declaração' });
  await expect(confirmar).toBeEnabled();
  await page.context().setOffline(true);
  await confirmar.click();
  await expect(dialogo(page).getByRole('alert')).toHaveText(
    'Sem conexão com o servidor. Verifique a rede e tente de novo.',
  );
  await page.context().setOffline(false);
  await confirmar.click();
  await expect(page.getByText('1 processo criado.')).toBeVisible();
  await expect(dialogo(page)).toBeHidden();
});

const PEDIDO = {
  semente: 404,
  dataRegistro: '2026-11-20',
  adicoes: 2,
  itensPorAdicao: 2,
  importador: { numero: '99999999000191', nome: 'EMPRESA SEM REDE LTDA' },
  taxas: { '220': '5.3417' },
};
