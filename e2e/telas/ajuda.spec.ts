import { conferir } from '#e2e/acessivel.ts';
import { entrar, expect, test } from '#e2e/apoio.ts';

test('help opens at the screen, is found without accents, leads on, can be sent, and leaves what is typed alone', async ({
  page,
  context,
}) => {
  await entrar(page);
  const ajuda = page.getByRole('dialog', { name: 'Ajuda' });
  const secao = (nome: string) => ajuda.getByRole('heading', { name: nome, exact: true });

  await test.step('at the list of processes, from the bar', async () => {
    await page.goto('/#/importacao/processos');
    await page.getByRole('button', { name: 'Ajuda', exact: true }).click();
    await expect(secao('Processos')).toBeFocused();
    const figura = ajuda.getByRole('img', { name: 'A lista de processos de importação' });
    await expect.poll(() => figura.evaluate((imagem: HTMLImageElement) => imagem.naturalWidth)).toBeGreaterThan(0);
    await conferir(page);
    await page.keyboard.press('Escape');
    await expect(ajuda).toBeHidden();
  });

  await test.step('at a form, by its key, with something typed', async () => {
    await page.goto('/#/configuracoes/fornecedores/novo');
    await page.getByRole('textbox', { name: 'Razão social', exact: true }).fill('Peças pela metade');
    await page.keyboard.press('F1');
    await expect(secao('Fornecedores')).toBeFocused();
  });

  await test.step('a word without its accents, the page it is on, a link of that page', async () => {
    await ajuda.getByRole('searchbox', { name: 'Buscar na ajuda' }).fill('resolucoes cas');
    const achado = ajuda
      .getByRole('region', { name: 'Achados' })
      .getByRole('link', { name: 'Importador', exact: true });
    await expect(achado).toBeVisible();
    await conferir(page);
    await achado.click();
    await expect(secao('Importador')).toBeFocused();
    await ajuda.getByRole('searchbox', { name: 'Buscar na ajuda' }).fill('sete passos');
    await ajuda.getByRole('link', { name: 'Novo Processo › Os sete passos' }).click();
    await expect(secao('Os sete passos')).toBeFocused();
    await ajuda.getByRole('link', { name: 'Processo', exact: true }).click();
    await expect(secao('Processo')).toBeFocused();
  });

  await test.step('a page of its own, with an address', async () => {
    const [outra] = await Promise.all([
      context.waitForEvent('page'),
      ajuda.getByRole('link', { name: 'Abrir em outra aba' }).click(),
    ]);
    await expect(outra).toHaveURL(/#\/ajuda\?secao=processo$/);
    await expect(outra.getByRole('heading', { name: 'Processo', exact: true })).toBeVisible();
    await outra.close();
  });

  await test.step('and back: the form as it was, and the help where it was', async () => {
    await page.keyboard.press('F1');
    await expect(ajuda).toBeHidden();
    await expect(page.getByRole('textbox', { name: 'Razão social', exact: true })).toHaveValue('Peças pela metade');
    await page.keyboard.press('F1');
    await expect(secao('Processo')).toBeVisible();
  });
});

test('help opens with the API down, once the page has stood a while', async ({ page }) => {
  const manual = page.waitForResponse('**/ajuda/manual.json');
  await entrar(page);
  await page.goto('/#/meu-dia');
  await manual;
  await page.route('**/*', (rota) => rota.abort());
  await page.keyboard.press('F1');
  const ajuda = page.getByRole('dialog', { name: 'Ajuda' });
  await expect(ajuda.getByRole('heading', { name: 'Meu dia', exact: true })).toBeVisible();
  await ajuda.getByRole('searchbox', { name: 'Buscar na ajuda' }).fill('sem rede');
  await expect(
    ajuda.getByRole('link', { name: 'Para todas as telas › Sem rede, ou com o servidor fora' }),
  ).toBeVisible();
});

test('Sobre tells the version of the site and of the server', async ({ page }) => {
  await entrar(page, '/dashboard');
  await page.getByRole('button', { name: 'Conta' }).click();
  await page.getByRole('menuitem', { name: 'Sobre o Cais' }).click();
  const sobre = page.getByRole('dialog', { name: 'Sobre o Cais' });
  const versoes = sobre.getByRole('definition');
  await expect(versoes).toHaveText([/^\d+\.\d+\.\d+$/, /^\d+\.\d+\.\d+$/]);
  expect(await versoes.nth(0).textContent()).toBe(await versoes.nth(1).textContent());
  await expect(sobre.getByRole('heading', { name: /^Novidades da versão/ })).toBeVisible();
  await conferir(page);
});
