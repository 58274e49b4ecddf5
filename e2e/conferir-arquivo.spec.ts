import { conferir } from './acessivel.ts';
import { entrar, expect, test } from './apoio.ts';

/** Records 0, with nothing filled in, and 1. */
const DCRE = [
  `0${' '.repeat(273)}${'0'.repeat(44)}${' '.repeat(34)}`,
  `1MOTO-01        0001${'MOTOCICLETA À PROVA'.padEnd(80)}000000001234560`,
].join('\r\n');
const arquivo = (texto: string) => ({ name: 'dcr.txt', mimeType: 'text/plain', buffer: Buffer.from(texto, 'latin1') });

test('a DCR-E file is conferred field by field by the keyboard, and nothing of it leaves the browser', async ({
  page,
}) => {
  await entrar(page);
  await page.goto('/#/dcr/processos-dcr?dialogo=conferir-arquivo');
  const dialogo = page.getByRole('dialog', { name: 'Conferir arquivo DCR-E' });
  const lugar = dialogo.getByLabel('Solte aqui o arquivo DCR-E');

  await test.step('a file of something else is refused with a sentence', async () => {
    await lugar.setInputFiles(arquivo('<di/>'));
    await expect(dialogo.getByRole('alert')).toContainText('Não parece um arquivo DCR-E');
  });

  const enviados: string[] = [];
  page.on('request', (pedido) => enviados.push(pedido.method()));

  await test.step('the error is found from the button, its field said in words and in sight', async () => {
    await lugar.setInputFiles(arquivo(DCRE.replace('000000001234560', '00000000123456X')));
    await dialogo.getByRole('button', { name: 'Próximo erro' }).press('Enter');
    await expect(dialogo.getByRole('status')).toHaveText(
      'PRC_VENDA, posições 101 a 115: erro, devia ter só algarismos',
    );
    await expect(dialogo.getByRole('option', { name: /^PRC_VENDA/ })).toBeInViewport();
    await expect(dialogo.getByRole('row', { name: /PRC_VENDA/ })).toBeInViewport();
    await conferir(page);
  });

  await test.step('the arrows reach the other fields, accents read from windows-1252', async () => {
    await dialogo.getByRole('listbox', { name: 'Texto da linha 2, campo a campo' }).press('ArrowLeft');
    await expect(dialogo.getByRole('status')).toHaveText('DESCRICAO, posições 21 a 100: MOTOCICLETA À PROVA');
  });

  expect(enviados.filter((metodo) => metodo !== 'GET')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialogo).toBeHidden();
  await expect(page).toHaveURL(/#\/dcr\/processos-dcr$/);
});

test('Minhas DCIs offers the same for a DCI, and a broken address opens no dialog', async ({ page }) => {
  await entrar(page);
  await page.goto('/#/dci/processos-dci?dialogo=outra-coisa');
  await page.getByRole('button', { name: 'Conferir arquivo' }).click();
  await expect(page).toHaveURL(/dialogo=conferir-arquivo/);
  await expect(page.getByRole('dialog', { name: 'Conferir arquivo DCI' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
});
