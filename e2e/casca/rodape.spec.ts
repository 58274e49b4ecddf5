import { readFileSync } from 'node:fs';
import { abrir, expect, menu, rodape, test, titulo } from './apoio.ts';

const { consultoria } = JSON.parse(readFileSync('public/config.json', 'utf8'));

test('it credits the consultancy of config.json, hidden on the map alone, however its address is written', async ({
  page,
}) => {
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
  // Addresses that are only like the map’s.
  for (const endereco of ['/maps/fullscreen/x', '/dashboard?de=/maps/fullscreen']) {
    await page.goto(`/#${endereco}`);
    await expect(rodape(page)).toContainText(`Consultoria: ${consultoria.nome}`);
  }
});
