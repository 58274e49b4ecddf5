import type { Page } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import { conferir } from '#e2e/acessivel.ts';
import { diaEmManaus, entrar, escolher, expect, test } from '#e2e/apoio.ts';
import { industriaComDcr } from '#e2e/industria-da-dci.ts';
import { gerarNotas, type PedidoDeNotas } from '#server/seeds/gerador-nfe.ts';

const campo = (page: Page, nome: string) => page.getByRole('textbox', { name: nome, exact: true });
const SAO_PAULO = { uf: 'SP', municipioIbge: '3550308', municipio: 'São Paulo' } as const;
const MANAUS = { uf: 'AM', municipioIbge: '1302603', municipio: 'Manaus' } as const;

async function etapa(page: Page, nome: string): Promise<void> {
  const etapas = page.getByRole('navigation', { name: 'Etapas da DCI' });
  await etapas.getByRole('button', { name: new RegExp(nome) }).click();
}

async function passar(page: Page, passo: string, numero?: string): Promise<void> {
  await page.getByRole('button', { name: passo, exact: true }).first().click();
  const dialogo = page.getByRole('dialog');
  if (numero) await dialogo.getByRole('textbox', { name: /Número/ }).fill(numero);
  await dialogo.getByRole('button', { name: 'Confirmar' }).click();
  await expect(dialogo).toHaveCount(0);
}

/** A day of exit whose next day is in the same month: a nota leaves on the day of its issue or on the next. */
function diaDeSaida(): string {
  const dia = diaEmManaus(-10);
  return dia.slice(0, 7) === diaEmManaus(-9).slice(0, 7) ? dia : diaEmManaus(-11);
}

/** Generates notas of one unit each. */
function notasDe(
  pedido: Pick<PedidoDeNotas, 'notas' | 'emitente' | 'destinos' | 'primeiroNumero'> & {
    codigo: string;
    canceladas?: number;
  },
) {
  const { codigo, canceladas = 0, ...resto } = pedido;
  const dia = diaDeSaida();
  const produto = {
    codigo,
    descricao: 'MONITOR FICTICIO 24',
    ncm: '85285200',
    unidade: 'UN',
    preco: '900',
    origem: '0',
  };
  return gerarNotas({ ...resto, semente: 7, canceladas, de: dia, ate: dia, quantidadeMaxima: 1, produtos: [produto] });
}

test('from a DI to a registered DCI: notas dropped, stock drawn, taxes told, and the balance after it', async ({
  page,
}, info) => {
  const marca = `${info.parallelIndex}${Date.now()}`.slice(-8);
  await entrar(page);
  const { razaoSocial, codigo, cnpj, placa, numeroDi } = await industriaComDcr(page, marca);
  const [mes = '', ano = ''] = [diaDeSaida().slice(5, 7), diaDeSaida().slice(0, 4)];
  const di = `${numeroDi.slice(0, 2)}/${numeroDi.slice(2, 9)}-${numeroDi.slice(9)}`;
  const emitente = { cnpj, ie: '041234561', nome: razaoSocial };

  await test.step('a DCI of the month is begun', async () => {
    await page.goto('/#/dci/novo-processo-dci');
    await escolher(page, 'Indústria', razaoSocial);
    await escolher(page, 'Credenciado', 'Ana');
    await campo(page, 'Competência').fill(`${mes}/${ano}`);
    await campo(page, 'Taxa do dólar (R$)').fill('5,0000');
    await conferir(page);
    await page.getByRole('button', { name: 'Criar e continuar' }).click();
    await expect(page.getByText(/DCI-\d{4}-\d{4} criada\./)).toBeVisible();
  });

  await test.step('its notas are dropped, and what does not leave is left out and said so', async () => {
    const vendidas = notasDe({ notas: 5, canceladas: 1, emitente, codigo, destinos: [SAO_PAULO], primeiroNumero: 1 });
    const ficam = notasDe({ notas: 1, emitente, codigo, destinos: [MANAUS], primeiroNumero: 50 });
    const arquivos = [...vendidas.notas, ...vendidas.cancelamentos, ...ficam.notas];
    const zip = zipSync(Object.fromEntries(arquivos.map(({ nome, xml }) => [nome, strToU8(xml)])));
    await page.getByLabel('Solte aqui os XMLs das notas de saída').setInputFiles({
      name: 'notas.zip',
      mimeType: 'application/zip',
      buffer: Buffer.from(zip),
    });
    const resumo = page.getByRole('status', { name: 'Resumo do envio' });
    await expect(resumo).toContainText('4 notas incluídas');
    await expect(resumo).toContainText('1 de fora: Nota cancelada ou denegada.');
    await expect(resumo).toContainText('1 de fora: Destino dentro da Zona Franca: não há internação.');
    await conferir(page);
  });

  await test.step('by product and destino, under the DCR-E in force at the exit', async () => {
    await etapa(page, 'Itens e destinos');
    const linha = page.getByRole('row', { name: new RegExp(codigo) });
    await expect(linha).toContainText('Demais regiões');
    await expect(linha).toContainText(`30${marca}`);
    await expect(linha).toContainText('4 UN');
    await conferir(page);
  });

  await test.step('two boards a monitor come out of the DI', async () => {
    await etapa(page, 'Insumos e saldo');
    const insumo = page.getByRole('listitem').filter({ hasText: placa }).first();
    await expect(insumo).toContainText('8 PECA');
    await expect(insumo).toContainText(`DI ${di}`);
    await conferir(page);
  });

  await test.step('0.864 × 4 × 5 is what is paid, and says how it came about', async () => {
    await etapa(page, 'Tributos');
    await expect(page.getByRole('row', { name: new RegExp(codigo) })).toContainText('17,28');
    await conferir(page);
  });

  const numero = `40${marca}`;
  await test.step('it goes its way, and its number is told', async () => {
    await etapa(page, 'Conferência e envio');
    for (const [passo, feito] of [
      ['Calcular', 'Calculada'],
      ['Validar', 'Validada'],
    ] as const) {
      await page.getByRole('region', { name: 'Andamento' }).getByRole('button', { name: passo, exact: true }).click();
      await expect(page.getByRole('list', { name: 'Passos da DCI' }).getByText(feito)).toBeVisible();
    }
    await page.getByRole('button', { name: 'Gerar arquivo de conferência', exact: true }).first().click();
    const arquivo = page.getByRole('dialog', { name: /Arquivo de conferência/ });
    await arquivo.getByRole('option', { name: /^Linha 3 registro 21/ }).click();
    await expect(arquivo.getByRole('option', { name: /^DCRE, / })).toContainText(`30${marca}`);
    await expect(arquivo.getByRole('option', { name: /^QUANT, .*: 4,00000/ })).toBeVisible();
    await conferir(page);
    await arquivo.getByRole('button', { name: 'Fechar' }).click();
    await passar(page, 'Marcar como transmitida');
    await passar(page, 'Informar registro', numero);
    await expect(page.getByRole('heading', { name: `DCI ${numero}` })).toBeVisible();
    await expect(page.getByText(`Registrada com o número ${numero}`)).toBeVisible();
    await conferir(page);
  });

  await test.step('and back: from a nota to the declaration its parts came by', async () => {
    await page.getByRole('link', { name: 'Linhagem' }).click();
    await expect(page.getByRole('heading', { name: `Linhagem: DCI ${numero}` })).toBeVisible();
    await conferir(page);
    await page.getByRole('button', { name: 'Tabela' }).click();
    const notas = page.getByRole('table', { name: 'Notas de saída' });
    await expect(notas.getByRole('row')).toHaveCount(5);
    await conferir(page);
    await notas
      .getByRole('link', { name: /^Ver a partir daqui/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: /^Linhagem: Nota de saída/ })).toBeVisible();
    await expect(page.getByRole('table', { name: 'DCR-E' })).toContainText(`30${marca}`);
    const placas = page.getByRole('table', { name: 'Itens de DI' }).getByRole('row', { name: new RegExp(placa) });
    await expect(placas).toContainText('saldo 2 de 10 PECA');
    await expect(placas).toContainText('baixado: 8 PECA');
    await placas.getByRole('link').first().click();
    await expect(page.getByRole('table', { name: 'Extrato' })).toContainText(`DCI ${numero}`);
  });

  await test.step('the stock is what is left', async () => {
    await page.goto(`/#/dcr/saldo-insumos?q=${encodeURIComponent(placa)}`);
    const linha = page.getByRole('row', { name: new RegExp(`DI ${di}`) });
    await linha.getByRole('link').first().click();
    const extrato = page.getByRole('table', { name: 'Extrato' }).getByRole('row');
    await expect(extrato).toHaveCount(3);
    await expect(extrato.nth(2)).toContainText('Baixa por DCI');
    await expect(extrato.nth(2)).toContainText(`DCI ${numero}`);
    await expect(extrato.nth(2)).toContainText('2');
  });

  await test.step('a locked one is corrected by another, which begins with what was declared', async () => {
    await page.getByRole('link', { name: `DCI ${numero}` }).click();
    await page.getByRole('button', { name: 'Retificar' }).first().click();
    await page.getByRole('button', { name: 'Criar retificadora' }).click();
    await expect(page.getByText('Retificadora').first()).toBeVisible();
    // Nothing was added: everything was already declared and is not paid again.
    const figuras = page.getByRole('region', { name: 'Resultado do cálculo' });
    await expect(figuras.getByRole('definition').nth(0)).toHaveText('4');
    await expect(figuras.getByRole('definition').nth(4)).toHaveText('0,00');
  });
});
