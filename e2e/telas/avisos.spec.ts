import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { conferir } from '#e2e/acessivel.ts';
import { entrar, expect, pedir, test } from '#e2e/apoio.ts';
import { entrarComoNovaPessoa, outroComputador } from '#e2e/pessoas.ts';

test.describe.configure({ timeout: 120_000 });

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

test('with the stream cut the count is asked for each minute', async ({ page, browser }) => {
  await entrar(page);
  const dela = await outroComputador(browser);
  let cortes = 0;
  await dela.route('**/api/Aviso/Eventos', (rota) => {
    cortes += 1;
    return rota.abort();
  });
  await dela.clock.install();
  await entrarComoNovaPessoa(page, dela, '/dashboard');
  const sino = dela.getByRole('button', { name: /^Meu dia/ });
  await expect(sino).toHaveAccessibleName(/pendência/);
  await dela.clock.runFor(10_000);
  await expect.poll(() => cortes).toBeGreaterThan(0);
  const { id, versao } = await pedir<Processo>(dela, '/api/Processo', { referencia: `B-${Date.now()}` });
  await pedir(page, '/api/Processo', { id, versao, referencia: 'De outra pessoa' }, 'PUT');
  await dela.clock.runFor(60_000);
  await expect(sino).toHaveAccessibleName(/; \d+ avisos? novos?$/);
  await dela.context().close();
});

test('a webhook from its making to a delivery that is refused, at a desk and on a phone', async ({ page }) => {
  const outro = createServer((_, resposta) => resposta.end());
  await new Promise<void>((pronto) => outro.listen(0, '127.0.0.1', pronto));
  const url = `http://127.0.0.1:${(outro.address() as AddressInfo).port}/cais`;
  const nome = `ERP ${process.env.TEST_PARALLEL_INDEX}-${Date.now()}`;
  await entrar(page);
  await page.goto('/#/configuracoes/webhooks/novo');
  await page.getByRole('textbox', { name: 'Nome' }).fill(nome);
  await page.getByRole('textbox', { name: 'Endereço (URL)' }).fill('erp');
  await page.getByRole('button', { name: 'Gravar' }).click();
  await expect(page.getByText('Informe um endereço que comece por https:// ou http://.').first()).toBeVisible();
  await conferir(page);
  await page.getByRole('textbox', { name: 'Endereço (URL)' }).fill(url);
  // A webhook covers the whole company, so it takes a resource that no other journey writes meanwhile.
  await page.getByRole('checkbox', { name: 'Representantes legais' }).check();
  await page.getByRole('button', { name: 'Gravar' }).click();
  await expect(page.getByRole('heading', { name: nome })).toBeVisible();
  await expect(page.getByText('Nada foi enviado ainda.')).toBeVisible();
  await conferir(page);

  await page.getByRole('button', { name: 'Fazer o segredo' }).click();
  await expect(page.getByRole('textbox', { name: 'Segredo' })).toHaveValue(/^whsec_[\w-]{43}$/);
  await expect(page.getByRole('button', { name: 'Copiar segredo' })).toBeFocused();
  await conferir(page);

  // By default a server does not call addresses of its own network; the server of the tests keeps that default.
  await page.getByRole('button', { name: 'Enviar um teste' }).click();
  const linha = page.getByRole('row', { name: /Teste/ });
  await expect(linha).toContainText('O endereço é de uma rede privada, que este servidor não chama.');
  await expect(linha).toContainText('Pendente');
  await expect(page.getByText('Tentando de novo')).toBeVisible();
  await conferir(page);

  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByRole('list', { name: 'Entregas deste webhook' })).toContainText('1 tentativa');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await conferir(page);
  await page.goto('/#/configuracoes/webhooks');
  await expect(page.getByRole('link', { name: nome })).toBeVisible();
  await conferir(page);
  await page.getByRole('link', { name: nome }).click();
  await expect(page.getByRole('button', { name: 'Fazer outro segredo' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Segredo' })).toHaveCount(0);
  outro.close();
});
