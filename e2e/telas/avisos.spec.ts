import { conferir } from '#e2e/acessivel.ts';
import { entrar, expect, pedir, test } from '#e2e/apoio.ts';
import { entrarComoNovaPessoa, outroComputador } from '#e2e/pessoas.ts';

interface Processo {
  id: string;
  numero: string;
  versao: number;
}

test('what a colleague does is on the bell of an open page, leads to the record by the keyboard, and is read', async ({
  page,
  browser,
}) => {
  await entrar(page);
  const ana = await outroComputador(browser);
  const ouvindo = ana.waitForResponse((resposta) => resposta.url().endsWith('/api/Aviso/Eventos'));
  await entrarComoNovaPessoa(page, ana, '/dashboard');
  await ouvindo;
  const { id, numero } = await pedir<Processo>(ana, '/api/Processo', { referencia: `A-${Date.now()}` });
  const sino = ana.getByRole('button', { name: /^Meu dia/ });

  await test.step('with none, the panel says what would be there', async () => {
    await sino.click();
    const painel = ana.getByRole('dialog', { name: 'Avisos' });
    // Other journeys invite people meanwhile, which the whole company is told.
    await expect(painel.getByText('Nenhum aviso ainda').or(painel.getByText('Acesso').first())).toBeVisible();
    await conferir(ana);
    await ana.keyboard.press('Escape');
    await expect(painel).toHaveCount(0);
    await expect(sino).toBeFocused();
  });

  // Only the stream can bring the notice: while it is open the page does not poll the count.
  await test.step('the colleague changes the process, on a page of theirs', async () => {
    await page.goto(`/#/importacao/processos/${id}?aba=carga`);
    await page.getByRole('textbox', { name: 'ETA' }).fill('01/12/2026');
    await page.getByRole('textbox', { name: 'Veículo' }).fill('Navio Fictício 12E');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Alterações gravadas.')).toBeVisible();
    await expect(sino).toHaveAccessibleName(/; \d+ avisos? novos?$/);
    await expect(ana.getByRole('status').filter({ hasText: /\d+ avisos? novos?/ })).toBeAttached();
  });

  await test.step('by the keyboard to the notice, and to what it tells of', async () => {
    await sino.focus();
    await ana.keyboard.press('Enter');
    const linha = ana.getByRole('list', { name: 'Avisos' }).getByRole('listitem').filter({ hasText: numero });
    await expect(linha).toContainText('Alterou Veículo e ETA.');
    await expect(linha).toContainText('Novo');
    await expect(linha).toContainText(/(agora mesmo|há 1 min) · \d\d\/\d\d\/\d{4} \d\d:\d\d/);
    await conferir(ana);
    await ana.keyboard.press('Tab');
    await expect(ana.getByRole('link', { name: /^Meu dia/ })).toBeFocused();
    await ana.keyboard.press('Tab');
    await expect(ana.getByRole('button', { name: 'Marcar todos como lidos' })).toBeFocused();
    await linha.getByRole('link', { name: numero }).focus();
    await ana.keyboard.press('Enter');
    await expect(ana).toHaveURL(new RegExp(`#/importacao/processos/${id}`));
    await expect(ana.getByRole('heading', { name: numero })).toBeVisible();
  });

  await test.step('read, it stays in the list without being new', async () => {
    await sino.click();
    const linha = ana.getByRole('list', { name: 'Avisos' }).getByRole('listitem').filter({ hasText: numero });
    await expect(linha).not.toContainText('Novo');
  });
  await ana.context().close();
});
