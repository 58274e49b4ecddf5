import type { Page } from '@playwright/test';
import { entrar, expect, pedir, test } from '#e2e/apoio.ts';
import { entrarComoNovaPessoa } from '#e2e/pessoas.ts';

interface Importador {
  id: string;
  razaoSocial: string;
}

async function doisImportadores(page: Page): Promise<readonly [Importador, Importador]> {
  const [um, outro] = await pedir<Importador[]>(page, '/api/Importador?ordem=razaoSocial&tamanho=2');
  if (!um || !outro) throw new Error('The demonstration has at least two importers.');
  return [um, outro];
}

/** A person of this test alone, since the choice is remembered per person. */
async function escolher(page: Page, { razaoSocial }: Importador): Promise<void> {
  await page.getByRole('button', { name: 'Importador: Todos os importadores' }).click();
  await page.getByRole('dialog', { name: 'De que importador' }).getByRole('button', { name: razaoSocial }).click();
  await expect(page.getByRole('button', { name: /^Importador: Só de/ })).toBeVisible();
}

const so = (page: Page, { razaoSocial }: Importador) =>
  page.getByRole('note').filter({ hasText: `Só de ${razaoSocial}` });

test('one importer in the bar: lists, dashboard, reports, calendar and new forms are its own, until it is taken off', async ({
  page,
}) => {
  await entrar(page);
  const [um] = await doisImportadores(page);
  await entrarComoNovaPessoa(page, page, '/importacao/processos');
  const contados = page.waitForResponse((r) => r.url().includes('/api/Processo?') && r.url().includes(um.id));
  await escolher(page, um);
  await contados;
  await expect(so(page, um)).toBeVisible();
  for (const endereco of [
    '/importacao/relatorioPos',
    '/importacao/sefaz',
    '/dci/processos-dci',
    '/dcr/processos-dcr',
    '/dcr/saldo-insumos',
    '/dashboard',
    '/meu-dia',
    '/importacao/relatorios/registro-de-di',
    '/importacao/processos?modo=calendario',
  ]) {
    await page.goto(`/#${endereco}`);
    await expect(so(page, um)).toBeVisible();
  }
  await page.goto('/#/configuracoes/fornecedores');
  await expect(page.getByText('Aqui não se separa por importador: a lista mostra todos.')).toBeVisible();
  for (const novo of [
    '/importacao/relatorioPos/novo',
    '/dci/novo-processo-dci',
    '/dcr/novo-processo-dcr',
    '/dcr/produtos/novo',
  ]) {
    await page.goto(`/#${novo}`);
    await expect(page.getByRole('combobox', { name: /^(Importador|Indústria)/ })).toHaveValue(
      new RegExp(um.razaoSocial),
    );
  }
  await page.reload();
  await page.getByRole('button', { name: 'Ver todos os importadores' }).click();
  await expect(page.getByRole('button', { name: 'Importador: Todos os importadores' })).toBeVisible();
});
