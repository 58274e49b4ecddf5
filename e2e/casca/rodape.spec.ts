import { readFileSync } from 'node:fs';
import { abrir, expect, menu, rodape, test, titulo } from './apoio.ts';

const { consultoria } = JSON.parse(readFileSync('public/config.json', 'utf8'));

test('it credits the consultancy that config.json names, without a link where it has no page', async ({ page }) => {
  await abrir(page, '/dashboard');
  await expect(rodape(page)).toContainText(`Consultoria: ${consultoria.nome}`);
  await expect(rodape(page).getByRole('link')).toHaveCount(0);
});

test('another config.json, another consultancy; none is no credit', async ({ page }) => {
  for (const outra of [{ nome: 'Consultoria Fictícia', url: 'https://example.org/c' }, null]) {
    await page.route('**/config.json', (rota) => rota.fulfill({ json: { consultoria: outra } }));
    await abrir(page, '/importacao/sefaz');
    await expect(rodape(page)).toContainText('Cais');
    await expect(rodape(page).getByRole('link')).toHaveText(outra ? [outra.nome] : []);
    if (outra) await expect(rodape(page).getByRole('link')).toHaveAttribute('href', outra.url);
  }
});

test('it is hidden on the map, however its address is written, and back on leaving', async ({ page }) => {
  await abrir(page, '/maps/fullscreen');
  for (const fim of ['', '/', '?x=1', '/?x=1']) {
    await page.goto(`/#/maps/fullscreen${fim}`);
    await expect(page.getByRole('heading', { name: 'Mapa de origens' })).toBeVisible();
    await expect(rodape(page)).toHaveCount(0);
    await menu(page).getByRole('link', { name: 'Dashboard' }).click();
    await expect(titulo(page)).toHaveText('Dashboard');
    await expect(rodape(page)).toBeVisible();
  }
  await page.goBack();
  await expect(rodape(page)).toHaveCount(0);
});

test('it is there on an address that is only like the map’s', async ({ page }) => {
  await abrir(page, '/maps/fullscreen/x');
  await expect(rodape(page)).toBeVisible();
  await page.goto('/#/dashboard?de=/maps/fullscreen');
  await expect(rodape(page)).toBeVisible();
});
