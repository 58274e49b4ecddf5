import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { conferir } from '#e2e/acessivel.ts';
import { diaDigitado, diaEmManaus, entrar, expect, novoCnpj, test } from '#e2e/apoio.ts';
import { importarDi } from '#e2e/importar-di.ts';
import { gerarArquivoDi } from '#server/seeds/arquivo-di.ts';

// The longest journey: from a declaration to its desembaraço, with every refused act, and axe on the way.

/** Generates a DI with a new number and a new importer. The file is of a declaration already desembaraçada, or not, as requested. */
function gerarDi(
  dono: { cnpj: string; nome: string },
  { desembaracada, semente }: { desembaracada: boolean; semente: number },
) {
  for (let qual = semente; ; qual++) {
    const xml = gerarArquivoDi({
      semente: qual,
      dataRegistro: diaEmManaus(-6),
      adicoes: 2,
      itensPorAdicao: 1,
      importador: { numero: dono.cnpj, nome: dono.nome },
      taxas: { '220': '5.3417' },
    });
    const [, ano, numero, digito] = /<numeroDI>(\d{2})(\d{7})(\d)</.exec(xml) ?? [];
    if (/<canalSelecaoParametrizada>001</.test(xml) === desembaracada)
      return { xml, numero: `${ano}/${numero}-${digito}` };
  }
}

const campo = (onde: Page | Locator, nome: string) => onde.getByRole('textbox', { name: nome, exact: true });
const aba = (page: Page, nome: string) => page.getByRole('tab', { name: nome }).click();
const gravar = (page: Page) => page.getByRole('button', { name: 'Gravar', exact: true }).click();

/** Opens the dialog of an act: by its button when it is the next act, otherwise by the menu of all acts. */
async function pedir(page: Page, ato: string): Promise<Locator> {
  const botao = page.getByRole('button', { name: ato, exact: true }).first();
  if (await botao.isVisible()) await botao.click();
  else {
    await page.getByRole('button', { name: 'Outros atos' }).click();
    await page.getByRole('menuitem', { name: ato }).click();
  }
  const dialogo = page.getByRole('dialog', { name: ato });
  // Fails here, while the page still shows why, and not at the end of the whole time.
  await expect(dialogo).toBeVisible();
  return dialogo;
}

async function marcar(page: Page, ato: string, preencher?: (dialogo: Locator) => Promise<void>): Promise<void> {
  const dialogo = await pedir(page, ato);
  await preencher?.(dialogo);
  await dialogo.getByRole('button', { name: 'Confirmar' }).click();
  await expect(dialogo).toBeHidden();
}

/** Tries an act out of turn, which the dialog refuses with a sentence. */
async function recusar(page: Page, ato: string, frase: string): Promise<void> {
  const dialogo = await pedir(page, ato);
  await dialogo.getByRole('button', { name: 'Confirmar' }).click();
  await expect(dialogo.getByRole('alert').filter({ hasText: frase })).toBeVisible();
  await dialogo.getByRole('button', { name: 'Voltar' }).click();
  await expect(dialogo).toBeHidden();
}

const escolherCanal = (page: Page, canal: string) => async (dialogo: Locator) => {
  await dialogo.getByRole('combobox', { name: /Canal da Sefaz/ }).click();
  await page.getByRole('option', { name: canal }).click();
};

test('from an imported DI to desembaraçada: each wrong turn is refused in words, and mended', async ({ page }) => {
  const dono = { cnpj: novoCnpj(), nome: 'Jornada da Sefaz Fictícia Ltda' };
  const di = gerarDi(dono, { desembaracada: false, semente: 71_000 });
  await entrar(page);
  await importarDi(page, di.xml);

  const endereco = await test.step('the DI stands in the queue without a DAI, and opens from there', async () => {
    await page.goto(`/#/importacao/sefaz?q=${di.numero.replace(/\D/g, '')}`);
    const linha = page.getByRole('row', { name: new RegExp(di.numero) });
    await expect(linha).toContainText('Sem DAI');
    await expect(linha).toContainText('registrada há 6 dias');
    await expect(linha).toContainText('Elaborar a DAI');
    await conferir(page);
    await linha.getByRole('link', { name: di.numero }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: `DI ${di.numero}` })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sefaz');
    return page.url();
  });

  await test.step('the file is refused: the importer is nobody known, then has no inscrição estadual', async () => {
    await page.getByRole('button', { name: 'Elaborar a DAI' }).click();
    await page.getByRole('link', { name: 'Conferir e gerar XML' }).click();
    await expect(page.getByText('confira com o manual vigente da Sefaz-AM').first()).toBeVisible();
    const erros = page.getByRole('list', { name: 'Impedem o XML' });
    await expect(erros).toContainText(/importador/i);
    await conferir(page);
    await erros.getByRole('link', { name: 'Cadastrar o importador' }).first().click();
    await campo(page, 'Razão social').fill(dono.nome);
    await campo(page, 'CNPJ').fill(dono.cnpj);
    await campo(page, 'Inscrição Suframa').fill('201234017');
    await gravar(page);
    await expect(page.getByRole('heading', { name: dono.nome })).toBeVisible();

    await page.goto(`${endereco}?aba=conferencia`);
    await expect(erros).toContainText('inscrição estadual');
    await page.getByRole('button', { name: 'Gerar XML' }).click();
    await expect(page.getByRole('alert').filter({ hasText: /inscrição estadual/i })).toBeVisible();
    await erros.getByRole('link', { name: 'Abrir o importador' }).first().click();
    await campo(page, 'Inscrição estadual (AM)').fill('04.123.456-1');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Alterações gravadas.')).toBeVisible();
  });

  await test.step('an adição without a row of the matriz is refused, and the row is made from there', async () => {
    await page.goto(`${endereco}?aba=conferencia`);
    const erros = page.getByRole('list', { name: 'Impedem o XML' });
    await expect(erros.getByRole('listitem')).toHaveCount(2);
    await expect(erros).toContainText('adição 001');
    await page.getByRole('button', { name: 'Gerar XML' }).click();
    await expect(page.getByRole('alert').filter({ hasText: /adição 001/ })).toBeVisible();
    await aba(page, 'Adições e tributação');
    await page.getByRole('link', { name: 'Novo item da matriz' }).first().click();
    await expect(page.getByRole('combobox', { name: 'Importador' })).toHaveValue(new RegExp(dono.nome));
    await campo(page, 'NCM do produto final').fill('8528.52.00');
    await campo(page, 'Código Suframa do produto').fill('0777');
    await campo(page, 'Destinação').fill('01');
    await campo(page, 'Utilização').fill('01');
    await campo(page, 'Código de tributação').fill('F777');
    await page.getByRole('combobox', { name: /Tratamento/ }).click();
    await page.getByRole('option', { name: /Diferi/ }).click();
    await campo(page, 'Decreto concessivo').fill('Decreto fictício 77.777/2026');
    await campo(page, 'Início da vigência').fill('01/01/2020');
    await gravar(page);
    await expect(page.getByText(/Item da matriz .* criado\./)).toBeVisible();
  });

  await test.step('the row is chosen by keyboard; the ICMS follows before it is saved, and explains itself after', async () => {
    await page.goto(`${endereco}?aba=conferencia`);
    const erros = page.getByRole('list', { name: 'Impedem o XML' });
    await erros.getByRole('link', { name: /adição 001/ }).click();
    const linha = page.getByRole('combobox', { name: 'Linha da matriz da adição 001' });
    await expect(linha).toBeFocused();
    await page.keyboard.type('f777');
    await expect(page.getByRole('option')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(linha).toHaveValue('8528.52.00 · 0777 · 01/01');
    const tabela = page.getByRole('table', { name: 'Adições e tributação' });
    await expect(tabela.getByRole('row', { name: /^001/ })).toContainText('Diferido');
    await expect(page.getByText('1 sem matriz · valores do que está na tela, ainda não gravado')).toBeVisible();
    await page.getByRole('combobox', { name: 'Linha da matriz da adição 002' }).click();
    await page.getByRole('option', { name: /F777/ }).click();
    await expect(page.getByText('todas com matriz')).toBeVisible();
    await conferir(page);
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Alterações gravadas.')).toBeVisible();
    await page.reload();
    await expect(linha).toHaveValue('8528.52.00 · 0777 · 01/01');

    await aba(page, 'ICMS');
    await conferir(page);
    await page.getByRole('button', { name: /memória de cálculo de base do ICMS da adição 001/ }).click();
    const memoria = page.getByRole('dialog', { name: 'Memória de cálculo' });
    await expect(memoria.getByRole('treeitem', { name: /^Base do ICMS/ })).toContainText('Alíquota do ICMS');
    await page.keyboard.press('Escape');
  });

  await test.step('out of turn before it is sent: no ciência, no canal', async () => {
    await recusar(page, 'Tomar ciência', 'A ciência é do canal, e esta DAI ainda não foi enviada.');
    const dialogo = await pedir(page, 'Informar o canal');
    await dialogo.getByRole('button', { name: 'Confirmar' }).click();
    await expect(dialogo.getByRole('alert').first()).toContainText('informe antes o envio dela');
    await conferir(page);
    await page.keyboard.press('Escape');
  });

  await test.step('the file comes down as it is kept, and is marked as sent', async () => {
    await aba(page, 'Conferência e XML');
    const [baixado] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Gerar XML' }).click(),
    ]);
    const xml = await readFile(await baixado.path(), 'utf8');
    expect(xml).toContain(`<nrDocumento>${di.numero.replace(/\D/g, '')}</nrDocumento>`);
    const arquivos = page.getByRole('table', { name: 'Arquivos gerados' });
    await expect(arquivos).toContainText('Não enviado');
    await expect(arquivos).toContainText(/[0-9a-f]{64}/);
    await marcar(page, 'Marcar como enviada', (dialogo) => campo(dialogo, 'Número da DAI').fill('26/7777777'));
    await expect(arquivos).toContainText(diaDigitado(0));
    await expect(page.getByText(/A DAI foi enviada .* não muda mais/)).toBeVisible();
    await expect(page.getByText('Nada: gerado agora, o XML diria o mesmo.')).toBeVisible();
  });

  await test.step('no ciência before the canal, no desembaraço before the ciência', async () => {
    await aba(page, 'Dados gerais');
    await recusar(page, 'Tomar ciência', 'A ciência é do canal: informe antes o canal que a Sefaz deu à DAI.');
    await marcar(page, 'Informar o canal', escolherCanal(page, 'Cinza'));
    await expect(page.getByText('Canal Sefaz').first()).toContainText('Cinza');
    await recusar(page, 'Informar desembaraço', 'registre antes a ciência');
    await marcar(page, 'Tomar ciência', async (dialogo) => {
      await expect(dialogo.getByText(/é a que o importador dá no DT-e/)).toBeVisible();
      await dialogo
        .getByLabel('Solte aqui o comprovante')
        .setInputFiles({ name: 'ciencia.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 ciência') });
    });
    const marcas = page.getByRole('list', { name: 'Marcas da DAI' });
    await expect(marcas.getByRole('listitem').last()).toContainText('Ciência dada');
    await expect(marcas.getByRole('listitem').last()).toContainText('por Maria da Conceição');
    await expect(marcas.getByRole('button', { name: 'ciencia.pdf' })).toBeVisible();
    await conferir(page);
  });

  await test.step('a mark is taken back and given again', async () => {
    await page.getByRole('button', { name: 'Desfazer última marca: Ciência dada' }).click();
    await expect(page.getByText('Marca desfeita.')).toBeVisible();
    await page.getByRole('button', { name: '1 marca desfeita' }).click();
    await expect(page.getByRole('list', { name: 'Marcas desfeitas' })).toContainText('desfeita por Maria da Conceição');
    await marcar(page, 'Tomar ciência');
  });

  await test.step('no desembaraço with an open notificação; its DAR calls in a word', async () => {
    await aba(page, 'Notificações e DAR');
    await marcar(page, 'Lançar notificação', async (dialogo) => {
      await campo(dialogo, 'Valor notificado').fill('1500');
      await campo(dialogo, 'Vencimento do DAR').fill(diaDigitado(4));
    });
    await expect(page.getByRole('table', { name: 'Notificações e DAR' })).toContainText('Vence em 4 dias');
    await conferir(page);
    const semPagar = await pedir(page, 'Informar desembaraço');
    await expect(campo(semPagar, 'Por que se segue com ICMS em aberto')).toBeVisible();
    await semPagar.getByRole('button', { name: 'Voltar' }).click();
    await page.goto(`/#/importacao/sefaz?pendencia=NOTIFICACAO_ABERTA&q=${di.numero.replace(/\D/g, '')}`);
    await expect(page.getByRole('button', { name: /^Notificação aberta \d+/ })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('row', { name: new RegExp(di.numero) })).toContainText('Pagar o DAR');
    await page.goto(`${endereco}?aba=notificacoes`);
    // The button of the tab is looked for at once, so the tab has to stand.
    await expect(page.getByRole('table', { name: 'Notificações e DAR' })).toBeVisible();
    await marcar(page, 'Informar DAR pago', (dialogo) => campo(dialogo, 'Número do DAR').fill('DAR-9'));
  });

  await test.step('no desembaraço of the Sefaz before that of the Receita, which the process takes', async () => {
    await recusar(page, 'Informar desembaraço', 'O processo ainda não tem o desembaraço da Receita');
    await page.getByRole('link', { name: /^IMP-/ }).click();
    for (const passo of ['Parametrizado', 'Desembaraçado RFB']) {
      await page.getByRole('button', { name: passo, exact: true }).click();
      const dialogo = page.getByRole('dialog', { name: /^Passar/ });
      if (passo === 'Parametrizado') {
        await dialogo.getByRole('combobox', { name: 'Canal' }).click();
        await page.getByRole('option', { name: 'Verde' }).click();
      }
      await dialogo.getByRole('button', { name: 'Confirmar' }).click();
      await expect(dialogo).toBeHidden();
    }
    await page.getByRole('link', { name: 'Acompanhar o desembaraço' }).click();
    await expect(page.getByRole('heading', { name: `DI ${di.numero}` })).toBeVisible();
    await marcar(page, 'Informar desembaraço');
    await expect(page.getByText('Desembaraçada').first()).toBeVisible();
    await marcar(page, 'Registrar exoneração');
    await expect(page.getByRole('button', { name: 'Registrar exoneração' })).toHaveCount(0);
  });

  await test.step('the process has come along, and tells the state’s side', async () => {
    await page.getByRole('link', { name: /^IMP-/ }).click();
    await expect(page.getByRole('list', { name: 'Passos do processo' }).getByRole('listitem').last()).toContainText(
      'Desembaraçado Sefaz',
    );
    await aba(page, 'Sefaz');
    await expect(page.getByRole('tabpanel')).toContainText('Desembaraçada');
    await expect(page.getByRole('tabpanel')).toContainText('26/7777777');
    await conferir(page);
    await page.getByRole('link', { name: 'Abrir a DAI' }).click();
    await aba(page, 'Histórico');
    await expect(page.getByRole('list', { name: 'Alterações' })).toContainText('Exoneração do ICMS');
    await conferir(page);
  });
});

test('the ciência of many at once, the termo de lacre and the report by IE; on a phone, cards', {
  tag: '@inteira',
}, async ({ page }) => {
  const dono = { cnpj: novoCnpj(), nome: `Lote da Sefaz ${novoCnpj()} Ltda` };
  const dis = [72_000, 72_100, 72_200].map((semente) => gerarDi(dono, { desembaracada: true, semente }));
  await page.setViewportSize({ width: 1440, height: 900 });
  await entrar(page);
  await importarDi(page, ...dis.map(({ xml }) => xml));
  const fila = `/#/importacao/sefaz?q=${encodeURIComponent(dono.nome)}`;
  await page.goto(fila);
  await expect(page.getByText('1–3 de 3')).toBeVisible();

  for (const di of dis.slice(0, 2)) {
    await test.step(`${di.numero} is sent by another way and gets its canal`, async () => {
      await page.goto(fila);
      await page.getByRole('link', { name: di.numero }).click();
      await marcar(page, 'Marcar como enviada', (dialogo) =>
        campo(dialogo, 'Por onde foi enviada').fill('Pelo portal da Sefaz.'),
      );
      await marcar(page, 'Informar o canal', escolherCanal(page, 'Verde'));
    });
  }
  await test.step('one of them has a lacre', () =>
    marcar(page, 'Informar lacre', (dialogo) => campo(dialogo, 'Número do lacre').fill('AM 00123')));

  await test.step('the three chosen, two have their ciência and one is refused by its name', async () => {
    await page.goto(fila);
    await page.getByRole('checkbox', { name: /todas/i }).check();
    await page.getByRole('button', { name: 'Outros atos' }).click();
    const [termo] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: /^Termo de lacre \(1\)/ }).click(),
    ]);
    expect(termo.suggestedFilename()).toBe('termo-de-lacre.pdf');
    expect((await readFile(await termo.path())).subarray(0, 5).toString()).toBe('%PDF-');
    await page.getByRole('button', { name: 'Tomar ciência' }).click();
    const dialogo = page.getByRole('dialog', { name: 'Tomar ciência: 3 declarações' });
    await conferir(page);
    await dialogo.getByRole('button', { name: 'Registrar' }).click();
    await expect(page.getByText('Ciência dada: 2 declarações; 1 declaração não.')).toBeVisible();
    await expect(page.getByText(/A ciência é do canal, e esta DAI ainda não foi enviada\./)).toBeVisible();
    await expect(page.getByRole('row', { name: new RegExp(dis[0]?.numero ?? '') })).toContainText(
      `ciência ${diaDigitado(0)}`,
    );
  });

  await test.step('the report is a spreadsheet of what is shown', async () => {
    const [relatorio] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Relatório por IE' }).click(),
    ]);
    expect(relatorio.suggestedFilename()).toBe('sefaz-por-ie.xlsx');
    expect((await readFile(await relatorio.path())).subarray(0, 2).toString()).toBe('PK');
  });

  await test.step('on a phone the queue and the DAI are to be used too', async () => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(fila);
    const cartoes = page.getByRole('list', { name: 'Fila da Sefaz' });
    await expect(cartoes.getByRole('listitem')).toHaveCount(3);
    await conferir(page);
    await cartoes.getByRole('link', { name: dis[2]?.numero }).click();
    for (const parte of ['Adições e tributação', 'ICMS', 'Conferência e XML', 'Notificações e DAR']) {
      await aba(page, parte);
      await expect(page.getByRole('tabpanel')).toBeVisible();
      await conferir(page);
      const largura = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(largura).toBeLessThanOrEqual(360);
    }
  });
});
