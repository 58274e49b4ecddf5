import { entrar, expect, test } from '#e2e/apoio.ts';

/** A page over HTTP of an office's own network is no secure context: these are what it has not. */
function semContextoSeguro(): void {
  for (const [dono, nome] of [
    [Crypto.prototype, 'randomUUID'],
    [Crypto.prototype, 'subtle'],
    [Navigator.prototype, 'clipboard'],
    [Navigator.prototype, 'locks'],
  ] as const) {
    Object.defineProperty(dono, nome, { value: undefined });
  }
}

test('over plain HTTP a line is added to an order, and a cell of a list is copied', async ({ page }) => {
  await page.addInitScript(semContextoSeguro);
  await entrar(page);
  await page.goto('/#/importacao/relatorioPos/novo');
  const itens = page.getByRole('grid', { name: 'Itens' });
  await page.getByRole('button', { name: 'Adicionar linha' }).click();
  await expect(itens.getByRole('rowheader')).toHaveText(['1']);

  await page.goto('/#/importacao/processos?ordem=numero');
  const lista = page.getByRole('grid', { name: 'Processos de importação' });
  await lista.getByRole('gridcell', { name: 'Registrado' }).first().focus();
  await page.keyboard.press('Control+c');
  const busca = page.getByPlaceholder(/^Buscar processo/);
  await busca.click();
  await page.keyboard.press('Control+v');
  await expect(busca).toHaveValue(/^Registrado/);
});
