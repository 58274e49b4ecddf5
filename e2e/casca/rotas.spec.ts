import type { Page } from '@playwright/test';
import { abrir, entrar, expect, hash, menu, test, titulo } from './apoio.ts';
import { DESVIOS, REGISTRO_DA_ABA, TELAS } from './telas.ts';

test.describe('signed out', () => {
  test.use({ sessao: null });

  test('any address is the login: nothing of the layout painted, nothing asked for', async ({ page, api }) => {
    await anotarMoldura(page);
    for (const endereco of [
      '/',
      '/#',
      '/#/pages',
      '/#/dashboard',
      '/#/importacao/processos',
      '/#/nao/existe',
      '/#/%E0%A4%A',
    ]) {
      await test.step(endereco, async () => {
        await page.goto('about:blank');
        await page.goto(endereco);
        await expect(page.getByRole('heading', { name: 'Entrar' })).toBeVisible();
        expect(hash(page)).toBe('#/pages/login');
        await expect(page).toHaveTitle('Entrar · Cais');
        expect(await molduraPintada(page)).toEqual([]);
      });
    }
    expect(api.pedidos).toEqual([]);
  });

  test('who moves on from the login by the address bar comes back to it', async ({ page, api }) => {
    await anotarMoldura(page);
    await abrir(page, '/pages/login');
    for (const [caminho] of [...TELAS, ...DESVIOS]) {
      await page.goto(`/#${caminho}`);
      await expect(page).toHaveURL(/#\/pages\/login$/);
    }
    expect(await molduraPintada(page)).toEqual([]);
    expect(api.pedidos).toEqual([]);
  });

  test('after login the person lands on the path first asked for, query and all, also after a reload', async ({
    page,
  }) => {
    await abrir(page, '/importacao/processos?situacao=REGISTRADO');
    await expect(page).toHaveURL(/#\/pages\/login$/);
    await page.reload();
    await entrar(page);
    await expect(page).toHaveURL(/#\/importacao\/processos\?situacao=REGISTRADO$/);
    await expect(titulo(page)).toHaveText('Processos');
  });
});

test('every page has its title, in the bar and on the tab', async ({ page }) => {
  await abrir(page, '/nao/existe');
  for (const [caminho, esperado] of [...TELAS, ['/dci/processos-dci/', 'Meus Processos'] as const]) {
    await test.step(caminho, async () => {
      await page.goto(`/#${caminho}`);
      const registro = REGISTRO_DA_ABA[caminho];
      await expect(page).toHaveTitle([...(registro ? [registro] : []), esperado, 'Cais'].join(' · '));
      await expect(titulo(page)).toHaveText(esperado);
      await expect(page.getByRole('main')).not.toBeEmpty();
      await expect(page.getByText('Página não encontrada')).toBeHidden();
      expect(hash(page)).toBe(`#${caminho}`);
    });
  }
});

test('bare parents and old addresses lead to their page', async ({ page }) => {
  await abrir(page, '/components');
  for (const [caminho, destino] of DESVIOS) {
    await test.step(`${caminho} → ${destino}`, async () => {
      await page.goto(`/#${caminho}`);
      await expect.poll(() => hash(page)).toBe(`#${destino}`);
      await expect(menu(page)).toBeVisible();
    });
  }
});

test('the bare address with a valid session is the dashboard', async ({ page }) => {
  for (const inicio of ['/', '/#/pages/login']) {
    await page.goto('about:blank');
    await page.goto(inicio);
    await expect(page).toHaveURL(/#\/dashboard$/);
    await expect(titulo(page)).toHaveText('Dashboard');
  }
});

test('an unknown path is not found, inside the layout and with its address kept', async ({ page }) => {
  await abrir(page, '/nao/existe');
  for (const caminho of ['/nao/existe', '/importacao/nada', '/%E0%A4%A', '/configuracoes/empresa/7/nada']) {
    await test.step(caminho, async () => {
      await page.goto(`/#${caminho}`);
      await expect(page.getByRole('main').getByRole('heading', { name: 'Página não encontrada' })).toBeVisible();
      await expect(menu(page)).toBeVisible();
      expect(hash(page)).toBe(`#${caminho}`);
      await page.getByRole('link', { name: 'Ir para o Dashboard' }).click();
      await expect(page).toHaveURL(/#\/dashboard$/);
    });
  }
});

test('a reload on a deep link keeps it', async ({ page }) => {
  await abrir(page, '/dashboard');
  for (const [caminho, esperado] of [['/importacao/processos?pagina=2', 'Processos'] as const, ...TELAS.slice(5, 7)]) {
    await test.step(caminho, async () => {
      await page.goto(`/#${caminho}`);
      await page.reload();
      await expect(titulo(page)).toHaveText(esperado);
      expect(hash(page)).toBe(`#${caminho}`);
    });
  }
});

test('an address typed while the page is still starting is where the person lands', async ({ page }) => {
  await page.addInitScript(() => {
    const andamento = { digitados: 0, jogadoDeVolta: 0 };
    Object.assign(window, { andamento });
    const digitar = setInterval(() => {
      const ultimo = `#/dcr/novo-processo-dcr?n=${andamento.digitados}`;
      if (andamento.digitados > 0 && location.hash !== ultimo) andamento.jogadoDeVolta += 1;
      if (document.querySelector('h1')) clearInterval(digitar);
      else {
        andamento.digitados += 1;
        location.hash = `#/dcr/novo-processo-dcr?n=${andamento.digitados}`;
      }
    });
  });
  await abrir(page, '/dashboard');
  await expect(page).toHaveTitle('Novo Processo · Cais');
  const { digitados, jogadoDeVolta } = await page.evaluate(
    () => (window as unknown as { andamento: { digitados: number; jogadoDeVolta: number } }).andamento,
  );
  expect(digitados).toBeGreaterThan(1);
  expect(jogadoDeVolta).toBe(0);
  expect(hash(page)).toBe(`#/dcr/novo-processo-dcr?n=${digitados}`);
});

/** Records every part of the main layout that ever appears in the page, even for one frame. */
async function anotarMoldura(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const vistos: string[] = [];
    Object.assign(window, { molduraVista: vistos });
    new MutationObserver(() => {
      for (const parte of document.querySelectorAll('nav, header, footer, .MuiDrawer-root')) vistos.push(parte.tagName);
    }).observe(document, { childList: true, subtree: true });
  });
}

async function molduraPintada(page: Page): Promise<unknown> {
  return page.evaluate(() => (window as unknown as { molduraVista: string[] }).molduraVista);
}
