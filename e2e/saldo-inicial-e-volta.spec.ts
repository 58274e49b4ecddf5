import type { Page } from '@playwright/test';
import { gerarArquivoDi } from '#server/seeds/arquivo-di.ts';
import { numeroFicticio } from '#server/seeds/gerador-di.ts';
import { diaDigitado, diaEmManaus, expect, novoCnpj, pedir, test } from './apoio.ts';
import { servidorDeEmpresaVazia } from './empresa-vazia.ts';
import { importarDi } from './importar-di.ts';

// It starts a server of its own: the review shows what the whole company lacks.

const DONO = { cnpj: novoCnpj(), nome: 'FICTICIA SALDO INICIAL LTDA' };
/** The paper of the opening stock, registered long before the history begins. */
const ANTIGA = numeroFicticio(diaEmManaus(-900), 5_201);
const ESCRITA = `DI ${ANTIGA.slice(0, 2)}/${ANTIGA.slice(2, 9)}-${ANTIGA.slice(9)}`;

const di = (numero: string, dias: number) =>
  gerarArquivoDi({
    semente: 72_001,
    numero,
    dataRegistro: diaEmManaus(dias),
    adicoes: 1,
    itensPorAdicao: 2,
    importador: { numero: DONO.cnpj, nome: DONO.nome },
    taxas: { '220': '5.3417' },
  });

const campo = (page: Page, nome: string) => page.getByRole('textbox', { name: nome, exact: true });
const escolher = async (page: Page, combo: string | RegExp, opcao: string) => {
  await page.getByRole('combobox', { name: combo }).click();
  await page.getByRole('option', { name: opcao }).first().click();
};
const procurar = async (page: Page, combo: string, texto: string) => {
  await page.getByRole('combobox', { name: combo }).fill(texto);
  await page.getByRole('option', { name: texto }).first().click();
};
const saldo = (page: Page) => page.getByRole('table', { name: 'Saldos iniciais' }).getByRole('row', { name: ESCRITA });
const noCadastro = async (page: Page) =>
  Promise.all(
    ['Importador', 'Fornecedor', 'Item'].map(async (qual) => (await pedir<unknown[]>(page, `/api/${qual}`)).length),
  );

test('what was accepted is undone as one act and accepted again; the opening stock is proved, and told when it does not meet', {
  tag: '@inteira',
}, async ({ page }) => {
  const servidor = await servidorDeEmpresaVazia();
  try {
    await page.goto(servidor.origem);
    await page.getByLabel('E-mail').fill(servidor.pessoa.email);
    await page.getByLabel('Senha', { exact: true }).fill(servidor.pessoa.senha);
    await page.getByRole('button', { name: 'Entrar' }).click();
    await expect(page.getByRole('main').getByRole('link', { name: 'Primeiros passos' })).toBeVisible();
    await importarDi(page, di(numeroFicticio(diaEmManaus(-40), 5_202), -40));

    const aceitar = async () => {
      await escolher(page, `Setor de ${DONO.nome}`, 'Indústria');
      await escolher(page, `Situação na Suframa de ${DONO.nome}`, 'Não inscrito');
      await page.getByRole('button', { name: /^Cadastrar \d/ }).click();
      await expect(page.getByText('Itens: 2 de 2')).toHaveCount(0);
      // The person who registered the DI may be answered once its importer is there.
      await expect(page.getByRole('combobox', { name: /^Vínculo de / })).toBeEnabled();
    };
    const ato = page.getByRole('table', { name: 'Atos de cadastro' });

    await test.step('one act makes the cadastros of the history', async () => {
      await page.goto(`${servidor.origem}/#/importacao/historico/cadastros`);
      await expect(page.getByText('Itens: 2 de 2')).toBeVisible();
      await aceitar();
      await expect(ato.getByRole('row', { name: servidor.pessoa.nome })).toContainText(/1 importador, .*, 2 itens/);
      const [importadores, fornecedores, itens] = await noCadastro(page);
      expect([importadores, itens]).toEqual([1, 2]);
      expect(fornecedores).toBeGreaterThan(0);
    });

    await test.step('undone, nothing of it is left in a cadastro, and all of it is proposed again', async () => {
      await ato.getByRole('button', { name: /^Desfazer 1 importador/ }).click();
      await expect(page.getByText('Cadastro desfeito.')).toBeVisible();
      await expect(page.getByText('Itens: 2 de 2')).toBeVisible();
      await expect(ato).toHaveCount(0);
      expect(await noCadastro(page)).toEqual([0, 0, 0]);
    });

    await test.step('accepted again, the cadastros are there for the opening stock', async () => {
      await page.reload();
      await aceitar();
      await expect(ato.getByRole('row', { name: servidor.pessoa.nome })).toHaveCount(1);
    });

    await test.step('the representative is made by a second act, and nothing is missing', async () => {
      await escolher(page, /^Vínculo de /, 'Despachante aduaneiro');
      await page.getByRole('button', { name: 'Cadastrar 1' }).click();
      await expect(page.getByRole('heading', { name: 'Nada falta no cadastro' })).toBeVisible();
      await expect(ato.getByRole('row', { name: '1 representante' })).toHaveCount(1);
      const [representante] = await pedir<object[]>(page, '/api/Representante');
      expect(representante).toMatchObject({ vinculo: 'DESPACHANTE', importadores: [{ cnpj: DONO.cnpj }] });
    });

    await test.step('what is left of a DI that is on paper only is typed', async () => {
      const [item] = await pedir<{ partNumber: string }[]>(page, '/api/Item');
      await page.goto(`${servidor.origem}/#/dcr/saldo-insumos/inicial`);
      await page.getByRole('link', { name: 'Lançar saldo' }).first().click();
      await page.getByRole('radio', { name: 'Saldo inicial de DI ou DUIMP' }).check();
      await procurar(page, 'Indústria', DONO.nome);
      await procurar(page, 'Insumo', item?.partNumber ?? '');
      await campo(page, 'Quantidade').fill('30,25');
      await campo(page, 'Quantidade declarada').fill('100');
      await campo(page, 'Entrada no estoque').fill(diaDigitado(-890));
      await campo(page, 'Número').fill(ANTIGA);
      await campo(page, 'Adição').fill('1');
      await campo(page, 'Item da nota, nº do bem ou item da adição').fill('2');
      await campo(page, 'Emissão ou registro').fill(diaDigitado(-900));
      await campo(page, 'Valor unitário da importação (US$)').fill('12,5');
      await page.keyboard.press('Control+s');
      await expect(page.getByText(/^Saldo: 30,25 /)).toBeVisible();
    });

    await test.step('the report says that no proof is there, until a file is attached', async () => {
      await page.goto(`${servidor.origem}/#/dcr/saldo-insumos/inicial`);
      await expect(saldo(page)).toContainText('30,25');
      await expect(saldo(page)).toContainText('Fora do histórico');
      await expect(saldo(page)).toContainText('Sem prova anexada');
      await page.getByRole('button', { name: 'Escolher os que estão sem prova' }).click();
      await page
        .getByLabel('Solte aqui a prova de 1 saldo')
        .setInputFiles({ name: 'Inventário.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n') });
      await expect(page.getByText('Inventário.pdf anexado a 1 saldo.')).toBeVisible();
      await expect(page.getByText('Todos os que estão aqui têm prova anexada.')).toBeVisible();
      await expect(saldo(page)).not.toContainText('Sem prova anexada');
      await expect(saldo(page)).toContainText('Fora do histórico');
    });

    await test.step('the file is with the balance it proves', async () => {
      await saldo(page).getByRole('link').first().click();
      await expect(
        page.getByRole('table', { name: 'Anexos', exact: true }).getByRole('row', { name: /Inventário\.pdf/ }),
      ).toBeVisible();
    });

    await test.step('the DI is found after all: the report names the process that counts the same stock', async () => {
      await importarDi(page, di(ANTIGA, -900));
      const [processo] = await pedir<{ numero: string }[]>(page, `/api/Processo?q=${ANTIGA}`);
      await page.goto(`${servidor.origem}/#/dcr/saldo-insumos/inicial`);
      await page.reload();
      await expect(saldo(page)).toContainText('Em dobro');
      await expect(saldo(page)).not.toContainText('Fora do histórico');
      await expect(saldo(page).getByRole('link', { name: new RegExp(`^${processo?.numero}, com `) })).toBeVisible();
      await expect(page.getByText('1 de 1 com algo que não combina')).toBeVisible();
    });
  } finally {
    await servidor.parar();
  }
});
