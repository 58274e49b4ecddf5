import type { Page } from '@playwright/test';
import { diaEmManaus, entrar, expect, pedir, test } from '#e2e/apoio.ts';

interface Processo {
  id: string;
  numero: string;
}

const semente = () => `VER-${Date.now() % 10_000_000}`;
const grade = (page: Page) => page.getByRole('grid', { name: 'Processos de importação' });
const painel = (page: Page, { numero }: Processo) =>
  page.getByRole('complementary', { name: new RegExp(`^${numero},`) });

/** Processos of this test alone, under one reference of ours; the newest first, as the list has them. */
async function criar(page: Page, referencia: string, ...mudancas: object[]): Promise<Processo[]> {
  const criados: Processo[] = [];
  for (const uma of mudancas) {
    criados.unshift(await pedir<Processo>(page, '/api/Processo', { referencia, ...uma }));
  }
  return criados;
}

test('groups say how many each has; a group opens in its place, and the address keeps the grouping', async ({
  page,
}) => {
  await entrar(page);
  const referencia = semente();
  const navios = [
    { veiculo: `${referencia}-NORTE` },
    { veiculo: `${referencia}-SUL` },
    { veiculo: `${referencia}-SUL` },
  ];
  const [, doSul] = await criar(page, referencia, ...navios);
  await page.goto(`/#/importacao/processos?q=${referencia}`);
  await page.getByRole('group', { name: 'Como mostrar' }).getByRole('button', { name: 'Grupos' }).click();

  const grupos = page.getByRole('region', { name: 'Processos agrupados' });
  await expect(grupos.getByRole('listitem')).toHaveText([/^Em aberto\s*3$/]);
  await grupos.getByRole('group', { name: 'Agrupar por' }).getByRole('button', { name: 'Navio' }).click();
  await expect(grupos.getByRole('button', { name: /-SUL\s*2$/ })).toBeVisible();
  await expect(grupos.getByRole('button', { name: /-NORTE\s*1$/ })).toBeVisible();

  await grupos.getByRole('button', { name: /-SUL\s*2$/ }).click();
  const tabela = grupos.getByRole('table', { name: `${referencia}-SUL` });
  await expect(tabela.getByRole('row')).toHaveCount(3);
  await expect(tabela.getByRole('link', { name: doSul?.numero })).toBeVisible();

  await page.reload();
  await expect(grupos.getByRole('button', { name: /-SUL\s*2$/ })).toBeVisible();
});

test('the calendar shows an ETA on its day, leads to its processo, and its month is in the address', async ({
  page,
}) => {
  await entrar(page);
  const dia = diaEmManaus(3);
  const [processo] = (await criar(page, semente(), { eta: dia })) as [Processo];
  await page.goto('/#/importacao/processos?modo=calendario');
  await page.getByRole('button', { name: 'Mês seguinte' }).click();
  await expect(page).toHaveURL(/mes=\d{4}-\d{2}/);
  await page.goto(`/#/importacao/processos?modo=calendario&mes=${dia.slice(0, 7)}`);

  const celula = page.getByRole('cell').filter({ has: page.locator(`time[datetime="${dia}"]`) });
  const mais = celula.getByRole('button', { name: /^mais \d+$/ });
  await expect(celula.getByRole('link').first()).toBeVisible();
  if (await mais.isVisible()) await mais.click();
  await expect(celula).toContainText(`ETA ${processo.numero}`);
  await celula.getByRole('link', { name: processo.numero }).click();
  await expect(page).toHaveURL(new RegExp(`processos/${processo.id}`));
});

test('the space bar shows a row beside the list; j and k walk, Esc closes, and the focus stays in the list', async ({
  page,
}) => {
  await entrar(page);
  const referencia = semente();
  const [terceiro, segundo] = (await criar(page, referencia, {}, {}, {})) as [Processo, Processo, Processo];
  await page.goto(`/#/importacao/processos?q=${referencia}`);
  await expect(page.getByText('1–3 de 3')).toBeVisible();
  await grade(page).locator('tbody [data-field="numero"]').first().focus();

  await page.keyboard.press('Space');
  await expect(painel(page, terceiro)).toContainText('Próximo ato');
  await page.keyboard.press('j');
  await expect(painel(page, segundo)).toBeVisible();
  await expect(painel(page, terceiro)).toBeHidden();
  await page.keyboard.press('k');
  await expect(painel(page, terceiro)).toBeVisible();
  await expect(page.locator(':focus')).toHaveRole('gridcell');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('complementary', { name: /Processos de importação$/ })).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`processos/${terceiro.id}`));
});
