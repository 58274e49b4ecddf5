import type { Page } from '@playwright/test';
import { diaEmManaus, entrar, expect, novoNumeroDi, pedir, test } from '#e2e/apoio.ts';

interface Processo {
  id: string;
  versao: number;
  numero: string;
  numeroDI: string;
  canalRfb: string | null;
}

const grade = (page: Page) => page.getByRole('grid', { name: 'Processos de importação' });

/** Registered processos of this test alone, under one reference of ours. */
async function registrados(page: Page, quantos: number): Promise<{ referencia: string; processos: Processo[] }> {
  const referencia = `LOTE-${Date.now() % 1_000_000}`;
  const processos: Processo[] = [];
  for (let i = 0; i < quantos; i += 1) {
    const numeroDI = novoNumeroDi();
    const { id, versao } = await pedir<Processo>(page, '/api/Processo', { referencia, numeroDI });
    const passo = { versao, situacao: 'REGISTRADO', data: diaEmManaus() };
    processos.push(await pedir<Processo>(page, `/api/Processo/${id}/Passo`, passo));
  }
  return { referencia, processos };
}

const canais = async (page: Page, processos: readonly Processo[]) =>
  Promise.all(processos.map(async ({ id }) => (await pedir<Processo>(page, `/api/Processo/${id}`)).canalRfb));

test('the canal of ten processos: 3 acts (select, Informar o canal, Verde)', async ({ page }) => {
  await entrar(page);
  const { referencia, processos } = await registrados(page, 10);
  await page.goto(`/#/importacao/processos?q=${referencia}`);
  await expect(page.getByText('1–10 de 10')).toBeVisible();

  await page.getByRole('checkbox', { name: 'Selecionar todas as linhas' }).click();
  await page.getByRole('button', { name: 'Informar o canal' }).click();
  const janela = page.getByRole('dialog', { name: 'Informar o canal' });
  await expect(janela.getByText(/^10 processos mudam:/)).toBeVisible();
  await janela.getByRole('button', { name: 'Verde' }).click();

  await expect(page.getByText('Canal verde em 10 processos.')).toBeVisible();
  await expect(grade(page).getByText('Verde')).toHaveCount(10);
  expect(await canais(page, processos)).toEqual(processos.map(() => 'VERDE'));
});

test('what cannot change is said before, by reason, and the others change', async ({ page }) => {
  await entrar(page);
  const { referencia, processos } = await registrados(page, 2);
  const aberto = await pedir<Processo>(page, '/api/Processo', { referencia });
  await page.goto(`/#/importacao/processos?q=${referencia}`);
  await expect(page.getByText('1–3 de 3')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Selecionar todas as linhas' }).click();
  await page.getByRole('button', { name: 'Informar o canal' }).click();
  const janela = page.getByRole('dialog', { name: 'Informar o canal' });
  await expect(janela.getByText(/^2 processos mudam:/)).toBeVisible();
  await expect(janela.getByRole('listitem')).toContainText(`${aberto.numero}: De “Em aberto” não se passa`);
  await janela.getByRole('button', { name: 'Vermelho' }).click();
  await expect(page.getByText('Canal vermelho em 2 processos.')).toBeVisible();
  expect(await canais(page, [...processos, aberto])).toEqual(['VERMELHO', 'VERMELHO', null]);
});

test('a pasted list gives each DI its own canal', async ({ page }) => {
  await entrar(page);
  const { referencia, processos } = await registrados(page, 2);
  const [um, dois] = processos as [Processo, Processo];
  await page.goto(`/#/importacao/processos?q=${referencia}`);
  await page.getByRole('button', { name: 'Colar canais' }).click();
  const janela = page.getByRole('dialog', { name: 'Colar canais' });
  await janela
    .getByLabel('DI ou DUIMP e canal, um por linha')
    .fill(`${um.numeroDI}; amarelo\n${dois.numeroDI}\tcinza\nazul`);
  await expect(janela.getByText('Uma linha não se entende: azul')).toBeVisible();
  await expect(janela.getByText(/^2 processos mudam:/)).toBeVisible();
  await janela.getByRole('button', { name: 'Informar os canais' }).click();
  await expect(page.getByText('Canal informado em 2 processos.')).toBeVisible();
  expect(await canais(page, processos)).toEqual(['AMARELO', 'CINZA']);
});

test('a person is put in charge of the selected processos', async ({ page }) => {
  await entrar(page);
  const { referencia } = await registrados(page, 2);
  await page.goto(`/#/importacao/processos?q=${referencia}`);
  await expect(page.getByText('1–2 de 2')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Selecionar todas as linhas' }).click();
  await page.getByRole('button', { name: 'Atribuir' }).click();
  const janela = page.getByRole('dialog', { name: 'Atribuir processos' });
  await janela.getByRole('combobox', { name: 'Responsável' }).click();
  await page.getByRole('option', { name: /^Maria/ }).click();
  await janela.getByRole('button', { name: 'Atribuir' }).click();
  await expect(page.getByText(/responde por 2 processos\.$/)).toBeVisible();
  await expect(grade(page).getByText(/^Maria/)).toHaveCount(2);
});
