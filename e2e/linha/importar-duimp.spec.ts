import type { Page } from '@playwright/test';
import { entrar, expect, pedir, test } from '#e2e/apoio.ts';
import { capaFicticia, DUIMP_DA_JORNADA, paginaFicticia } from '#e2e/duimp-ficticia.ts';

const dialogo = (page: Page) => page.getByRole('dialog', { name: 'Importar DI ou DUIMP' });
const cartao = (page: Page) => dialogo(page).getByRole('article', { name: DUIMP_DA_JORNADA.escrita });
const arquivo = (name: string, conteudo: unknown) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(conteudo)),
});

test('the cover and two pages of items of a DUIMP, dropped as the Portal answers them, become a process', async ({
  page,
}) => {
  const [capa, primeira, segunda] = [
    arquivo('capa.json', capaFicticia()),
    arquivo('itens-1.json', paginaFicticia(1, 2)),
    arquivo('itens-2.json', paginaFicticia(3, 3)),
  ];
  await entrar(page);
  await page.goto('/#/importacao/processos?dialogo=importar-di');
  const solte = dialogo(page).getByLabel('Solte aqui o XML da DI ou o JSON da DUIMP');

  await test.step('without the first page it says which items are missing, and nothing can be imported', async () => {
    await solte.setInputFiles([segunda, capa]);
    await expect(cartao(page).getByRole('alert')).toContainText(
      `Faltam os itens 1 e 2 de 3 da ${DUIMP_DA_JORNADA.escrita}`,
    );
    await expect(cartao(page).getByText(/Capa da DUIMP/)).toBeVisible();
    await expect(cartao(page).getByText(/Item 3 da DUIMP/)).toBeVisible();
    await expect(dialogo(page).getByRole('button', { name: 'Importar' })).toBeDisabled();
  });

  await test.step('with it, it is one declaration, shown before it is written', async () => {
    await solte.setInputFiles([primeira]);
    await expect(cartao(page).getByText('1 declaração', { exact: true })).toBeVisible();
    await expect(cartao(page).getByText(/Itens 1 a 2 da DUIMP/)).toBeVisible();
    await expect(cartao(page).getByText(/2 adições, 3 itens/)).toBeVisible();
    await dialogo(page).getByRole('button', { name: 'Importar 1 declaração' }).click();
    await expect(page.getByText('1 processo criado.')).toBeVisible();
  });

  await test.step('the process has it, and gives back what was received', async () => {
    const recebido = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Baixar o arquivo recebido' }).click();
    expect((await recebido).suggestedFilename()).toBe(`${DUIMP_DA_JORNADA.numero}.zip`);
  });

  await test.step('an older version is refused, with the way to the process that stands', async () => {
    const nova = new FormData();
    nova.append('file', new Blob([JSON.stringify(capaFicticia(2))]), 'capa.json');
    nova.append('file', new Blob([JSON.stringify(paginaFicticia(1, 3, 2))]), 'itens.json');
    await pedir(page, '/api/Processo/ImportarDi?retificar=true&aplicar=true', nova);
    await page.goto('/#/importacao/processos?dialogo=importar-di');
    await solte.setInputFiles([capa, primeira, segunda]);
    await cartao(page).getByRole('button', { name: 'Ver como retificação' }).click();
    const aviso = page.getByRole('dialog', { name: 'Retificação' }).getByRole('alert');
    await expect(aviso).toContainText('traz a versão 1');
    await expect(aviso).toContainText('já está a versão 2');
    await expect(aviso.getByRole('link', { name: 'Ver o processo' })).toBeVisible();
  });
});
