import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { diaEmManaus, expect, novoCnpj, test } from '#e2e/apoio.ts';
import { contarAtos } from '#e2e/contar-atos.ts';
import { capaFicticia, paginaFicticia } from '#e2e/duimp-ficticia.ts';
import { servidorDeEmpresaVazia } from '#e2e/empresa-vazia.ts';
import { gerarArquivoDi } from '#server/seeds/arquivo-di.ts';
import { numeroFicticio } from '#server/seeds/gerador-di.ts';
import { gerarNotas } from '#server/seeds/gerador-nfe.ts';

const DONO = { cnpj: novoCnpj(), nome: 'FICTICIA PRIMEIROS PASSOS LTDA' };
const DIA = -40;

/** What an office has on its disk: two DIs, one of them released; a DUIMP, cover and items; ten notas. */
function discoDoEscritorio() {
  const di = (semente: number, lugar: number) =>
    gerarArquivoDi({
      semente,
      numero: numeroFicticio(diaEmManaus(DIA - lugar), 4_100 + lugar),
      dataRegistro: diaEmManaus(DIA - lugar),
      adicoes: 1,
      itensPorAdicao: 2,
      importador: { numero: DONO.cnpj, nome: DONO.nome },
      taxas: { '220': '5.3417' },
    });
  const { notas } = gerarNotas({
    semente: 7,
    notas: 10,
    de: diaEmManaus(-60),
    ate: diaEmManaus(-30),
    emitente: { cnpj: DONO.cnpj, ie: '041234561', nome: DONO.nome },
    produtos: [
      {
        codigo: 'MON-240',
        descricao: 'MONITOR DE VIDEO 24 POLEGADAS, FICTICIO',
        ncm: '85285200',
        unidade: 'UN',
        preco: '689.75',
        origem: '0',
      },
    ],
    destinos: [{ uf: 'SP', municipioIbge: '3550308', municipio: 'São Paulo' }],
  });
  const arquivo = (name: string, texto: string, mimeType = 'text/xml') => ({
    name,
    mimeType,
    buffer: Buffer.from(texto),
  });
  return [
    arquivo('di-1.xml', di(71_001, 1)),
    arquivo('di-2.xml', di(71_002, 2)),
    arquivo('duimp-capa.json', JSON.stringify(capaDoDono()), 'application/json'),
    arquivo('duimp-itens.json', JSON.stringify(paginaFicticia(1, 3)), 'application/json'),
    ...notas.map(({ nome, xml }) => arquivo(nome, xml)),
  ];
}

/** The DUIMP of the journeys, of this importer. */
function capaDoDono() {
  const capa = capaFicticia();
  return { ...capa, identificacao: { ...capa.identificacao, importador: { tipoImportador: 'CNPJ', ni: DONO.cnpj } } };
}

const campo = (page: Page, nome: string) => page.getByRole('textbox', { name: nome, exact: true });
const escolher = async (page: Page, combo: RegExp | string, opcao: RegExp | string) => {
  await page.getByRole('combobox', { name: combo }).click();
  await page.getByRole('option', { name: opcao }).first().click();
};

test('an empty company, from the log-in to its first DAI with its DIs, DUIMP and notas: 39 acts', async ({ page }) => {
  const servidor = await servidorDeEmpresaVazia();
  try {
    await page.goto(servidor.origem);
    const atos = await contarAtos(page);

    await test.step('the log-in leads to an empty dashboard, and that to the first steps', async () => {
      await page.getByLabel('E-mail').fill(servidor.pessoa.email);
      await page.getByLabel('Senha', { exact: true }).fill(servidor.pessoa.senha);
      await page.getByRole('button', { name: 'Entrar' }).click();
      await page.getByRole('main').getByRole('link', { name: 'Primeiros passos' }).click();
    });

    await test.step('the disk is dropped whole, and read', async () => {
      await page.getByRole('main').getByRole('link', { name: 'Trazer o histórico' }).click();
      await page.getByLabel(/^Solte aqui uma pasta/).setInputFiles(discoDoEscritorio());
      await expect(page.getByRole('heading', { name: 'Lido até o fim' })).toBeVisible();
      // Two DIs and the two files of the DUIMP; then the notas.
      const causas = page.getByRole('group', { name: 'Causas' });
      await expect(causas.getByRole('button', { name: 'Declaração que virou processo: 4' })).toBeVisible();
      await expect(causas.getByRole('button', { name: 'Nota de saída lida: 10' })).toBeVisible();
    });

    await test.step('cadastros come out of it', async () => {
      await page.getByRole('link', { name: 'Cadastros do histórico' }).click();
      await escolher(page, `Setor de ${DONO.nome}`, 'Indústria');
      await escolher(page, `Situação na Suframa de ${DONO.nome}`, 'Ativa');
      await campo(page, `Inscrição Suframa de ${DONO.nome}`).fill('201234017');
      await campo(page, `Inscrição estadual (AM) de ${DONO.nome}`).fill('04.123.456-1');
      await page.getByRole('button', { name: /^Cadastrar \d/ }).click();
      await expect(page.getByText(/^No cadastro: /)).toBeVisible();
    });

    const abrirDi = async () => {
      await page
        .getByRole('row', { name: /\d\d\/\d{7}-\d/ })
        .first()
        .getByRole('link')
        .first()
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sefaz');
    };

    await test.step('the row of the matriz is made from the declaration that lacks it', async () => {
      await page.getByRole('link', { name: 'Primeiros passos' }).first().click();
      await page.getByRole('link', { name: 'Abrir a fila da Sefaz' }).click();
      await abrirDi();
      await page.getByRole('tab', { name: 'Adições e tributação' }).click();
      await page.getByRole('link', { name: 'Novo item da matriz' }).first().click();
      await campo(page, 'NCM do produto final').fill('8528.52.00');
      await campo(page, 'Código Suframa do produto').fill('0777');
      await campo(page, 'Destinação').fill('01');
      await campo(page, 'Utilização').fill('01');
      await campo(page, 'Código de tributação').fill('F777');
      await escolher(page, /Tratamento/, /Diferi/);
      await campo(page, 'Decreto concessivo').fill('Decreto fictício 77.777/2026');
      await campo(page, 'Início da vigência').fill('01/01/2020');
      await page.getByRole('button', { name: 'Gravar', exact: true }).click();
      await expect(page.getByText(/Item da matriz .* criado\./)).toBeVisible();
    });

    await test.step('the DAI is made, and its file comes down', async () => {
      await page.getByRole('button', { name: 'Importação' }).click();
      await page.getByRole('link', { name: 'Sefaz', exact: true }).first().click();
      await abrirDi();
      await page.getByRole('button', { name: 'Elaborar a DAI' }).click();
      await page.getByRole('tab', { name: 'Adições e tributação' }).click();
      await escolher(page, 'Linha da matriz da adição 001', /F777/);
      await page.getByRole('button', { name: 'Gravar', exact: true }).click();
      await expect(page.getByText('Alterações gravadas.')).toBeVisible();
      await page.getByRole('link', { name: 'Conferir e gerar XML' }).click();
      const [baixado] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Gerar XML' }).click(),
      ]);
      const xml = await readFile(await baixado.path(), 'utf8');
      expect(xml).toContain('<nrDocumento>');
      expect(xml).toContain('F777');
    });

    expect(await atos()).toBe(39);
  } finally {
    await servidor.parar();
  }
});
