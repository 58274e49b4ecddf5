import type { Page } from '@playwright/test';
import { conferir } from '#e2e/acessivel.ts';
import { entrar, expect, test } from '#e2e/apoio.ts';
import { gerarArquivoDi } from '#server/seeds/arquivo-di.ts';

const ORIGINAL = gerarArquivoDi({
  semente: 91_012,
  dataRegistro: '2026-11-19',
  adicoes: 3,
  itensPorAdicao: 2,
  importador: { numero: '11222333000181', nome: 'IMPORTADORA DA RETIFICACAO LTDA' },
  taxas: { '220': '5.3417' },
});
const [, ano, numero, digito] = /<numeroDI>(\d{2})(\d{7})(\d)</.exec(ORIGINAL) ?? [];
const DI = `DI ${ano}/${numero}-${digito}`;

/** Replaces the value of a leaf in one adição, by its place. */
function naAdicao(xml: string, lugar: number, folha: string, valor: string): string {
  let quantas = 0;
  return xml.replace(/<adicao>[\s\S]*?<\/adicao>/g, (adicao) =>
    ++quantas === lugar ? adicao.replace(new RegExp(`(<${folha}>)[^<]*`), (_, abre) => `${abre}${valor}`) : adicao,
  );
}

const RETIFICADO = naAdicao(
  naAdicao(
    ORIGINAL.replace(/(<cargaPesoBruto>)\d+/, (_, abre) => `${abre}000009900000000`),
    2,
    'iiAliquotaValorDevido',
    '000000000123456',
  ),
  3,
  'fornecedorNome',
  'OUTRO EXPORTADOR FICTICIO',
);

const arquivo = (name: string, texto: string) => ({ name, mimeType: 'text/xml', buffer: Buffer.from(texto) });
const importacao = (page: Page) => page.getByRole('dialog', { name: 'Importar DI ou DUIMP' });
const retificacao = (page: Page) => page.getByRole('dialog', { name: `Retificação da ${DI}` });

async function soltar(page: Page, name: string, texto: string): Promise<void> {
  await page.goto('/#/importacao/processos?dialogo=importar-di');
  await importacao(page).getByLabel('Solte aqui o XML da DI').setInputFiles(arquivo(name, texto));
}

test('a second file of a DI shows the three fields that changed; one block is accepted with its motive', async ({
  page,
}) => {
  await entrar(page);
  await soltar(page, 'original.xml', ORIGINAL);
  await importacao(page).getByRole('button', { name: 'Importar 1 declaração' }).click();
  await expect(page.getByText('1 processo criado.')).toBeVisible();

  await test.step('dropped again with three fields changed, it is a difference of those three', async () => {
    await soltar(page, 'retificada.xml', RETIFICADO);
    await importacao(page).getByRole('button', { name: 'Ver como retificação' }).click();
    await expect(retificacao(page).getByText('Todos os blocos aceitos')).toBeVisible();
    await expect(retificacao(page).getByRole('region')).toHaveCount(3);
    await expect(retificacao(page).getByText('1 diferença', { exact: true })).toHaveCount(3);
    await expect(retificacao(page).getByRole('region', { name: 'Carga e transporte' })).toContainText(
      'Peso bruto (kg)',
    );
    await expect(retificacao(page).getByRole('region', { name: 'Adição 002' })).toContainText('Depois: 1.234,56');
    await expect(retificacao(page).getByRole('region', { name: 'Adição 003' })).toContainText(
      'Depois: OUTRO EXPORTADOR FICTICIO',
    );
    await conferir(page);
  });

  await test.step('one block is accepted, which asks for a motive', async () => {
    await retificacao(page).getByRole('checkbox', { name: 'Carga e transporte' }).uncheck();
    await retificacao(page).getByRole('checkbox', { name: 'Adição 003' }).uncheck();
    await retificacao(page).getByRole('button', { name: 'Aplicar 1 de 3' }).click();
    await expect(retificacao(page).getByText('Diga por que a declaração é retificada.')).toBeVisible();
    await retificacao(page).getByLabel('Motivo').fill('Exigência da Receita');
    await retificacao(page).getByRole('button', { name: 'Aplicar 1 de 3' }).click();
    await expect(page.getByText('Retificação aplicada.')).toBeVisible();
  });

  await test.step('the process has it, and says what of the file it has not', async () => {
    await importacao(page).getByRole('link', { name: /IMP-/ }).click();
    const aviso = page.getByRole('alert').filter({ hasText: 'dizem coisas diferentes' });
    await expect(aviso).toContainText('Carga e transporte, Adição 003');
    await expect(aviso).toContainText('Motivo: Exigência da Receita');
    await page.getByRole('tab', { name: 'Adições' }).click();
    await expect(page.getByRole('table', { name: 'Adições' }).getByRole('row', { name: /^002/ })).toContainText(
      '1.234,56',
    );
    await page.getByRole('tab', { name: 'Histórico' }).click();
    const feitas = page.getByRole('table', { name: 'Retificações' });
    await expect(feitas.getByRole('button', { name: 'original.xml' })).toBeVisible();
    await expect(page.getByText('Motivo: Exigência da Receita. Não aceito do arquivo')).toBeVisible();
    await expect(page.getByText('Adição 002: II: devido')).toBeVisible();
  });

  await test.step('what was left is seen again from the process, and taken', async () => {
    await page.getByRole('button', { name: 'Ver a diferença' }).click();
    await expect(retificacao(page).getByRole('region')).toHaveCount(2);
    await retificacao(page).getByLabel('Motivo').fill('O resto também');
    await retificacao(page).getByRole('button', { name: 'Aplicar', exact: true }).click();
    await expect(page.getByText('Retificação aplicada.').last()).toBeVisible();
    await expect(page.getByText('dizem coisas diferentes')).toHaveCount(0);
  });

  await test.step('from its page too, a file that says the same has nothing to accept', async () => {
    await page.getByRole('button', { name: 'Retificar' }).click();
    await page
      .getByLabel('Solte aqui o arquivo da declaração retificada')
      .setInputFiles(arquivo('retificada.xml', RETIFICADO));
    await expect(retificacao(page).getByText(/não há diferença a aceitar/)).toBeVisible();
  });
});
