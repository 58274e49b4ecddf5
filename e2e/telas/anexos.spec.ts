import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { conferir } from '#e2e/acessivel.ts';
import { entrar, expect, processoDaDemonstracao, test } from '#e2e/apoio.ts';

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n');
const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

const anexos = (page: Page) => page.getByRole('table', { name: 'Anexos', exact: true }).getByRole('row');
const anexar = (page: Page, ...arquivos: [nome: string, buffer: Buffer][]) =>
  page
    .getByLabel('Solte aqui os arquivos a anexar')
    .setInputFiles(arquivos.map(([name, buffer]) => ({ name, mimeType: '', buffer })));

/** Each test uses its own process: the tests run in parallel on one database. */
async function abrirDocumentos(page: Page, processo: string): Promise<void> {
  await entrar(page);
  await page.goto(`/#/importacao/processos?q=${processo}`);
  await page.getByRole('link', { name: processo }).click();
  await page.getByRole('tab', { name: 'Documentos' }).click();
  await expect(page.getByText('Solte aqui os arquivos a anexar')).toBeVisible();
}

test('files are kept with a process, shown, downloaded to the bit, deleted and brought back', async ({ page }) => {
  await abrirDocumentos(page, processoDaDemonstracao(26));
  await anexar(page, ['Commercial Invoice nº 7.pdf', PDF], ['foto da carga.gif', GIF]);
  await expect(anexos(page)).toHaveCount(3);
  const fatura = anexos(page).filter({ hasText: 'Commercial Invoice nº 7.pdf' });
  await expect(fatura).toContainText('Fatura comercial');
  await expect(fatura).toContainText(`${PDF.length} bytes`);
  await conferir(page);

  await test.step('what can be seen is seen, with the hash it is kept under', async () => {
    await page.getByRole('button', { name: 'foto da carga.gif', exact: true }).click();
    const visto = page.getByRole('dialog', { name: 'foto da carga.gif' });
    await expect(visto.getByRole('img', { name: 'foto da carga.gif' })).toBeVisible();
    await expect(visto).toContainText(/SHA-256 [0-9a-f]{64}/);
    await page.keyboard.press('Escape');
    await expect(visto).toBeHidden();
  });

  await test.step('what was sent is what is downloaded', async () => {
    const espera = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Baixar: Commercial Invoice nº 7.pdf' }).click();
    const baixado = await espera;
    expect(baixado.suggestedFilename()).toBe('Commercial Invoice nº 7.pdf');
    expect(await readFile(await baixado.path())).toEqual(PDF);
  });

  await test.step('it is called otherwise', async () => {
    await page.getByRole('button', { name: 'Mudar nome e tipo: foto da carga.gif' }).click();
    const dialogo = page.getByRole('dialog', { name: 'Nome e tipo do anexo' });
    await dialogo.getByLabel('Nome').fill('');
    await expect(dialogo.getByText('Dê um nome ao arquivo.')).toBeVisible();
    await dialogo.getByLabel('Nome').fill('Avaria no contêiner.gif');
    await dialogo.getByLabel('Tipo').click();
    await page.getByRole('option', { name: 'Comprovante' }).click();
    await page.keyboard.press('Tab');
    await dialogo.getByRole('button', { name: 'Gravar' }).click();
    await expect(anexos(page).filter({ hasText: 'Avaria no contêiner.gif' })).toContainText('Comprovante');
  });

  await test.step('deleted it is still there to be brought back, at once or later', async () => {
    await page.getByRole('button', { name: 'Excluir: Avaria no contêiner.gif' }).click();
    await expect(anexos(page)).toHaveCount(2);
    await page.getByRole('alert').getByRole('button', { name: 'Desfazer' }).click();
    await expect(anexos(page)).toHaveCount(3);
    await page.getByRole('button', { name: 'Excluir: Avaria no contêiner.gif' }).click();
    await expect(anexos(page)).toHaveCount(2);
    await page.reload();
    await page.getByRole('button', { name: 'Ver excluídos' }).click();
    await page.getByRole('button', { name: 'Trazer de volta: Avaria no contêiner.gif' }).click();
    await expect(page.getByText('Nenhum anexo foi excluído.')).toBeVisible();
    await page.getByRole('button', { name: 'Voltar aos anexos' }).click();
    await expect(anexos(page)).toHaveCount(3);
  });
});

test('a file that does not arrive says so, and is sent again without being chosen again', async ({ page }) => {
  await abrirDocumentos(page, processoDaDemonstracao(4));
  await page.route('**/api/Documento?*', (rota) =>
    rota.request().method() === 'POST' ? rota.abort() : rota.continue(),
  );
  await anexar(page, ['romaneio.csv', Buffer.from('a;b\n')]);
  const falha = page.getByRole('alert').filter({ hasText: 'romaneio.csv não foi anexado.' });
  await expect(falha).toContainText('Sem conexão com o servidor');
  await page.unroute('**/api/Documento?*');
  await falha.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(anexos(page).filter({ hasText: 'romaneio.csv' })).toContainText('Romaneio de carga');
  await expect(falha).toBeHidden();
});
