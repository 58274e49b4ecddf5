import type { Page } from '@playwright/test';
import { conferir } from '#e2e/acessivel.ts';
import { entrar, expect, test } from '#e2e/apoio.ts';
import { enderecosDe, rotasPorGrupo } from '#e2e/enderecos.ts';

for (const [grupo, rotas] of Object.entries(rotasPorGrupo())) {
  test(`every screen of ${grupo}: read by axe on a desk, whole on a phone`, async ({ page }) => {
    // A group with pages outside the session runs without signing in.
    if (rotas.some(([, { fora }]) => fora)) await page.goto('/saude');
    else await entrar(page);
    for (const [rota, como] of rotas) {
      for (const endereco of await enderecosDe(page, rota, como)) {
        await test.step(endereco, async () => {
          await abrir(page, endereco, como.titulo);
          await conferirATela(page);
        });
      }
    }
  });
}

async function abrir(page: Page, endereco: string, titulo: string): Promise<void> {
  await page.setViewportSize(MESA);
  // The page sets its title when it renders: while the title is empty, the former page is still shown.
  if (new URL(page.url()).pathname === '/') {
    await page.evaluate((hash) => {
      document.title = '';
      location.hash = hash;
    }, endereco);
  } else await page.goto(`/#${endereco}`);
  // The page of a record says its name before the title of its path.
  await expect(page).toHaveTitle(new RegExp(`(^|· )${titulo} · Cais$`));
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  // An unknown tab or dialog would leave the address, and the test would check the page without it.
  expect(page.url()).toContain(`#${endereco}`);
  await expect(page.getByRole('button', { name: 'Tentar de novo' })).toHaveCount(0);
  await expect(page.locator('h1:visible')).toHaveCount(1);
  await expect(page.locator('main')).not.toBeEmpty();
  await expect(page.locator('main')).toHaveAttribute('aria-busy', 'false');
}

async function conferirATela(page: Page): Promise<void> {
  await expect.poll(() => sobras(page)).toEqual([]);
  await conferir(page);
  await page.setViewportSize(TELEFONE);
  await expect(page.locator('main')).toHaveAttribute('aria-busy', 'false');
  await expect.poll(() => sobras(page)).toEqual([]);
  expect(await cortados(page)).toEqual([]);
}

/** The elements wider than their place: the page, the element that scrolls it, the open dialog. */
function sobras(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    ['html', 'body', '#rolagem', '[role=dialog]']
      .flatMap((seletor) => [...document.querySelectorAll(seletor)])
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > Math.min(clientWidth, innerWidth))
      .map(({ tagName, id, scrollWidth }) => `${tagName}#${id} ${scrollWidth}`),
  );
}

/** What a person presses or reads that stands beyond the edge of the window, or is cut without a sign, and cannot be scrolled to. */
function cortados(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const rola = (elemento: Element | null): boolean =>
      elemento !== null &&
      ((/auto|scroll/.test(getComputedStyle(elemento).overflowX) && elemento.scrollWidth > elemento.clientWidth) ||
        rola(elemento.parentElement));
    const alem = [
      ...document.querySelectorAll('main :is(a, button, input, h1, h2, h3, [role=tab]), header :is(h1, button)'),
    ]
      .filter((elemento) => elemento.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((elemento) => {
        const { left, right, width } = elemento.getBoundingClientRect();
        return width > 1 && (left < -1 || right > innerWidth + 1) && !rola(elemento.parentElement);
      })
      .map((elemento) => `beyond the edge: ${elemento.outerHTML.slice(0, 120)}`);
    const semSinal = [...document.querySelectorAll<HTMLElement>('main *, [role=dialog] *')]
      .filter(({ childNodes }) => [...childNodes].some((parte) => parte instanceof Text && parte.data.trim() !== ''))
      .filter((elemento) => {
        const { overflowX, textOverflow, clip, clipPath } = getComputedStyle(elemento);
        const cortado = /hidden|clip/.test(overflowX) && elemento.scrollWidth > elemento.clientWidth + 1;
        // Text for screen readers alone is cut to a pixel.
        return (
          cortado && elemento.clientWidth > 1 && textOverflow !== 'ellipsis' && clip === 'auto' && clipPath === 'none'
        );
      })
      .map((elemento) => `cut: ${elemento.textContent.slice(0, 80)}`);
    return [...alem, ...semSinal];
  });
}

const MESA = { width: 1440, height: 900 };
const TELEFONE = { width: 360, height: 780 };
